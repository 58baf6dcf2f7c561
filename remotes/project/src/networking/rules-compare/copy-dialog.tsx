import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import * as v from 'valibot';
import { pluralize } from '@console/shared/format';
import { ModalForm, useForm } from '@console/shared/forms';
import { useQuery } from '@console/shared/query';
import { toast } from '@console/shared/runtime';
import { describeLine, diffSet, NOTHING, SetChanges, useSetEdit } from '@console/shared/sets';
import { bold, Icon, Message } from '@console/shared/ui';
import { writeRules } from '../firewall-rules/change.ts';
import { Consequences } from '../firewall-rules/consequences-part.ts';
import { vpcInterfaces } from '../firewall-rules/queries.ts';
import { readRules } from '../firewall-rules/read-rules.ts';
import { MAX_RULES, RULE_LINES, type RuleBody, RULES_FULL } from '../firewall-rules/rule-set.ts';
import { useFacts } from '../firewall-rules/use-facts.ts';
import styles from './copy-dialog.module.css';
import { asIn, copied, matchRules } from './match.ts';
import { missingIn } from './missing.ts';

export type CopyDialogProps = {
  readonly project: string;
  readonly from: string;
  readonly to: string;
  /** The rules of the VPC that is copied from. */
  readonly source: readonly RuleBody[];
  /** The rules of the other VPC, as the page shows them. */
  readonly target: readonly RuleBody[];
  readonly onDismiss: () => void;
};

/** Copies rules to another VPC: shows each change and its consequences, and writes all of them at once. */
export function CopyDialog({ project, from, to, source, target, onDismiss }: CopyDialogProps) {
  const place = useMemo(() => ({ project, vpc: to }), [project, to]);
  const edit = useSetEdit(target, RULE_LINES);
  const form = useForm(
    useMemo(() => v.object({}), []),
    {},
  );
  const wanted = useMemo(
    () => copied(matchRules(asIn(source, from, to), edit.base), edit.base),
    [source, from, to, edit.base],
  );
  const conflict = edit.conflict(wanted);
  const { added, changed } = diffSet(edit.base, wanted, RULE_LINES);
  const count = added.length + changed.length;
  const facts = useFacts(place, useQuery(vpcInterfaces(place)).data);
  const lines = [
    ...added.map((after) => lineOf(undefined, after, missingIn(after, facts))),
    ...changed.map(({ before, after }) => lineOf(before, after, missingIn(after, facts))),
  ];
  const full = wanted.length > MAX_RULES ? RULES_FULL : undefined;
  return (
    <ModalForm
      form={form}
      title={`Copy rules to VPC ${to}`}
      submitLabel={conflict?.isNothing ? NOTHING : `Save ${pluralize(count, 'rule')}`}
      submitDisabledReason={
        conflict?.reason ?? full ?? (count === 0 ? 'There is nothing to copy' : undefined)
      }
      errorTitle="Could not copy the rules"
      width="free"
      onDismiss={onDismiss}
      call={() => writeRules(place, wanted)}
      onSubmit={async () => {
        const settled = await edit.settle(wanted, () => readRules(place));
        if (settled) await writeRules(place, settled).send();
      }}
      onSuccess={() => {
        toast({ content: bold`Rules of ${from} copied to ${to}` });
        onDismiss();
      }}
    >
      {conflict ? (
        <SetChanges conflict={conflict} noun="Rule" />
      ) : (
        <>
          <p>
            {`From VPC ${from}. A rule of the same name is replaced, all other rules of ${to} are kept. Rules that ${to} has under another name are not copied.`}
          </p>
          <Changes label="Added" lines={lines.slice(0, added.length)} />
          <Changes label="Replaced" lines={lines.slice(added.length)} />
        </>
      )}
      <Missing vpc={to} lines={lines} />
      <Consequences
        place={place}
        before={conflict ? conflict.edit.theirs : edit.base}
        after={conflict ? conflict.lines : wanted}
      />
    </ModalForm>
  );
}

interface Line {
  readonly name: string;
  readonly text: string;
  /** Parts of it that the other VPC lacks, in sentences. */
  readonly missing: readonly string[];
}

const lineOf = (before: RuleBody | undefined, after: RuleBody, missing: readonly string[]): Line => ({
  name: after.name,
  text: describeLine(before, after, RULE_LINES)
    .filter((text) => text !== 'Added')
    .join('; '),
  missing,
});

interface ChangesProps {
  readonly label: string;
  readonly lines: readonly Line[];
}

function Changes({ label, lines }: ChangesProps) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{`${label} (${lines.length})`}</h3>
      {/* A list that scrolls must be reachable by keyboard */}
      <ul className={styles.changes} tabIndex={0} aria-label={label}>
        {lines.map(({ name, text, missing }) => (
          <li key={name}>
            <b>{name}</b>
            {`: ${text}`}
            {missing.map((sentence) => (
              <span key={sentence} className={styles.missing}>
                <Icon of={TriangleAlert} size="xs" />
                <span>{sentence}</span>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A message that rules name something that the other VPC lacks. It stays when a colleague's change replaces the diff. */
function Missing({ vpc, lines }: { readonly vpc: string; readonly lines: readonly Line[] }) {
  const { length } = lines.filter(({ missing }) => missing.length > 0);
  if (length === 0) return null;
  return (
    <Message variant="notice" live="status">
      {`${length} of these rules ${length === 1 ? 'refers' : 'refer'} to resources that VPC ${vpc} does not have. The server accepts that. A missing resource matches nothing until it exists.`}
    </Message>
  );
}
