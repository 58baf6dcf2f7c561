import type { Gaps } from './reader.ts';

/** What is known of a search when it says what it has searched. */
export interface SearchFacts {
  readonly isRunning: boolean;
  readonly isFound: boolean;
  /** Name of the project on the screen, once it is searched. */
  readonly project: string | undefined;
  readonly parts: ReadonlySet<string>;
  /** Number of projects that are searched. */
  readonly searched: number;
  /** Number of projects there are; undefined until that is known. */
  readonly projects: number | undefined;
  /** Number of requests so far. */
  readonly sent: number;
  readonly gaps: Gaps;
}

const LISTS = new Intl.ListFormat('en', { type: 'conjunction' });

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** `project edge-cache, your silo, and the system; 1 of 12 projects`. */
function whereOf({ project, parts, searched, projects }: SearchFacts): string {
  const names = [
    ...(parts.has('ids') ? ['all kinds of ids'] : []),
    ...(project === undefined ? [] : [`project ${project}`]),
    ...(parts.has('silo') ? ['your silo'] : []),
    ...(parts.has('system') ? ['the system'] : []),
  ];
  const part = parts.has('ids') || !projects ? [] : [`${searched} of ${count(projects, 'project')}`];
  return [...(names.length > 0 ? [LISTS.format(names)] : []), ...part].join('; ');
}

function gapsOf({ failed, cut, isLimited }: Gaps): string[] {
  return [
    ...(cut.size > 0 ? [`Only the first 10,000 ${LISTS.format(cut)} were searched.`] : []),
    ...(failed.size > 0 ? [`Could not search ${LISTS.format(failed)}.`] : []),
    ...(isLimited ? ['Stopped after 400 requests. Type more to narrow the search.'] : []),
  ];
}

/**
 * What was searched, and never that there is nothing where nothing was looked for (docs/screens/operator.md section 9.4, Limits).
 */
export function sentenceOf(facts: SearchFacts): string {
  const where = whereOf(facts);
  const requests = count(facts.sent, 'request');
  if (facts.isRunning) return `Searching… ${where === '' ? '' : `Searched ${where}. `}${requests}`;
  const sent = facts.sent === 0 ? '' : ` ${requests}.`;
  const done = where === '' ? '' : `${facts.isFound ? 'Searched' : 'Nothing in'} ${where}.${sent}`;
  return [done, ...gapsOf(facts.gaps)].filter((one) => one !== '').join(' ');
}
