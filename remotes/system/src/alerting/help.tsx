import { docsUrl } from '@console/shared/runtime';
import { DocsPopover } from '@console/shared/ui';

/** Explains what receivers are. */
export function AlertingHelp() {
  return (
    <DocsPopover
      topic="alerting"
      summary="A receiver is an endpoint that you provide. When something happens in the system, such as the addition of a sled, the system sends it a signed request."
      links={[{ label: 'Guides', href: docsUrl('guides') }]}
    />
  );
}
