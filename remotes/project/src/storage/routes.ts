import { redirect, screen } from '@console/shared/routing';
import { allInstances } from '../base/instances/queries.ts';
import { project } from '../crumbs.ts';
import { projectByName } from '../base/projects/queries.ts';
import { allDisks, diskByName, diskPage, siloUtilization } from './disks/queries.ts';
import { allImages, allSiloImages, imageByName, imagePage } from './images/queries.ts';
import { allSnapshots, snapshotByName, snapshotPage } from './snapshots/queries.ts';

/** Screens of a project's disks, snapshots and images. */
export const storageRoutes = [
  screen('/projects/:project/disks', {
    crumb: 'Disks',
    under: project,
    load: ({ project: name }) => [projectByName(name), diskPage(name)()],
    lookups: ({ project: name }) => [allInstances(name)],
    component: () => import(/* webpackChunkName: "disks-list" */ './disks/list.tsx'),
    overlays: [
      screen('/projects/:project/disks-new', {
        title: 'New disk',
        prefetch: ({ project: name }) => [
          allSnapshots(name),
          allImages(name),
          allSiloImages(),
          allDisks(name),
          siloUtilization(),
        ],
        component: () => import(/* webpackChunkName: "disks-create" */ './disks/create.tsx'),
      }),
      screen('/projects/:project/disks/:disk', {
        title: 'Disk',
        load: ({ project: inProject, disk: name }) => [diskByName(inProject, name)],
        component: () => import(/* webpackChunkName: "disks-detail" */ './disks/detail.tsx'),
      }),
    ],
  }),
  screen('/projects/:project/snapshots', {
    crumb: 'Snapshots',
    under: project,
    load: ({ project: name }) => [projectByName(name), snapshotPage(name)()],
    lookups: ({ project: name }) => [allDisks(name)],
    component: () => import(/* webpackChunkName: "snapshots-list" */ './snapshots/list.tsx'),
    overlays: [
      screen('/projects/:project/snapshots-new', {
        title: 'New snapshot',
        prefetch: ({ project: name }) => [allDisks(name), siloUtilization()],
        component: () => import(/* webpackChunkName: "snapshots-create" */ './snapshots/create.tsx'),
      }),
      screen('/projects/:project/snapshots/:snapshot/images-new', {
        title: 'Create image from snapshot',
        load: ({ project: inProject, snapshot: name }) => [snapshotByName(inProject, name)],
        component: () =>
          import(/* webpackChunkName: "snapshots-create-image" */ './snapshots/create-image.tsx'),
      }),
    ],
  }),
  screen('/projects/:project/images', {
    crumb: 'Images',
    under: project,
    load: ({ project: name }) => [projectByName(name), imagePage(name)()],
    component: () => import(/* webpackChunkName: "images-list" */ './images/list.tsx'),
    overlays: [
      screen('/projects/:project/images-new', {
        title: 'Upload image',
        component: () => import(/* webpackChunkName: "images-upload" */ './images/upload/create.tsx'),
      }),
      screen('/projects/:project/images/:image/edit', {
        title: 'Edit Image',
        load: ({ project: inProject, image: name }) => [imageByName(name, inProject)],
        component: () => import(/* webpackChunkName: "images-detail" */ './images/detail.tsx'),
      }),
    ],
  }),
  // The path of an image without the last segment works too (docs/screens/compute-storage.md section 10.1)
  redirect('/projects/:project/images/:image', '/projects/:project/images/:image/edit'),
];
