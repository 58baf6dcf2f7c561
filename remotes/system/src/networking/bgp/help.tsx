import { docsUrl } from '@console/shared/runtime';
import { DocsPopover } from '@console/shared/ui';

/** The docs popover of BGP. */
export function BgpHelp() {
  return (
    <DocsPopover
      topic="BGP"
      summary="The switches use BGP to tell neighboring routers which addresses the rack has, and to learn routes to other networks."
      links={[{ label: 'Operator guides', href: docsUrl('guides/operator') }]}
    />
  );
}
