import { screen } from '@console/shared/routing';
import { oneSettings, portSettings } from '../crumbs.ts';
import {
  allAnnounceSets,
  allBgpConfigs,
  allLots,
  allLoopbacks,
  allPortSettings,
  allSwitchPorts,
  portSettingsView,
} from '../rack/queries.ts';
import { settingsPage } from './queries.ts';

export const portSettingsRoutes = [
  screen('/system/networking/port-settings', {
    under: portSettings,
    load: () => [settingsPage()],
    lookups: () => [allSwitchPorts()],
    component: () => import(/* webpackChunkName: "port-settings-list" */ './list.tsx'),
  }),
  screen('/system/networking/port-settings-new', {
    title: 'New port settings',
    under: portSettings,
    load: (_, search) => {
      const from = search.get('from');
      return from === null ? [] : [portSettingsView(from)];
    },
    prefetch: () => [allBgpConfigs(), allLots(), allPortSettings(), allLoopbacks(), allAnnounceSets()],
    component: () => import(/* webpackChunkName: "port-settings-create" */ './create.tsx'),
  }),
  screen('/system/networking/port-settings/:portSettings', {
    under: oneSettings,
    load: ({ portSettings: name }) => [portSettingsView(name)],
    prefetch: () => [allBgpConfigs(), allLots(), allSwitchPorts()],
    component: () => import(/* webpackChunkName: "port-settings" */ './detail.tsx'),
  }),
  screen('/system/networking/port-settings/:portSettings/edit', {
    title: 'Edit port settings',
    under: oneSettings,
    load: ({ portSettings: name }) => [portSettingsView(name), allSwitchPorts()],
    // Their blocks are requested in parallel with the page
    prefetch: () => [allLots(), allBgpConfigs(), allPortSettings(), allLoopbacks(), allAnnounceSets()],
    component: () => import(/* webpackChunkName: "port-settings-edit" */ './edit/page.tsx'),
  }),
];
