import { Check, Copy } from 'lucide-react';
import { useId } from 'react';
import { Button, Id, IconButton, Link, StatusBadge, TimeAgo, useCopy, useNow } from '@console/shared/ui';
import { currentConsole } from '../composition/console.ts';
import { ownerOf } from '../composition/registry.ts';
import { formatDuration, formatElapsed } from '@console/shared/format';
import type { EntryState } from './entries.ts';
import styles from './panel.module.css';
import { scopeOf } from './sentence.ts';
import { hideActivity, isInProgress } from './state.ts';
import { supportTextOf, titleOf, type Item } from './support-text.ts';
import { whereOf, type Where } from './where.ts';

/** Explanations of states whose label alone is unclear. */
const MEANINGS: Readonly<Partial<Record<string, string>>> = {
  accepted: 'Accepted. Waiting for it to begin.',
  'in progress': 'Accepted. Waiting for it to finish.',
  unknown: 'It may have succeeded. Check before retrying.',
  'given up': 'The request was canceled. It may have succeeded. Check before retrying.',
} satisfies Partial<Record<EntryState, string>>;

/** One entry of the activity list. */
export function ActivityItem({ item }: { item: Item }) {
  const titleId = useId();
  const { state, startedAt, requestId } = item;
  const where = 'operation' in item ? placeOf(item) : item.to === undefined ? undefined : { to: item.to };
  const failure = 'operation' in item ? item.message : undefined;
  const note = 'operation' in item ? MEANINGS[state] : item.note;
  const actions = 'operation' in item ? [] : (item.actions ?? []);
  return (
    <li className={styles['item']} aria-labelledby={titleId}>
      <div className={styles['line']}>
        <StatusBadge entity="activity" status={state} />
        <span className={styles['when']}>
          <TimeAgo date={new Date(startedAt)} suffix="ago" title="Started" />
        </span>
        <CopyForSupport item={item} />
      </div>
      <p id={titleId} className={styles['title']}>
        <Title where={where} text={titleOf(item)} />
      </p>
      {'operation' in item && item.what !== undefined && (
        <p className={styles['what']}>
          <bdi>{item.what}</bdi>
        </p>
      )}
      <p className={styles['facts']}>
        <Facts item={item} />
      </p>
      {failure !== undefined && state !== 'given up' && <p className={styles['failure']}>{failure}</p>}
      {note !== undefined && <p className={styles['facts']}>{note}</p>}
      {requestId !== undefined && !isInProgress(item) && (
        <p className={styles['facts']}>
          Request ID <Id value={requestId} copyLabel="Copy request ID" />
        </p>
      )}
      {where?.list !== undefined && (
        <p className={styles['facts']}>
          <Link to={where.to} onClick={hideActivity}>{`Go to ${where.list}`}</Link>
        </p>
      )}
      {actions.length > 0 && (
        <div className={styles['actions']}>
          {actions.map(({ label, run }) => (
            <Button key={label} size="sm" onClick={run}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

function placeOf(entry: Extract<Item, { operation: unknown }>): Where | undefined {
  const { rows, loader } = currentConsole();
  const routesOf = (path: string) => {
    const owner = ownerOf(rows, path);
    const area = owner && loader.states().get(owner.name);
    return area?.phase === 'ready' ? area.module.routes : [];
  };
  return whereOf(entry, { rows, routesOf });
}

function Title({ where, text }: { where: Where | undefined; text: string }) {
  if (where === undefined || where.list !== undefined) return text;
  return (
    <Link variant="name" to={where.to} onClick={hideActivity}>
      {text}
    </Link>
  );
}

/** Location, progress and duration: `in project edge-cache · done in 1.2 s`, with the words of bulk results and toasts. */
function Facts({ item }: { item: Item }) {
  const { startedAt, endedAt, state } = item;
  const scope = 'operation' in item ? scopeOf(item) : undefined;
  const percent = 'operation' in item || item.percent === undefined ? undefined : `${item.percent}%`;
  const known = [scope, percent].filter((one) => one !== undefined).map((one) => `${one} · `);
  return (
    <>
      {known}
      {endedAt === undefined ? (
        <Elapsed since={startedAt} />
      ) : (
        `${state === 'done' ? 'done in' : 'took'} ${formatDuration(endedAt - startedAt)}`
      )}
    </>
  );
}

/** Elapsed time, updated by its own timer so that nothing else re-renders. */
function Elapsed({ since }: { since: number }) {
  return `for ${formatElapsed(useNow('second') - since)}`;
}

function CopyForSupport({ item }: { item: Item }) {
  const { copied, copy } = useCopy();
  return (
    <IconButton
      size="xs"
      icon={copied ? Check : Copy}
      label={copied ? 'Copied' : 'Copy for support'}
      onClick={() => void copy(supportTextOf([item]))}
    />
  );
}
