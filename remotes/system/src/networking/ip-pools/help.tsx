import { docsUrl } from '@console/shared/runtime';
import { DocsPopover } from '@console/shared/ui';

/** The docs popover of the IP pools. */
export function IpPoolsHelp() {
  return (
    <DocsPopover
      topic="IP pools"
      summary="An IP pool holds external addresses for instances. Silos that are linked to the pool can use its addresses."
      links={[
        { label: 'Add addresses to an IP pool', href: '/guides/add-addresses' },
        { label: 'IP Pools', href: docsUrl('guides/operator/ip-pool-management') },
      ]}
    />
  );
}
