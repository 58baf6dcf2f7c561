import { ALL, currentUserSshKeyList } from '@console/shared/api';
import { orRefused, query } from '@console/shared/query';
import { allDisks } from '../../../storage/disks/queries.ts';
import { allImages, allSiloImages } from '../../../storage/images/queries.ts';
import { allFloatingIps, allPools } from '../../../networking/floating-ips/queries.ts';

/** The SSH keys of the user, all at once. When they are refused, an instance without a key can still be created. */
export const mySshKeys = () => orRefused(query(currentUserSshKeyList, { query: { limit: ALL } }));

/** Queries for all choices in the form of a new instance. */
export const newInstanceChoices = (project: string) => [
  allSiloImages(),
  allImages(project),
  allDisks(project),
  mySshKeys(),
  allPools(),
  allFloatingIps(project),
];
