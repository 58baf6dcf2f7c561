import { useCallback } from 'react';
import { timeseriesQuery } from '@console/shared/api';
import { CopyQuery, Explorer, PROJECT_EXAMPLES, OxqlHelp } from '@console/shared/oxql';
import { useParams } from '@console/shared/routing';
import { call } from '@console/shared/runtime';
import { PageHeader } from '@console/shared/ui';

/** Only fleet users may list timeseries: here the names come from charts and examples. */
const NO_SCHEMAS: readonly never[] = [];

/** The page that queries the measurements of a project (docs/screens/operator.md section 9.5). */
export function Component() {
  const { project } = useParams('/projects/:project/oxql');
  const ask = useCallback(
    (query: string, signal: AbortSignal) =>
      call(timeseriesQuery, { query: { project }, body: { query } }, { signal, afterSignIn: true }),
    [project],
  );
  return (
    <>
      <PageHeader title="OxQL explorer" help={<OxqlHelp />} />
      <Explorer
        ask={ask}
        schemas={NO_SCHEMAS}
        examples={PROJECT_EXAMPLES}
        copyAs={(query) => (
          <CopyQuery
            query={query}
            request={{
              operation: { ...timeseriesQuery, method: 'POST' as const },
              input: { query: { project }, body: { query } },
            }}
            command={`experimental timeseries query --project ${project} --query`}
          />
        )}
      />
    </>
  );
}
