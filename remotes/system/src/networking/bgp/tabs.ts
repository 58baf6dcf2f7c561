import { to } from '@console/shared/routing';

/** Tabs of the BGP pages, in order; their routes are in `routes.ts`. */
export const BGP_TABS = [
  { label: 'Sessions', to: to('/system/networking/bgp/sessions') },
  { label: 'BFD', to: to('/system/networking/bfd') },
  { label: 'Configs', to: to('/system/networking/bgp/configs') },
  { label: 'Announce sets', to: to('/system/networking/bgp/announce-sets') },
  { label: 'Routes', to: to('/system/networking/bgp/routes') },
  { label: 'Messages', to: to('/system/networking/bgp/messages') },
] as const;
