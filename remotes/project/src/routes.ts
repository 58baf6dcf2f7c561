import { crumb, redirect, resolve, screen } from '@console/shared/routing';
import { allDisks, diskByName, diskPage, instanceDisks, siloUtilization } from './storage/disks/queries.ts';
import { allImages, imageByName, imagePage } from './storage/images/queries.ts';
import { newInstanceChoices } from './compute/instances/create/queries.ts';
import {
  allFloatingIps,
  allPools,
  allVpcs,
  interfaceNetworks,
} from './compute/instances/networking/queries.ts';
import {
  allInstances,
  externalIps,
  instanceByName,
  instancePage,
  networkInterfaces,
} from './compute/instances/queries.ts';
import { instancePath } from './compute/instances/lookup.ts';
import { allAntiAffinityGroups, groupsOfInstance } from './compute/instances/settings/queries.ts';
import { projectByName, projectPage } from './projects/queries.ts';
import { allSnapshots, knownDisks, snapshotByName, snapshotPage } from './storage/snapshots/queries.ts';

const projects = crumb('/projects', 'Projects');
const project = crumb('/projects/:project/instances', ({ project: name }) => name, projects);
const instances = crumb('/projects/:project/instances', 'Instances', project);
const instance = crumb(
  '/projects/:project/instances/:instance/storage',
  ({ instance: name }) => name,
  instances,
);

