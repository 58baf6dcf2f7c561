import { docsUrl } from '@console/shared/runtime';
import { DocsPopover } from '@console/shared/ui';

/** The help text of the explorers. */
export function OxqlHelp() {
  return (
    <DocsPopover
      topic="OxQL"
      summary="OxQL is the query language for measurements: get a timeseries, filter it, align it, group it."
      links={[{ label: 'OxQL', href: docsUrl('guides/operator/system-metrics#_oxql_quickstart') }]}
    />
  );
}
