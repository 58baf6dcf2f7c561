import { useState } from 'react';
import type { LineRule } from './diff.ts';
import { beginEdit, type Edited, type Outcome, outcomeOf, type Side, stepOf } from './merge.ts';

/** A set that a form changes as a whole. */
export interface SetEdit<Line> {
  /** The set when the form opened; the user's version is derived from it. */
  readonly base: readonly Line[];
  /** The result of the edit; undefined while no concurrent change is known. */
  readonly conflict: (mine: readonly Line[]) => SetConflict<Line> | undefined;
  /**
   * Reads the set again and compares it with what the user has seen.
   * @returns the lines to write; undefined when the server already has them
   * @throws {DOMException} `AbortError` when someone else has changed the set: the form shows the differences (`SetChanges`)
   */
  readonly settle: (
    mine: readonly Line[],
    read: () => Promise<readonly Line[]>,
  ) => Promise<readonly Line[] | undefined>;
}

/** Concurrent changes, and the choices about them. */
export interface SetConflict<Line> extends Outcome<Line> {
  readonly rule: LineRule<Line>;
  readonly edit: Edited<Line>;
  readonly choose: (key: string, side: Side) => void;
  /** Why it cannot be sent now. */
  readonly reason: string | undefined;
}

/**
 * Prevents lost updates in a form that writes a whole set (docs/screens/operator.md section 0.4): the set is read again just before
 * it is written. A change between that read and the write cannot be detected; only a server with versions could prevent it.
 * @param opened the set as the user saw it
 * @param seen the set after a concurrent change that was found before the form opened
 */
export function useSetEdit<Line>(
  opened: readonly Line[],
  rule: LineRule<Line>,
  seen: readonly Line[] = opened,
): SetEdit<Line> {
  const [edit, setEdit] = useState(() => ({ ...beginEdit(opened), theirs: seen }));
  const choose = (key: string, side: Side) =>
    setEdit((now) => ({ ...now, choices: new Map(now.choices).set(key, side) }));
  return {
    base: edit.base,
    conflict(mine) {
      if (edit.theirs === edit.base) return undefined;
      const outcome = outcomeOf(edit, mine, rule);
      return { ...outcome, rule, edit, choose, reason: reasonOf(outcome) };
    },
    async settle(mine, read) {
      const step = stepOf(edit, mine, await read(), rule);
      if (step.kind === 'look') {
        setEdit(step.edit);
        throw new DOMException('Another user changed the set', 'AbortError');
      }
      return step.kind === 'write' ? step.lines : undefined;
    },
  };
}

/** Label of the button when the server already has the changes. */
export const NOTHING = 'Nothing to apply';

function reasonOf({ open, isNothing }: Outcome<unknown>): string | undefined {
  if (open.length > 0) return 'Choose what to keep first';
  return isNothing ? 'It already has these values' : undefined;
}
