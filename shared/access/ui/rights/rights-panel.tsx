import { useMemo, useState } from 'react';
import type { Directory } from '@console/shared/access';
import { Combobox, ReadOnlySideModal } from '@console/shared/forms';
import { Message, Skeleton, Tag } from '@console/shared/ui/basic';
import { SegmentedControl } from '@console/shared/ui/detail';
import { RIGHTS } from '../../generated/rights.ts';
import { type Answer, factsAbout, mayOf, type Subject } from '../../rights/may.ts';
import { type Right, rightsAt } from '../../rights/needs.ts';
import { answerText } from '../../rights/words.ts';
import styles from '../access.module.css';
import type { AccessLevel } from '../level.ts';
import { HoldersList, MoreFacts } from './holders-list.tsx';
import { placeOf, type Rights, type RightsPlace, useRights } from './use-rights.ts';

export type RightsPanelProps = {
  readonly level: AccessLevel;
  /** Whose rights are shown at first. */
  readonly subject?: string | undefined;
  readonly onDismiss: () => void;
};

const MODES = [
  { value: 'person', label: 'By person' },
  { value: 'action', label: 'By action' },
] as const;

const TITLES = { project: 'In this project', silo: 'In this silo', fleet: 'In the system' } as const;

/** Shows who may do what in a project, a silo or the system, and why (docs/screens/network-access.md section 10.1). */
export function RightsPanel({ level, subject, onDismiss }: RightsPanelProps) {
  const place = useMemo(() => placeOf(level), [level]);
  const actions = useMemo(() => rightsAt(place.scope, RIGHTS), [place.scope]);
  const needs = useMemo(() => actions.map((action) => action.needs), [actions]);
  const rights = useRights(place, needs);
  const [mode, setMode] = useState<(typeof MODES)[number]['value']>('person');
  const [who, setWho] = useState<string | null>(subject ?? null);
  const [what, setWhat] = useState<string | null>(null);
  const people = useMemo(() => subjectsOf(rights.directory), [rights.directory]);
  const person = people.find(({ id }) => id === who);
  const action = actions.find(({ id }) => id === what);
  return (
    <ReadOnlySideModal title="Who may do what" subtitle={TITLES[place.scope]} onDismiss={onDismiss}>
      <SegmentedControl label="Show" options={MODES} value={mode} onChange={setMode} />
      {mode === 'person' ? (
        <>
          <Combobox
            label="User or group"
            placeholder="Select a user or group"
            items={people.map(({ id, name, identityType }) => ({
              value: id,
              label: name,
              ...(identityType === 'silo_group' && { badge: <Tag>Group</Tag> }),
            }))}
            value={who}
            onChange={setWho}
            loading={people.length === 0 && rights.isPending}
          />
          {person && <Answers subject={person} actions={actions} rights={rights} place={place} />}
        </>
      ) : (
        <>
          <Combobox
            label="Action"
            placeholder="Select an action"
            items={actions.map(({ id, label }) => ({ value: id, label }))}
            value={what}
            onChange={setWhat}
          />
          {action && <HoldersList needs={action.needs} rights={rights} place={place} />}
        </>
      )}
    </ReadOnlySideModal>
  );
}

/** Groups, then users, as the server lists them. */
const subjectsOf = ({ groups, users }: Directory): readonly (Subject & { readonly name: string })[] => [
  ...groups.map(({ id, displayName }) => ({
    id,
    name: displayName,
    identityType: 'silo_group' as const,
  })),
  ...users.map(({ id, displayName }) => ({
    id,
    name: displayName,
    identityType: 'silo_user' as const,
  })),
];

/** Actions with the same answer for the same reason. */
interface Section {
  readonly answer: Answer;
  readonly why: string;
  readonly labels: readonly string[];
}

const HEADINGS = [
  [true, 'May'],
  [undefined, 'Unknown'],
  [false, 'May not'],
] as const;

type AnswersProps = {
  readonly subject: Subject;
  readonly actions: readonly Right[];
  readonly rights: Rights;
  readonly place: RightsPlace;
};

/** What someone may do, what is unknown, and what they may not do, each with the reason. */
function Answers({ subject, actions, rights, place }: AnswersProps) {
  const { facts, nameOf, isPending } = rights;
  const sections = useMemo(() => {
    const found = new Map<string, Section>();
    const about = factsAbout(subject, facts);
    for (const { needs, label } of actions) {
      const answer = mayOf(needs, subject, about, nameOf);
      const why = answerText(answer, needs, place.scope, nameOf, isPending);
      const key = `${answer.may} ${why}`;
      found.set(key, { answer, why, labels: [...(found.get(key)?.labels ?? []), label] });
    }
    return [...found.values()];
  }, [actions, subject, facts, nameOf, isPending, place.scope]);
  if (rights.isStarting) return <Skeleton />;
  return (
    <>
      {HEADINGS.map(([may, heading]) => (
        <Answered
          key={heading}
          heading={heading}
          sections={sections.filter(({ answer }) => answer.may === may)}
        />
      ))}
      {subject.identityType === 'silo_group' && (
        <Message>
          Members of the group may be able to do more through their own roles or other groups.
        </Message>
      )}
      <MoreFacts rights={rights} />
    </>
  );
}

function Answered({ heading, sections }: { heading: string; sections: readonly Section[] }) {
  const count = sections.reduce((sum, { labels }) => sum + labels.length, 0);
  if (count === 0) return null;
  return (
    <section className={styles.facts}>
      <h3 className={styles.answer}>{`${heading} (${count})`}</h3>
      {sections.map(({ why, labels }) => (
        <div key={why} className={styles.fact}>
          <p className={styles.source}>{why}</p>
          <ul className={styles.actions} aria-label={`${heading}: ${why}`}>
            {labels.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
