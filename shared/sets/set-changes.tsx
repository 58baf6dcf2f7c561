import { useEffect, useId, useRef } from 'react';
import { Message, RadioGroup, Tag } from '@console/shared/ui/basic';
import { describeLine } from './describe.ts';
import { type SetLine, sideOf } from './merge.ts';
import type { SetConflict } from './use-set-edit.ts';
import styles from './sets.module.css';

const WHO = { mine: 'You', theirs: 'Another person', both: 'Both', same: 'None' } as const;

export type SetChangesProps<Line> = {
  readonly conflict: SetConflict<Line>;
  /** The noun for a line, the header of its column: `Rule`. */
  readonly noun: string;
};

/**
 * Shows that someone else has changed a set while a form was open, and lists every line that either side has changed with a choice
 * for each. Rendered at the top of the form, which keeps its values.
 */
export function SetChanges<Line>({ conflict, noun }: SetChangesProps<Line>) {
  const { changes, open, edit } = conflict;
  const banner = useRef<HTMLDivElement>(null);
  const { theirs } = edit;
  // The focus belongs to the browser: a user who clicked the button at the end of a long form must be led to its top
  useEffect(() => {
    banner.current?.focus();
  }, [theirs]);
  return (
    <section className={styles.changes}>
      <Message ref={banner} tabIndex={-1} variant="notice" live="alert" title="Changed by another person">
        {`Nothing has been sent, and what you entered is still here. ${adviceFor(changes.length, open.length)}`}
      </Message>
      {changes.length > 0 && (
        <div className={styles.frame}>
          <table className={styles.table} aria-label="Changes">
            <thead>
              <tr>
                <th>{noun}</th>
                <th>Changes</th>
              </tr>
            </thead>
            <tbody>
              {changes.map((line) => (
                <ChangedRow key={line.key} line={line} conflict={conflict} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function adviceFor(changes: number, open: number): string {
  if (changes === 0) return 'It already has these values.';
  return open > 0
    ? 'Choose what to keep where both of you made a change, then submit again.'
    : 'Review the changes, then submit again. Your changes and theirs are both kept unless you choose otherwise.';
}

function ChangedRow<Line>({ line, conflict }: { line: SetLine<Line>; conflict: SetConflict<Line> }) {
  const { rule, edit, choose } = conflict;
  const version = (of: Line | undefined) => describeLine(line.base, of, rule);
  return (
    <tr>
      <td className={styles.name}>
        {line.name}
        <Tag tone={line.changed === 'both' ? 'notice' : 'neutral'}>{WHO[line.changed]}</Tag>
      </td>
      <td>
        <RadioGroup
          label={`Keep of ${line.name}`}
          hideLabel
          column
          name={useId()}
          value={sideOf(line, edit.choices)}
          onChange={(side) => choose(line.key, side)}
          options={[
            { value: 'mine', label: 'Keep mine', hint: <Lines lines={version(line.mine)} /> },
            { value: 'theirs', label: 'Use theirs', hint: <Lines lines={version(line.theirs)} /> },
          ]}
        />
      </td>
    </tr>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className={styles.line}>
      {line}
    </span>
  ));
}
