import { BellOff } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { EventClass, WebhookReceiver } from '@console/shared/api';
import { useLoaded, useQuery } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { columns, ListTab, wholePage } from '@console/shared/table';
import { CardBlock, Dash, FieldFrame, Link, Message, Mono, TextInput, wiringProps } from '@console/shared/ui';
import styles from './alerting.module.css';
import { isSubscription, receiversOf, subscribable } from './classes.ts';
import { allReceivers, eventClasses } from './queries.ts';
import { ClassList } from './receivers/matches.tsx';

const EMPTY = {
  icon: BellOff,
  title: 'No event classes',
  body: 'This release lists no event classes.',
};

const NONE: readonly WebhookReceiver[] = [];

export function Component() {
  const { items } = useLoaded(eventClasses());
  const receivers = useQuery(allReceivers()).data?.items;
  const [glob, setGlob] = useState('');
  const isGlob = isSubscription(glob);
  // The server decides which classes a pattern matches; until it responds, all of them stay listed
  const found = useQuery(eventClasses(glob), { enabled: isGlob, keepPrevious: true });
  const shown = (isGlob && found.data?.items) || items;
  const columnsOfPage = useMemo(() => classColumns(receivers ?? NONE), [receivers]);
  const page = useMemo(
    () =>
      wholePage(
        'event classes',
        shown.map((one) => ({ ...one, id: one.name })),
      ),
    [shown],
  );
  const silent = receivers
    ? subscribable(items).filter(({ name }) => receiversOf(name, receivers).length === 0)
    : [];
  return (
    <>
      <ListTab
        plural="Event classes"
        page={page}
        columns={columnsOfPage}
        copyId={false}
        empty={EMPTY}
        headerActions={
          <FieldFrame
            label="Pattern"
            error={glob === '' || isGlob ? undefined : 'Use names, * and ** between dots'}
            className={styles.pattern}
          >
            {(wiring) => (
              <TextInput
                {...wiringProps(wiring)}
                mono
                value={glob}
                placeholder="hardware.**"
                onChange={({ target }) => setGlob(target.value.trim())}
              />
            )}
          </FieldFrame>
        }
      >
        {subscribable(items).length === 0 && (
          <div className={styles.note}>
            <Message>
              This release does not list its event classes. Subscribe to a pattern, such as **, to receive
              every event that matches.
            </Message>
          </div>
        )}
      </ListTab>
      {silent.length > 0 && (
        <div className={styles.block}>
          <CardBlock title="Classes without a receiver" description="No subscription matches them.">
            <ClassList classes={silent} />
          </CardBlock>
        </div>
      )}
    </>
  );
}

const col = columns<EventClass & { id: string }>();

const classColumns = (receivers: readonly WebhookReceiver[]) => [
  col.custom('Class', ({ name }) => <Mono>{name}</Mono>, { width: 18, value: ({ name }) => name }),
  col.text('Description', ({ description }) => description, { rank: 2 }),
  col.custom('Receivers', ({ name }) => <Receivers receivers={receiversOf(name, receivers)} />, {
    rank: 2,
    width: 14,
    value: ({ name }) =>
      receiversOf(name, receivers)
        .map((receiver) => receiver.name)
        .join(' '),
  }),
];

function Receivers({ receivers }: { receivers: readonly WebhookReceiver[] }) {
  if (receivers.length === 0) return <Dash />;
  return (
    <span className={styles.receivers}>
      {receivers.map(({ name }) => (
        <Link key={name} to={to('/system/alerting/receivers/:receiver', { receiver: name })}>
          {name}
        </Link>
      ))}
    </span>
  );
}
