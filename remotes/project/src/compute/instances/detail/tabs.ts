import { to } from '@console/shared/routing';
import { extensionsAt } from '@console/shared/runtime';

/** Names that identify the instance of a page. */
export interface InstancePlace {
  project: string;
  instance: string;
}

/** The tabs of an instance in their order, those of other areas last; their routes are in `routes.ts`. */
export const instanceTabs = (place: InstancePlace) => [
  { label: 'Storage', to: to('/projects/:project/instances/:instance/storage', place) },
  { label: 'Networking', to: to('/projects/:project/instances/:instance/networking', place) },
  {
    label: 'Metrics',
    to: to('/projects/:project/instances/:instance/metrics/cpu', place),
    activePrefix: to('/projects/:project/instances/:instance/metrics', place),
  },
  { label: 'Connect', to: to('/projects/:project/instances/:instance/connect', place) },
  { label: 'Settings', to: to('/projects/:project/instances/:instance/settings', place) },
  ...extensionsAt('instance.tab').map(({ area, id, label }) => ({
    label,
    to: to('/projects/:project/instances/:instance/more/:area/:extension', { ...place, area, extension: id }),
  })),
];

/** The tab of the network with the form that opens a port (`networking/rules-cards.tsx`). */
export const openPortPath = (place: InstancePlace): string =>
  `${to('/projects/:project/instances/:instance/networking', place)}?open=port`;

/** Whether a path is the tab of the charts, the first of which belongs on the first screen of a phone. */
export const isOnMetrics = (pathname: string, place: InstancePlace): boolean =>
  pathname.startsWith(to('/projects/:project/instances/:instance/metrics', place));
