import { useMemo } from 'react';
import { siloMetric } from '@console/shared/api';
import { CapacityCharts, useChoice, type CapacitySource } from '@console/shared/metrics';
import { query, useQuery } from '@console/shared/query';
import { Message } from '@console/shared/ui';
import { allProjects } from '../../base/projects/queries.ts';

/** Capacity of the user's own silo, or of one of its projects. */
const siloCapacity = (project: string | undefined): CapacitySource => ({
  operation: siloMetric,
  only: project,
  samples: (metricName, range) => query(siloMetric, { path: { metricName }, query: { ...range, project } }),
});

/** The history of provisioned capacity (docs/screens/system-settings-auth.md section 7). Without projects, it covers all of them. */
export function Metrics() {
  const { data, isError } = useQuery(allProjects());
  const projects = data?.items;
  const names = useMemo(() => (projects ?? []).map(({ name }) => name), [projects]);
  const [project, choose] = useChoice('project', names);
  const source = useMemo(() => siloCapacity(project), [project]);
  return (
    <>
      {isError && !data && (
        <Message variant="notice">
          The projects could not be loaded. The charts show the totals of all projects.
        </Message>
      )}
      <CapacityCharts
        source={source}
        filter={{ label: 'Filter by project', all: 'All projects', names, chosen: project, choose }}
      />
    </>
  );
}
