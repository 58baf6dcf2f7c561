import { FieldFrame, TextInput, wiringProps } from '@console/shared/ui';
import styles from './bulk.module.css';
import { NameList, Refusals } from './lists.tsx';
import type { Plan } from './plan.ts';
import type { Task } from './task.ts';
import { counted, titleOf } from './words.ts';

/** The text that a person must type to confirm; undefined: none. For permanent deletion of several rows, their number. */
export const toTypeFor = ({ isFinal }: Pick<Task, 'isFinal'>, { can }: Plan): string | undefined =>
  isFinal && can.length > 1 ? String(can.length) : undefined;

interface PlanViewProps {
  readonly task: Task;
  readonly plan: Plan;
  readonly formId: string;
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onSubmit: () => void;
}

/** The plan before the job starts: the rows that it affects and the rows that it cannot affect. */
export function PlanView({ task, plan, formId, typed, onType, onSubmit }: PlanViewProps) {
  const { can, cannot } = plan;
  const toType = toTypeFor(task, plan);
  return (
    <form
      id={formId}
      className={styles.body}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {can.length > 0 && task.consequence !== undefined && <p>{task.consequence}</p>}
      {can.length > 1 && (
        <p className={styles.note}>
          Each is a call of its own, four at a time. When one fails the others go on, and what is done stays
          done.
        </p>
      )}
      {task.candidates.length === 0 && <p>What was selected is not in the list any more.</p>}
      {can.length > 0 && <NameList title={`Possible for ${counted(can.length, task.noun)}`} rows={can} />}
      <Refusals refused={cannot} noun={task.noun} />
      {toType !== undefined && (
        <FieldFrame label={`Type ${toType} to ${titleOf(task, can.length).toLowerCase()}`}>
          {(wiring) => (
            <TextInput
              {...wiringProps(wiring)}
              value={typed}
              inputMode="numeric"
              autoComplete="off"
              onChange={(event) => onType(event.target.value)}
            />
          )}
        </FieldFrame>
      )}
    </form>
  );
}