/** Every screen of the project area. */
export const routes = [
  screen('/projects', {
    crumb: 'Projects',
    load: () => [projectPage()],
    component: () => import(/* webpackChunkName: "projects-list" */ './projects/list.tsx'),
    overlays: [
      screen('/projects-new', {
        title: 'New project',
        component: () => import(/* webpackChunkName: "projects-create" */ './projects/create.tsx'),
      }),
      screen('/projects/:project/edit', {
        title: 'Edit project',
        load: ({ project: name }) => [projectByName(name)],
        component: () => import(/* webpackChunkName: "projects-edit" */ './projects/edit.tsx'),
      }),
    ],
  }),
  redirect('/projects/:project', '/projects/:project/instances'),
  screen('/projects/:project/instances', {
    crumb: 'Instances',
    under: project,
    // The project itself too: without it a wrong name would show an empty list
    load: ({ project: name }) => [projectByName(name), instancePage(name)()],
    component: () => import(/* webpackChunkName: "instances-list" */ './compute/instances/list.tsx'),
  }),
  screen('/projects/:project/instances-new', {
    crumb: 'New instance',
    under: project,
    load: ({ project: name }) => newInstanceChoices(name),
    prefetch: ({ project: name }) => [allVpcs(name), allSnapshots(name)],
    component: () =>
      import(/* webpackChunkName: "instances-create" */ './compute/instances/create/create.tsx'),
  }),
  screen('/projects/:project/instances/:instance/serial-console', {
    crumb: 'Serial Console',
    under: instance,
    layout: 'fill',
    load: ({ project: inProject, instance: name }) => [instanceByName(inProject, name)],
    component: () =>
      import(/* webpackChunkName: "serial-console" */ './compute/instances/serial-console/page.tsx'),
  }),
  screen('/projects/:project/instances/:instance', {
    under: instance,
    load: ({ project: inProject, instance: name }) => [
      instanceByName(inProject, name),
      externalIps(inProject, name),
      networkInterfaces(inProject, name),
    ],
    component: () => import(/* webpackChunkName: "instance" */ './compute/instances/detail/page.tsx'),
    // The first one is where the path of the instance leads
    tabs: [
      screen('/projects/:project/instances/:instance/storage', {
        crumb: 'Storage',
        under: instance,
        load: ({ project: inProject, instance: name }) => [instanceDisks(inProject, name)],
        component: () =>
          import(/* webpackChunkName: "instance-storage" */ './compute/instances/storage/tab.tsx'),
      }),
      screen('/projects/:project/instances/:instance/networking', {
        crumb: 'Networking',
        under: instance,
        lookups: ({ project: inProject, instance: name }) => [
          interfaceNetworks(inProject, name),
          allFloatingIps(inProject),
          allPools(),
          allVpcs(inProject),
        ],
        component: () =>
          import(/* webpackChunkName: "instance-networking" */ './compute/instances/networking/tab.tsx'),
      }),
      screen('/projects/:project/instances/:instance/metrics', {
        crumb: 'Metrics',
        under: instance,
        component: () =>
          import(/* webpackChunkName: "instance-metrics" */ './compute/instances/metrics/tab.tsx'),
        tabs: [
          screen('/projects/:project/instances/:instance/metrics/cpu', {
            crumb: 'Metrics',
            under: instance,
            component: () =>
              import(/* webpackChunkName: "metrics-cpu" */ './compute/instances/metrics/cpu.tsx'),
          }),
          screen('/projects/:project/instances/:instance/metrics/disk', {
            crumb: 'Metrics',
            under: instance,
            load: ({ project: inProject, instance: name }) => [instanceDisks(inProject, name)],
            component: () =>
              import(/* webpackChunkName: "metrics-disk" */ './compute/instances/metrics/disk.tsx'),
          }),
          screen('/projects/:project/instances/:instance/metrics/network', {
            crumb: 'Metrics',
            under: instance,
            load: ({ project: inProject, instance: name }) => [networkInterfaces(inProject, name)],
            component: () =>
              import(/* webpackChunkName: "metrics-network" */ './compute/instances/metrics/network.tsx'),
          }),
        ],
      }),
      screen('/projects/:project/instances/:instance/connect', {
        crumb: 'Connect',
        under: instance,
        component: () =>
          import(/* webpackChunkName: "instance-connect" */ './compute/instances/connect/tab.tsx'),
      }),
      screen('/projects/:project/instances/:instance/settings', {
        crumb: 'Settings',
        under: instance,
        load: ({ project: inProject, instance: name }) => [
          groupsOfInstance(inProject, name),
          allAntiAffinityGroups(inProject),
        ],
        component: () =>
          import(/* webpackChunkName: "instance-settings" */ './compute/instances/settings/tab.tsx'),
      }),
    ],
  }),
  resolve('/lookup/instances/:instance', ({ instance: id }) => instancePath(id)),
  resolve('/lookup/i/:instance', ({ instance: id }) => instancePath(id)),
  screen('/projects/:project/disks', {
    crumb: 'Disks',
    under: project,
    load: ({ project: name }) => [projectByName(name), diskPage(name)()],
    lookups: ({ project: name }) => [allInstances(name)],
    component: () => import(/* webpackChunkName: "disks-list" */ './storage/disks/list.tsx'),
    overlays: [
      screen('/projects/:project/disks-new', {
        title: 'New disk',
        prefetch: ({ project: name }) => [
          allSnapshots(name),
          allImages(name),
          allImages(),
          allDisks(name),
          siloUtilization(),
        ],
        component: () => import(/* webpackChunkName: "disks-create" */ './storage/disks/create.tsx'),
      }),
      screen('/projects/:project/disks/:disk', {
        title: 'Disk',
        load: ({ project: inProject, disk: name }) => [diskByName(inProject, name)],
        component: () => import(/* webpackChunkName: "disks-detail" */ './storage/disks/detail.tsx'),
      }),
    ],
  }),
  screen('/projects/:project/snapshots', {
    crumb: 'Snapshots',
    under: project,
    load: ({ project: name }) => [projectByName(name), snapshotPage(name)()],
    lookups: ({ project: name }) => [knownDisks(name)],
    component: () => import(/* webpackChunkName: "snapshots-list" */ './storage/snapshots/list.tsx'),
    overlays: [
      screen('/projects/:project/snapshots-new', {
        title: 'New snapshot',
        prefetch: ({ project: name }) => [allDisks(name), siloUtilization()],
        component: () => import(/* webpackChunkName: "snapshots-create" */ './storage/snapshots/create.tsx'),
      }),
      screen('/projects/:project/snapshots/:snapshot/images-new', {
        title: 'Create image from snapshot',
        load: ({ project: inProject, snapshot: name }) => [snapshotByName(inProject, name)],
        component: () =>
          import(/* webpackChunkName: "snapshots-create-image" */ './storage/snapshots/create-image.tsx'),
      }),
    ],
  }),
  screen('/projects/:project/images', {
    crumb: 'Images',
    under: project,
    load: ({ project: name }) => [projectByName(name), imagePage(name)()],
    component: () => import(/* webpackChunkName: "images-list" */ './storage/images/list.tsx'),
    overlays: [
      screen('/projects/:project/images-new', {
        title: 'Upload image',
        component: () => import(/* webpackChunkName: "images-upload" */ './storage/images/upload/create.tsx'),
      }),
      screen('/projects/:project/images/:image/edit', {
        title: 'Edit Image',
        load: ({ project: inProject, image: name }) => [imageByName(name, inProject)],
        component: () => import(/* webpackChunkName: "images-detail" */ './storage/images/detail.tsx'),
      }),
    ],
  }),
  // The details of an image also answer without the last part (docs/screens/compute-storage.md section 10.1)
  redirect('/projects/:project/images/:image', '/projects/:project/images/:image/edit'),
  redirect('/images/:image', '/images/:image/edit'),
  screen('/images', {
    crumb: 'Images',
    load: () => [imagePage()()],
    component: () => import(/* webpackChunkName: "silo-images-list" */ './silo/images/list.tsx'),
    overlays: [
      screen('/images/:image/edit', {
        title: 'Edit Image',
        load: ({ image: name }) => [imageByName(name)],
        component: () => import(/* webpackChunkName: "silo-images-detail" */ './silo/images/detail.tsx'),
      }),
    ],
  }),
];
