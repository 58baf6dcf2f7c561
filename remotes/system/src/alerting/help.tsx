import { docsUrl } from '@console/shared/runtime';
import { DocsPopover } from '@console/shared/ui';

/** Explains what receivers are. */
export function AlertingHelp() {
  return (
    <DocsPopover
      topic="alerting"
      summary="A receiver is an address of yours. When something happens to the system, such as a sled that was added, it gets a signed request that says so."
      links={[{ label: 'Guides', href: docsUrl('guides') }]}
    />
  );
}
