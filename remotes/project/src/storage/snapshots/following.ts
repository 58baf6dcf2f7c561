import { createFollower, type Follower, type Following, type Settles } from '@console/shared/actions';
import type { Snapshot } from '@console/shared/api';
import { to } from '@console/shared/routing';
import { perProject } from '../../base/per-project.ts';
import { allSnapshots, snapshotByName, snapshotPage } from './queries.ts';

/** A new snapshot, until disks and images can be created from it. */
const CREATED: Settles = { to: ['ready'], failed: ['faulted'], done: 'created', isPlain: true };

const followerOf = perProject((project): Follower<Snapshot> =>
  createFollower({
    noun: 'snapshot',
    stateOf: ({ state }) => state,
    via: ['creating'],
    view: ({ name }) => snapshotByName(project, name),
    shown: [snapshotPage(project)()],
    all: allSnapshots(project),
    to: () => to('/projects/:project/snapshots', { project }),
  }),
);

/** Follows a new snapshot, the response to its creation, until it is ready. */
export const followNewSnapshot = (project: string, snapshot: Snapshot): Following =>
  followerOf(project).follow(snapshot, CREATED);
