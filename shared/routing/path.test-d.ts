import { to } from './path.ts';

to('/projects');
to('/projects/:project/instances', { project: 'a' });
to('/projects/:project/vpcs/:vpc', { project: 'a', vpc: 'b' });
// @ts-expect-error a parameter is missing
to('/projects/:project/vpcs/:vpc', { project: 'a' });
// @ts-expect-error no parameters were given
to('/projects/:project');
// @ts-expect-error a parameter the path does not have
to('/projects/:project', { project: 'a', vpc: 'b' });
// @ts-expect-error parameters for a path without any
to('/projects', { project: 'a' });
// @ts-expect-error a parameter is a string
to('/projects/:project', { project: 1 });
