import { docsUrl } from '@console/shared/runtime';
import { DocsPopover } from '@console/shared/ui';

/** The help text of the VPC pages. */
export function VpcsHelp() {
  return (
    <DocsPopover
      topic="VPCs"
      summary="A VPC is a private network that isolates a set of instances. Instances in a VPC reach each other at private addresses if its firewall rules allow it. Instances in different VPCs reach each other only at external addresses."
      links={[
        { label: 'Put a web server on the internet', href: '/guides/web-server' },
        { label: 'Networking', href: docsUrl('guides/configuring-guest-networking') },
        {
          label: 'Firewall Rules',
          href: docsUrl('guides/configuring-guest-networking#_firewall_rules'),
        },
      ]}
    />
  );
}
