import { docsUrl } from '@console/shared/runtime';
import { DocsPopover } from '@console/shared/ui';

/** Explains receivers. */
export function AlertingHelp() {
  return (
    <DocsPopover
      topic="alerting"
      summary="A receiver is an endpoint that you run. The system sends it a signed request for each event, such as an added sled."
      links={[{ label: 'Guides', href: docsUrl('guides') }]}
    />
  );
}
