import { useMemo } from 'react';
import { Outlet, useLocation } from '@console/shared/router';
import { to, useCommands, useParams } from '@console/shared/routing';
import { RouteTabs } from '@console/shared/ui/detail';
import { MetricsContext, useMetricsState } from './use-metrics.ts';

export function Component() {
  const { project, instance } = useParams('/projects/:project/instances/:instance/metrics');
  // Period and choices are kept from tab to tab
  const { search } = useLocation();
  const tabs = useMemo(() => {
    const tab = (label: string, path: string) => ({ label, to: path + search, activePrefix: path });
    const at = { project, instance };
    return [
      tab('CPU', to('/projects/:project/instances/:instance/metrics/cpu', at)),
      tab('Disk', to('/projects/:project/instances/:instance/metrics/disk', at)),
      tab('Network', to('/projects/:project/instances/:instance/metrics/network', at)),
    ];
  }, [project, instance, search]);
  useCommands(
    useMemo(
      () => [
        ...tabs.map(({ label, to: path }) => ({ group: 'Metrics', label, to: path })),
        { group: 'Metrics', label: 'OxQL explorer', to: to('/projects/:project/oxql', { project }) },
      ],
      [tabs, project],
    ),
  );
  return (
    <MetricsContext value={useMetricsState()}>
      <RouteTabs variant="segmented" label="Metrics" tabs={tabs}>
        <Outlet />
      </RouteTabs>
    </MetricsContext>
  );
}
