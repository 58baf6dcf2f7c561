import { crumb, resolve, screen } from '@console/shared/routing';
import { extensionCrumb } from '@console/shared/runtime';
import { antiAffinityReads, affinityReads } from '../affinity/queries.ts';
import { project } from '../crumbs.ts';
import { projectByName } from '../base/projects/queries.ts';
import { instanceDisks } from '../storage/disks/queries.ts';
import { newInstanceChoices } from './instances/create/queries.ts';
import { instancePath } from './instances/lookup.ts';
import { allVpcs } from '../networking/vpcs/queries.ts';
import { allFloatingIps } from '../networking/floating-ips/queries.ts';
import { interfaceNetworks } from './instances/networking/queries.ts';
import {
  allInstances,
  externalIps,
  injectedKeys,
  instanceByName,
  instancePage,
  networkInterfaces,
} from '../base/instances/queries.ts';

const instances = crumb('/projects/:project/instances', 'Instances', project);
const instance = crumb(
  '/projects/:project/instances/:instance/storage',
  ({ instance: name }) => name,
  instances,
);

/** Screens of a project's instances. */
export const computeRoutes = [
  screen('/projects/:project/instances', {
    crumb: 'Instances',
    under: project,
    // The project itself too: without it a wrong name would show an empty list
    load: ({ project: name }) => [projectByName(name), instancePage(name)()],
    component: () => import(/* webpackChunkName: "instances-list" */ './instances/list.tsx'),
  }),
  screen('/projects/:project/instances-new', {
    crumb: 'New instance',
    under: project,
    load: ({ project: name }) => newInstanceChoices(name),
    prefetch: ({ project: name }) => [allVpcs(name)],
    component: () => import(/* webpackChunkName: "instances-create" */ './instances/create/create.tsx'),
  }),
  screen('/projects/:project/instances-compare', {
    crumb: 'Compare',
    under: instances,
    load: ({ project: name }) => [projectByName(name)],
    prefetch: ({ project: name }) => [allInstances(name)],
    component: () => import(/* webpackChunkName: "instances-compare" */ './compare/page.tsx'),
  }),
  screen('/projects/:project/instances/:instance/serial-console', {
    crumb: 'Serial Console',
    under: instance,
    layout: 'fill',
    load: ({ project: inProject, instance: name }) => [instanceByName(inProject, name)],
    component: () => import(/* webpackChunkName: "serial-console" */ './instances/serial-console/page.tsx'),
  }),
  screen('/projects/:project/instances/:instance', {
    under: instance,
    load: ({ project: inProject, instance: name }) => [instanceByName(inProject, name)],
    // The page works without them: it shows that they are not available
    lookups: ({ project: inProject, instance: name }) => [
      externalIps(inProject, name),
      networkInterfaces(inProject, name),
    ],
    component: () => import(/* webpackChunkName: "instance" */ './instances/detail/page.tsx'),
    // The first tab is the one to which the path of the instance redirects
    tabs: [
      screen('/projects/:project/instances/:instance/storage', {
        crumb: 'Storage',
        under: instance,
        lookups: ({ project: inProject, instance: name }) => [instanceDisks(inProject, name)],
        component: () => import(/* webpackChunkName: "instance-storage" */ './instances/storage/tab.tsx'),
      }),
      screen('/projects/:project/instances/:instance/networking', {
        crumb: 'Networking',
        under: instance,
        load: ({ project: inProject, instance: name }) => [
          externalIps(inProject, name),
          networkInterfaces(inProject, name),
        ],
        lookups: ({ project: inProject, instance: name }) => [
          interfaceNetworks(inProject, name),
          allFloatingIps(inProject),
        ],
        component: () =>
          import(/* webpackChunkName: "instance-networking" */ './instances/networking/tab.tsx'),
      }),
      screen('/projects/:project/instances/:instance/metrics', {
        crumb: 'Metrics',
        under: instance,
        component: () => import(/* webpackChunkName: "instance-metrics" */ './instances/metrics/tab.tsx'),
        tabs: [
          screen('/projects/:project/instances/:instance/metrics/cpu', {
            crumb: 'Metrics',
            under: instance,
            component: () => import(/* webpackChunkName: "metrics-cpu" */ './instances/metrics/cpu.tsx'),
          }),
          screen('/projects/:project/instances/:instance/metrics/disk', {
            crumb: 'Metrics',
            under: instance,
            load: ({ project: inProject, instance: name }) => [instanceDisks(inProject, name)],
            component: () => import(/* webpackChunkName: "metrics-disk" */ './instances/metrics/disk.tsx'),
          }),
          screen('/projects/:project/instances/:instance/metrics/network', {
            crumb: 'Metrics',
            under: instance,
            load: ({ project: inProject, instance: name }) => [networkInterfaces(inProject, name)],
            component: () =>
              import(/* webpackChunkName: "metrics-network" */ './instances/metrics/network.tsx'),
          }),
        ],
      }),
      screen('/projects/:project/instances/:instance/connect', {
        crumb: 'Connect',
        under: instance,
        load: ({ project: inProject, instance: name }) => [externalIps(inProject, name)],
        prefetch: ({ project: inProject, instance: name }) => [injectedKeys(inProject, name)],
        component: () => import(/* webpackChunkName: "instance-connect" */ './instances/connect/tab.tsx'),
      }),
      screen('/projects/:project/instances/:instance/settings', {
        crumb: 'Settings',
        under: instance,
        load: ({ project: inProject, instance: name }) => [
          antiAffinityReads.ofInstance(inProject, name),
          antiAffinityReads.all(inProject),
          affinityReads.ofInstance(inProject, name),
          affinityReads.all(inProject),
        ],
        component: () => import(/* webpackChunkName: "instance-settings" */ './instances/settings/tab.tsx'),
      }),
      screen('/projects/:project/instances/:instance/more/:area/:extension', {
        crumb: ({ area, extension }) => extensionCrumb('instance.tab', area, extension),
        under: instance,
        component: () => import(/* webpackChunkName: "instance-more" */ './instances/more/tab.tsx'),
      }),
    ],
  }),
  resolve('/lookup/instances/:instance', ({ instance: id }) => instancePath(id)),
  resolve('/lookup/i/:instance', ({ instance: id }) => instancePath(id)),
];
