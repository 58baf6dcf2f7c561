import { OneOrAll, useChoice } from '@console/shared/metrics';
import { useLoaded } from '@console/shared/query';
import { useParams } from '@console/shared/routing';
import { instanceByName, networkInterfaces } from '../../../base/instances/queries.ts';
import { networkCharts } from './charts.ts';
import { MetricCharts, NothingToMeasure } from './metric-charts.tsx';

export function Component() {
  const { project, instance: name } = useParams('/projects/:project/instances/:instance/metrics/network');
  const instance = useLoaded(instanceByName(project, name));
  const { items: interfaces } = useLoaded(networkInterfaces(project, name));
  const names = interfaces.map((one) => one.name);
  const [chosen, choose] = useChoice('nic', names);
  if (interfaces.length === 0) {
    return (
      <NothingToMeasure title="No network metrics available">
        This instance has no network interfaces. Add one to see its traffic.
      </NothingToMeasure>
    );
  }
  const interfaceId = interfaces.find((one) => one.name === chosen)?.id;
  return (
    <MetricCharts
      counts
      project={project}
      instance={instance}
      charts={networkCharts(instance.id, interfaceId)}
      filter={<OneOrAll label="Choose network interface" all="All NICs" {...{ names, chosen, choose }} />}
    />
  );
}
