import { docsUrl } from '@console/shared/runtime';
import { DocsPopover } from '@console/shared/ui';

/** The docs popover of BGP. */
export function BgpHelp() {
  return (
    <DocsPopover
      topic="BGP"
      summary="By BGP the switches tell the routers around them which addresses are in the rack, and learn the ways out."
      links={[{ label: 'Operator guides', href: docsUrl('guides/operator') }]}
    />
  );
}
