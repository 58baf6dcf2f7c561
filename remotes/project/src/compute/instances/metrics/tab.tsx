import { Outlet, useLocation } from '@console/shared/router';
import { to, useParams } from '@console/shared/routing';
import { RouteTabs } from '@console/shared/ui/detail';
import { MetricsContext, useMetricsState } from './use-metrics.ts';

export function Component() {
  const place = useParams('/projects/:project/instances/:instance/metrics');
  // Period and choices go along from tab to tab
  const { search } = useLocation();
  const tab = (label: string, path: string) => ({ label, to: path + search, activePrefix: path });
  return (
    <MetricsContext value={useMetricsState()}>
      <RouteTabs
        variant="segmented"
        label="Metrics"
        tabs={[
          tab('CPU', to('/projects/:project/instances/:instance/metrics/cpu', place)),
          tab('Disk', to('/projects/:project/instances/:instance/metrics/disk', place)),
          tab('Network', to('/projects/:project/instances/:instance/metrics/network', place)),
        ]}
      >
        <Outlet />
      </RouteTabs>
    </MetricsContext>
  );
}
