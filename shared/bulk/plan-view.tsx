import { FieldFrame, TextInput, wiringProps } from '@console/shared/ui';
import styles from './bulk.module.css';
import { NameList, Refusals } from './lists.tsx';
import type { Plan } from './plan.ts';
import type { Task } from './task.ts';
import { ScrollArea } from './scroll-area.tsx';
import { participleOf, titleOf } from './words.ts';

/** The text that the user must type to confirm; undefined: none. For permanent deletion of several rows, their number. */
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
      {can.length > 0 && task.consequence !== undefined && <div>{task.consequence}</div>}
      {can.length > 1 && (
        <p className={styles.note}>
          Sent as separate requests, four at a time. If one fails, the rest continue; nothing is undone.
        </p>
      )}
      {task.candidates.length === 0 && <p>The selected rows are no longer in the list.</p>}
      {task.candidates.length > 0 && (
        <ScrollArea label="Selected rows">
          {can.length > 0 && (
            <NameList title={`Will be ${participleOf(task.label)} (${can.length})`} rows={can} />
          )}
          <Refusals refused={cannot} noun={task.noun} />
        </ScrollArea>
      )}
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
