import { createFollower, type Follower, type Following, type Settles } from '@console/shared/actions';
import type { Instance } from '@console/shared/api';
import { to } from '@console/shared/routing';
import { perProject } from '../../base/per-project.ts';
import { allInstances, instanceByName, instancePage } from '../../base/instances/queries.ts';
import { TRANSITIONING } from '../../base/instances/states.ts';

const followerOf = perProject((project): Follower<Instance> =>
  createFollower({
    noun: 'instance',
    stateOf: ({ runState }) => runState,
    via: [...TRANSITIONING],
    changedAt: ({ timeRunStateUpdated }) => timeRunStateUpdated,
    view: ({ name }) => instanceByName(project, name),
    shown: [instancePage(project)()],
    all: allInstances(project),
    to: ({ name }) => to('/projects/:project/instances/:instance/storage', { project, instance: name }),
  }),
);

/**
 * Follows a change of an instance until it has settled (docs/specification.md section 4).
 * @param instance the response to the request
 */
export const followInstance = (project: string, instance: Instance, settles: Settles): Following =>
  followerOf(project).follow(instance, settles);
