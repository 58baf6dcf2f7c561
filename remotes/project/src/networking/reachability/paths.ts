import { to } from '@console/shared/routing';
import type { VpcPlace } from '../vpcs/tabs.ts';
import { type Asked, searchOf } from './asked-path.ts';

/** The path of the page that explains whether one endpoint reaches another; with the known parts of the question. */
export const reachabilityPath = (place: VpcPlace, asked: Partial<Asked> = {}): string =>
  to('/projects/:project/vpcs/:vpc/reachability', place) + searchOf(asked);
