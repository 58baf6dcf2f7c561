import { isSameLine, isSameSet, keyed, type LineRule } from './diff.ts';

/** Whose version of a line is written. */
export type Side = 'mine' | 'theirs';

/** The three versions of a line; a version is absent when the set does not contain the line. */
export interface SetLine<Line> {
  readonly key: string;
  readonly name: string;
  readonly base: Line | undefined;
  readonly mine: Line | undefined;
  readonly theirs: Line | undefined;
  /** Who has changed it since the base. `same`: mine and theirs agree, whether or not both have changed it. */
  readonly changed: Side | 'both' | 'same';
}

/** The user's choices, by the key of the line. */
export type Choices = ReadonlyMap<string, Side>;

/** Compares three versions of a set line by line: first the lines that exist now, then mine (docs/screens/operator.md section 9.9). */
export function compareSets<Line>(
  base: readonly Line[],
  mine: readonly Line[],
  theirs: readonly Line[],
  rule: LineRule<Line>,
): readonly SetLine<Line>[] {
  const [was, own, now] = [keyed(base, rule), keyed(mine, rule), keyed(theirs, rule)];
  const keys = new Set([...now.keys(), ...own.keys(), ...was.keys()]);
  return [...keys].map((key) => {
    const line = { base: was.get(key), mine: own.get(key), theirs: now.get(key) };
    const any = line.theirs ?? line.mine ?? line.base;
    const name = any === undefined ? key : (rule.name ?? rule.key)(any);
    return { key, name, ...line, changed: changedBy(line, rule) };
  });
}

function changedBy<Line>(
  { base, mine, theirs }: Pick<SetLine<Line>, 'base' | 'mine' | 'theirs'>,
  rule: LineRule<Line>,
): SetLine<Line>['changed'] {
  if (isSameLine(mine, theirs, rule)) return 'same';
  if (isSameLine(base, theirs, rule)) return 'mine';
  return isSameLine(base, mine, rule) ? 'theirs' : 'both';
}

/** Whose version of a line is used: of the one who has changed it, unless chosen; undefined when both have. */
export function sideOf<Line>(line: SetLine<Line>, choices: Choices): Side | undefined {
  if (line.changed === 'same') return 'theirs';
  return choices.get(line.key) ?? (line.changed === 'both' ? undefined : line.changed);
}

/** The result of merging three versions of a set. */
export interface Merged<Line> {
  /** The lines that mine does not change in the order of theirs, then those of mine. Without a choice, theirs stays. */
  readonly lines: readonly Line[];
  /** Keys of lines that both have changed and that are not decided yet. */
  readonly open: readonly string[];
}

/** Merges the versions of a set. A line that neither side has changed is always in the result. */
export function mergeSets<Line>(compared: readonly SetLine<Line>[], choices: Choices): Merged<Line> {
  const sides = compared.map((line) => ({ line, side: sideOf(line, choices) }));
  const taken = (isMine: boolean) =>
    sides
      .filter(({ side }) => (side === 'mine') === isMine)
      .map(({ line }) => (isMine ? line.mine : line.theirs))
      .filter((line) => line !== undefined);
  return {
    lines: [...taken(false), ...taken(true)],
    open: sides.filter(({ side }) => side === undefined).map(({ line }) => line.key),
  };
}

/** A set in an editor: the initial version, the version read since, and the choices. */
export interface Edited<Line> {
  readonly base: readonly Line[];
  readonly theirs: readonly Line[];
  readonly choices: Choices;
}

/** The initial state of an edit. */
export const beginEdit = <Line>(base: readonly Line[]): Edited<Line> => ({
  base,
  theirs: base,
  choices: new Map(),
});

/** The result of an edit. */
export interface Outcome<Line> extends Merged<Line> {
  /** Lines that someone has changed, with differences that are not reviewed yet. */
  readonly changes: readonly SetLine<Line>[];
  /** Whether the server already has the result. */
  readonly isNothing: boolean;
}

/** The result of an edit when `mine` is the user's version. */
export function outcomeOf<Line>(
  { base, theirs, choices }: Edited<Line>,
  mine: readonly Line[],
  rule: LineRule<Line>,
): Outcome<Line> {
  const compared = compareSets(base, mine, theirs, rule);
  const merged = mergeSets(compared, choices);
  return {
    ...merged,
    changes: compared.filter(({ changed }) => changed !== 'same'),
    isNothing: merged.open.length === 0 && isSameSet(merged.lines, theirs, rule),
  };
}

/** The next step of a write, once the set has been read again. */
export type Step<Line> =
  | { readonly kind: 'write'; readonly lines: readonly Line[] }
  /** The server already has this state, for example because the response to an earlier write was lost. */
  | { readonly kind: 'done' }
  /** Someone else has changed it since the last review, or a conflict is undecided. */
  | { readonly kind: 'look'; readonly edit: Edited<Line> };

/**
 * Decides the next step of a write when `fresh` was just read. Nothing that the user has not seen is overwritten: concurrent
 * changes are reviewed first. A choice about a line that has changed again is dropped.
 */
export function stepOf<Line>(
  edit: Edited<Line>,
  mine: readonly Line[],
  fresh: readonly Line[],
  rule: LineRule<Line>,
): Step<Line> {
  const isSeen = isSameSet(fresh, edit.theirs, rule);
  const seen = keyed(edit.theirs, rule);
  const now = keyed(fresh, rule);
  const choices = new Map([...edit.choices].filter(([key]) => isSameLine(seen.get(key), now.get(key), rule)));
  const next = { base: edit.base, theirs: fresh, choices };
  const { lines, open, changes, isNothing } = outcomeOf(next, mine, rule);
  if (changes.length === 0 || (isSeen && isNothing)) return { kind: 'done' };
  return isSeen && open.length === 0 ? { kind: 'write', lines } : { kind: 'look', edit: next };
}
