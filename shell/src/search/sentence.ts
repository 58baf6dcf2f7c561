import type { Gaps } from './reader.ts';

/** The facts of the sentence about a search. */
export interface SearchFacts {
  readonly isRunning: boolean;
  readonly isFound: boolean;
  /** Name of the current project, once it is searched. */
  readonly project: string | undefined;
  readonly parts: ReadonlySet<string>;
  /** Number of searched projects. */
  readonly searched: number;
  /** Total number of projects; undefined until that is known. */
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
 * The sentence about what was searched. It never claims that there is nothing where nothing was searched (docs/screens/operator.md
 * section 9.4, Limits).
 */
export function sentenceOf(facts: SearchFacts): string {
  const where = whereOf(facts);
  const requests = count(facts.sent, 'request');
  if (facts.isRunning) return `Searching… ${where === '' ? '' : `Searched ${where}. `}${requests}`;
  const sent = facts.sent === 0 ? '' : ` ${requests}.`;
  const done = where === '' ? '' : `${facts.isFound ? 'Searched' : 'Nothing in'} ${where}.${sent}`;
  return [done, ...gapsOf(facts.gaps)].filter((one) => one !== '').join(' ');
}
