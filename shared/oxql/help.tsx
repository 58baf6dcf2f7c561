import { docsUrl } from '@console/shared/runtime';
import { DocsPopover } from '@console/shared/ui';

/** The help text of the explorers. */
export function OxqlHelp() {
  return (
    <DocsPopover
      topic="OxQL"
      summary="OxQL queries measurements: get a timeseries, then filter, align, and group it."
      links={[{ label: 'OxQL', href: docsUrl('guides/operator/system-metrics#_oxql_quickstart') }]}
    />
  );
}
