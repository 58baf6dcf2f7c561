import { to } from '@console/shared/routing';

/** The tabs of alerting in their order; their routes are in `routes.ts`. */
export const ALERTING_TABS = [
  { label: 'Receivers', to: to('/system/alerting/receivers') },
  { label: 'Event classes', to: to('/system/alerting/event-classes') },
] as const;
