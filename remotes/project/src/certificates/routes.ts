import { currentUser } from '@console/shared/access/queries';
import { certificateReader } from '@console/shared/certificates';
import { screen } from '@console/shared/routing';
import { certificateByName, certificatePage } from './queries.ts';

/** Screens of the TLS certificates of the user's own silo. */
export const certificateRoutes = [
  screen('/certificates', {
    crumb: 'Certificates',
    load: () => [certificatePage()],
    lookups: () => [certificateReader(), currentUser()],
    component: () => import(/* webpackChunkName: "certificates-list" */ './list.tsx'),
    overlays: [
      screen('/certificates-new', {
        title: 'New certificate',
        component: () => import(/* webpackChunkName: "certificates-create" */ './create.tsx'),
      }),
      screen('/certificates/:certificate', {
        title: 'Certificate',
        load: ({ certificate }) => [certificateByName(certificate)],
        component: () => import(/* webpackChunkName: "certificates-detail" */ './detail.tsx'),
      }),
    ],
  }),
];
