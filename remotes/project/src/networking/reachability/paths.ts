import { to } from '@console/shared/routing';
import type { VpcPlace } from '../vpcs/tabs.ts';
import { type Asked, searchOf } from './asked.ts';

/** The page that says why one end reaches another one, or not; with what is asked, as far as that is known. */
export const reachabilityPath = (place: VpcPlace, asked: Partial<Asked> = {}): string =>
  to('/projects/:project/vpcs/:vpc/reachability', place) + searchOf(asked);
