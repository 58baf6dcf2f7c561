import { PERSONAL_PREFIX } from '@console/shared/runtime';
import type { VpcPlace } from '../vpcs/tabs.ts';
import { type Asked, askedIn, searchOf } from './asked-path.ts';

/** Number of questions that are kept for a VPC. */
const KEPT = 5;

const keyOf = ({ project, vpc }: VpcPlace): string => `${PERSONAL_PREFIX}reachability:${project}/${vpc}`;

/** The search parts of the last questions; invalid data is left out. */
function stored(place: VpcPlace): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(place)) ?? '[]');
    return Array.isArray(value) ? value.filter((text) => typeof text === 'string').slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

/** The user's last questions about a VPC in this browser, the latest first. They are deleted at sign-out. */
export const lastQuestions = (place: VpcPlace): readonly Asked[] =>
  stored(place).map((search) => askedIn(search));

/** Keeps a question as the latest one. */
export function keepQuestion(place: VpcPlace, asked: Asked): void {
  const search = searchOf(asked);
  const others = stored(place).filter((other) => other !== search);
  try {
    localStorage.setItem(keyOf(place), JSON.stringify([search, ...others].slice(0, KEPT)));
  } catch {
    // Storage is disabled or full: the question has to be asked again
  }
}
