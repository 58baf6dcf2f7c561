import { docsUrl } from '@console/shared/runtime';
import { DocsPopover } from '@console/shared/ui';

/** The docs popover of the IP pools. */
export function IpPoolsHelp() {
  return (
    <DocsPopover
      topic="IP pools"
      summary="An IP pool holds the addresses at which instances are reached from outside. Silos that are linked to it can use them."
      links={[{ label: 'IP Pools', href: docsUrl('guides/operator/ip-pool-management') }]}
    />
  );
}
