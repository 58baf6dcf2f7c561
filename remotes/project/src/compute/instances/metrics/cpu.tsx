import { useChoice } from '@console/shared/metrics';
import { useLoaded } from '@console/shared/query';
import { FilterSelect } from '@console/shared/date-range';
import { useParams } from '@console/shared/routing';
import { instanceByName } from '../../../base/instances/queries.ts';
import { CPU_STATE_NAMES, cpuCharts, cpuStateLabel } from './charts.ts';
import { MetricCharts } from './metric-charts.tsx';

const ITEMS = [
  ...CPU_STATE_NAMES.map((state) => ({ value: state, label: `State: ${cpuStateLabel(state)}` })),
  { value: 'all', label: 'All states' },
] as const;

export function Component() {
  const { project, instance: name } = useParams('/projects/:project/instances/:instance/metrics/cpu');
  const instance = useLoaded(instanceByName(project, name));
  const [chosen = 'run', choose] = useChoice(
    'state',
    ITEMS.map(({ value }) => value),
  );
  return (
    <MetricCharts
      project={project}
      instance={instance}
      charts={cpuCharts(instance.id, chosen === 'all' ? undefined : chosen)}
      filter={
        <FilterSelect
          label="Choose state"
          items={ITEMS}
          value={chosen}
          onChange={(state) => choose(state === 'run' ? undefined : state)}
        />
      }
    />
  );
}
