import { useState } from 'react';
import type { LineRule } from './diff.ts';
import { beginEdit, type Edited, type Outcome, outcomeOf, type Side, stepOf } from './merge.ts';

/** A set that a form changes as a whole. */
export interface SetEdit<Line> {
  /** The set as it was when the form opened; what the person wants is made of it. */
  readonly base: readonly Line[];
  /** What the edit comes to; undefined while nobody else is known to have changed the set. */
  readonly conflict: (mine: readonly Line[]) => SetConflict<Line> | undefined;
  /**
   * Reads the set again and compares it with what the person has seen.
   * @returns the lines to be written; undefined when they are there already
   * @throws {DOMException} `AbortError` when somebody else has changed the set: the form shows what (`SetChanges`)
   */
  readonly settle: (
    mine: readonly Line[],
    read: () => Promise<readonly Line[]>,
  ) => Promise<readonly Line[] | undefined>;
}

/** What somebody else has changed meanwhile, and what becomes of it. */
export interface SetConflict<Line> extends Outcome<Line> {
  readonly rule: LineRule<Line>;
  readonly edit: Edited<Line>;
  readonly choose: (key: string, side: Side) => void;
  /** Why it cannot be sent now. */
  readonly reason: string | undefined;
}

/**
 * Keeps a form that writes a whole set from undoing the changes of others (docs/screens/operator.md section 0.4): the set is
 * read again just before it is written. Between that read and the write a change can still slip in, which only a server with
 * versions could prevent.
 * @param opened the set as the person saw it
 * @param seen the set as somebody else has made it, where that was found before the form opened
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
        throw new DOMException('The set was changed by somebody else', 'AbortError');
      }
      return step.kind === 'write' ? step.lines : undefined;
    },
  };
}

/** Label of the button of a form whose changes are there already. */
export const NOTHING = 'Nothing to apply';

function reasonOf({ open, isNothing }: Outcome<unknown>): string | undefined {
  if (open.length > 0) return 'Choose what to keep first';
  return isNothing ? 'It is already as you want it' : undefined;
}
