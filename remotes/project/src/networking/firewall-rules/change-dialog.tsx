import { useMemo, useRef } from 'react';
import * as v from 'valibot';
import { field, ModalForm, TextField, useForm } from '@console/shared/forms';
import { NOTHING, SetChanges, useSetEdit } from '@console/shared/sets';
import type { VpcPlace } from '../vpcs/tabs.ts';
import { CONSEQUENCE, sayDone } from './actions.tsx';
import { callOf, changed, type TableChange, VERB_WORDS, writeRules, type Written } from './change.ts';
import { Consequences } from './consequences-part.ts';
import { inOrder } from './effective/decide.ts';
import styles from './list.module.css';
import { readRules } from './read-rules.ts';
import { RULE_LINES, type RuleBody } from './rule-set.ts';

const CONSEQUENCES = {
  enable: 'They apply to traffic again, in order of priority.',
  disable: 'They stay in the list but no longer apply to traffic.',
  delete: CONSEQUENCE,
  move: 'Only these priorities change. The rules apply in the new order once they are saved.',
} as const;

export interface ChangeDialogProps {
  readonly place: VpcPlace;
  readonly change: TableChange;
  readonly onDone: () => void;
  readonly onDismiss: () => void;
}

/**
 * The confirmation of a change of several rules, which is one write; or of one rule that someone else has changed too
 * (docs/screens/network-access.md section 17, B-F1 and B-F5).
 */
export function ChangeDialog({ place, change, onDone, onDismiss }: ChangeDialogProps) {
  const { verb, names } = change;
  const isFinal = verb === 'delete';
  const toType = isFinal && names.length > 1 ? String(names.length) : undefined;
  const edit = useSetEdit(change.before, RULE_LINES, change.seen);
  const form = useForm(
    useMemo(() => schemaFor(toType), [toType]),
    { typed: '' },
  );
  const wanted = useMemo(() => changed(change)(edit.base), [change, edit.base]);
  const conflict = edit.conflict(wanted);
  const { label } = VERB_WORDS[verb];
  const what = names.length === 1 ? 'firewall rule' : `${names.length} firewall rules`;
  const written = useRef<Written>({ was: [], is: [] });
  const send = async () => {
    let was: readonly RuleBody[] = [];
    const is = await edit.settle(wanted, async () => (was = await readRules(place)));
    if (is) await writeRules(place, is).send();
    written.current = { was, is: is ?? was };
  };
  return (
    <ModalForm
      form={form}
      title={`${label} ${what}`}
      submitLabel={conflict?.isNothing ? NOTHING : `${label} ${names.length}`}
      submitDisabledReason={conflict?.reason}
      errorTitle={`Could not ${verb} ${what}`}
      danger={isFinal}
      width={conflict ? 'free' : 'medium'}
      onDismiss={onDismiss}
      call={() => callOf(place, change)}
      onSubmit={send}
      onSuccess={() => {
        onDone();
        return sayDone(place, change, written.current);
      }}
    >
      {conflict ? (
        <>
          <SetChanges conflict={conflict} noun="Rule" />
          {verb === 'move' && <p>{AFTER_CONFLICT}</p>}
        </>
      ) : (
        <>
          <p>{CONSEQUENCES[verb]}</p>
          {/* A list that scrolls must be reachable by keyboard */}
          <ul className={styles.names} tabIndex={0} aria-label="Firewall rules">
            {linesOf(change).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      <Consequences
        place={place}
        before={conflict ? conflict.edit.theirs : edit.base}
        after={conflict ? conflict.lines : wanted}
      />
      {toType !== undefined && (
        <TextField form={form} name="typed" label={`Type ${toType} to delete ${what}`} />
      )}
    </ModalForm>
  );
}

const AFTER_CONFLICT =
  'With these changes, the order may differ from yours. To keep yours, cancel and review the moved rules again.';

/** The rules of a change, with their new priorities where they are moved. */
function linesOf({ names, before, priorities }: TableChange): readonly string[] {
  if (!priorities) return names;
  return inOrder(before.filter(({ name }) => priorities.has(name))).map(
    ({ name, priority }) => `${name}: priority ${priority} → ${priorities.get(name)}`,
  );
}

const schemaFor = (toType: string | undefined) =>
  v.object({
    typed: v.pipe(
      v.string(),
      v.trim(),
      field.check(
        (typed: string) => toType === undefined || typed === toType,
        `Type ${toType} in the field first`,
      ),
    ),
  });
