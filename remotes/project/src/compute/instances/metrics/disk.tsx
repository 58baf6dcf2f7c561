import { OneOrAll, useChoice } from '@console/shared/metrics';
import { useLoaded } from '@console/shared/query';
import { useParams } from '@console/shared/routing';
import { instanceDisks } from '../../../storage/disks/queries.ts';
import { instanceByName } from '../../../base/instances/queries.ts';
import { diskCharts } from './charts.ts';
import { MetricCharts, NothingToMeasure } from './metric-charts.tsx';

export function Component() {
  const { project, instance: name } = useParams('/projects/:project/instances/:instance/metrics/disk');
  const instance = useLoaded(instanceByName(project, name));
  const { items: disks } = useLoaded(instanceDisks(project, name));
  const names = disks.map((disk) => disk.name);
  const [chosen, choose] = useChoice('disk', names);
  if (disks.length === 0) {
    return (
      <NothingToMeasure title="No disk metrics available">
        This instance has no disks. Attach one to see its metrics.
      </NothingToMeasure>
    );
  }
  const diskId = disks.find((disk) => disk.name === chosen)?.id;
  return (
    <MetricCharts
      counts
      project={project}
      instance={instance}
      charts={diskCharts(instance.id, diskId)}
      filter={<OneOrAll label="Choose disk" all="All disks" {...{ names, chosen, choose }} />}
    />
  );
}
