import { docsUrl } from '@console/shared/runtime';
import { DocsPopover } from '@console/shared/ui';

/** The help text of the VPC pages. */
export function VpcsHelp() {
  return (
    <DocsPopover
      topic="VPCs"
      summary="A VPC is a private network that keeps a set of instances apart from others. Inside it, instances reach each other by their private addresses if its rules allow it; from one VPC to another only by external addresses."
      links={[
        { label: 'Networking', href: docsUrl('guides/configuring-guest-networking') },
        {
          label: 'Firewall Rules',
          href: docsUrl('guides/configuring-guest-networking#_firewall_rules'),
        },
      ]}
    />
  );
}
