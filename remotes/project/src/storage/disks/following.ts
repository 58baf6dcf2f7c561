import { createFollower, type Follower, type Following, type Settles } from '@console/shared/actions';
import type { Disk } from '@console/shared/api';
import { to } from '@console/shared/routing';
import { perProject } from '../../base/per-project.ts';
import { allDisks, diskByName, diskPage } from './queries.ts';
import { TRANSITIONING } from './states.ts';

/** A new disk, until it can be attached. */
const CREATED: Settles = {
  to: ['detached', 'attached'],
  failed: ['faulted'],
  done: 'created',
  isPlain: true,
};

const followerOf = perProject((project): Follower<Disk> =>
  createFollower({
    noun: 'disk',
    stateOf: ({ state }) => state.state,
    via: [...TRANSITIONING],
    view: ({ name }) => diskByName(project, name),
    shown: [diskPage(project)()],
    all: allDisks(project),
    to: ({ name }) => to('/projects/:project/disks/:disk', { project, disk: name }),
  }),
);

/** Follows a new disk, the response to its creation, until it is ready. */
export const followNewDisk = (project: string, disk: Disk): Following =>
  followerOf(project).follow(disk, CREATED);
