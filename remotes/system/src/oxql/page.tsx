import { systemTimeseriesQuery } from '@console/shared/api';
import { CopyQuery, Explorer, FLEET_EXAMPLES, OxqlHelp } from '@console/shared/oxql';
import { useLoaded } from '@console/shared/query';
import { call } from '@console/shared/runtime';
import { PageHeader } from '@console/shared/ui';
import { timeseriesSchemas } from './queries.ts';

const ask = (query: string, signal: AbortSignal) =>
  call(systemTimeseriesQuery, { body: { query } }, { signal, afterSignIn: true });

const requestOf = (query: string) => ({
  operation: { ...systemTimeseriesQuery, method: 'POST' as const },
  input: { body: { query } },
});

/** The page that queries everything measured in the fleet (docs/screens/operator.md section 9.5). */
export function Component() {
  const { items } = useLoaded(timeseriesSchemas());
  return (
    <>
      <PageHeader title="OxQL explorer" help={<OxqlHelp />} />
      <Explorer
        ask={ask}
        schemas={items}
        examples={FLEET_EXAMPLES}
        copyAs={(query) => (
          <CopyQuery
            query={query}
            request={requestOf(query)}
            command="experimental system timeseries query --query"
          />
        )}
      />
    </>
  );
}
