import { currentUserSshKeyList } from '@console/shared/api';
import { query } from '@console/shared/query';
import { allDisks } from '../../../storage/disks/queries.ts';
import { allImages } from '../../../storage/images/queries.ts';
import { ALL } from '../../../limits.ts';
import { allFloatingIps, allPools } from '../networking/queries.ts';

/** The SSH keys of the user, all at once. */
export const mySshKeys = () => query(currentUserSshKeyList, { query: { limit: ALL } });

/** Queries for all choices in the form of a new instance. */
export const newInstanceChoices = (project: string) => [
  allImages(),
  allImages(project),
  allDisks(project),
  mySshKeys(),
  allPools(),
  allFloatingIps(project),
];
