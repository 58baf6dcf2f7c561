import {
  Ban,
  CircleCheck,
  CircleDashed,
  CircleHelp,
  CircleMinus,
  LoaderCircle,
  OctagonX,
} from 'lucide-react';
import { memo, useEffect, useRef, useSyncExternalStore } from 'react';
import { formatDuration } from '@console/shared/format';
import { announce } from '@console/shared/runtime';
import { Button, CopyButton, cx, Icon, Message, Mono } from '@console/shared/ui';
import { ProgressBar } from '@console/shared/ui/detail';
import styles from './bulk.module.css';
import { type BulkJob, type BulkJobState, type Failure, isFinal, isLost, type Item } from './job.ts';
import { Refusals } from './lists.tsx';
import { ScrollArea } from './scroll-area.tsx';
import { countIn, summaryOf, titleOf } from './words.ts';

/** Milliseconds between two announcements of the progress. */
const PACE = 5_000;

/** Appearance of each state. At the end, rows are grouped by the action that they need. */
const LOOKS = {
  failed: { icon: OctagonX, label: 'Failed' },
  unknown: { icon: CircleHelp, label: 'Unknown' },
  skipped: { icon: Ban, label: 'Not started' },
  gone: { icon: CircleMinus, label: 'No longer exists' },
  waiting: { icon: CircleDashed, label: 'Waiting' },
  running: { icon: LoaderCircle, label: 'Running' },
  checking: { icon: LoaderCircle, label: 'Checking' },
  accepted: { icon: LoaderCircle, label: 'Accepted' },
  'in progress': { icon: LoaderCircle, label: 'In progress' },
  done: { icon: CircleCheck, label: 'Done' },
} as const;

const ORDER = Object.keys(LOOKS);

const worstFirst = (items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));

const useJob = (job: BulkJob): BulkJobState => useSyncExternalStore(job.subscribe, job.getState);

/** Progress and results of a job, row by row. */
export function JobView({ job }: { job: BulkJob }) {
  const state = useJob(job);
  const { items, phase } = state;
  const isOver = hasRun(state);
  const summary = useRef<HTMLParagraphElement>(null);
  useAnnouncedProgress(job);
  // Sets the browser's focus: the clicked button is removed when the phase changes
  useEffect(() => {
    const dialog = summary.current?.closest('[role="dialog"]');
    const { activeElement } = document;
    if (activeElement === dialog || !dialog?.contains(activeElement)) summary.current?.focus();
  }, [phase]);
  const failed = countIn(items, 'failed');
  return (
    <div className={styles.body}>
      <p ref={summary} tabIndex={-1} className={styles.summary}>
        {summaryOf(state)}
      </p>
      <ProgressBar
        label={titleOf(job, items.length)}
        hideLabel
        value={items.filter(isFinal).length}
        max={items.length}
        tone={failed > 0 ? 'destructive' : isOver ? 'success' : 'accent'}
      />
      {phase === 'stopping' && (
        <p className={styles.note}>No further requests are sent. Waiting for those in progress.</p>
      )}
      {!isOver && (
        <p className={styles.note}>
          You can close this dialog and keep working. A notification shows the result; keep the console open
          until then.
        </p>
      )}
      {isOver && items.some(isUnknown) && (
        <Message variant="notice" title="Outcome unknown">
          A request without a response may have succeeded. It is not sent again until that is known.
        </Message>
      )}
      <ScrollArea label="Rows">
        <ul className={styles.items} aria-label="Results">
          {(isOver ? worstFirst(items) : items).map((item) => (
            <ItemLine key={item.id} item={item} />
          ))}
        </ul>
        <Refusals refused={job.refused} noun={job.noun} />
      </ScrollArea>
    </div>
  );
}

const isUnknown = ({ state }: Item) => state === 'unknown' || state === 'checking';

/** Whether every request has ended, so that only requests without a response remain to be checked. */
const hasRun = ({ phase }: BulkJobState) => phase === 'checking' || phase === 'over';

const labelOf = (item: Item): string => {
  const { label } = LOOKS[item.state];
  return item.state === 'done' && item.took !== undefined
    ? `${label} in ${formatDuration(item.took)}`
    : label;
};

/** One row. It renders again only when its own state changes, because there may be a thousand rows. */
const ItemLine = memo(function ItemLine({ item }: { item: Item }) {
  const { icon } = LOOKS[item.state];
  return (
    <li className={styles.item} data-state={item.state}>
      <Icon of={icon} className={cx(styles.glyph)} spin={icon === LoaderCircle} />
      <span className={styles.name}>{item.name}</span> <span className={styles.state}>{labelOf(item)}</span>
      {item.state === 'running' && item.step !== undefined && (
        <div className={styles.reason}>{item.step}</div>
      )}
      {'failure' in item && <Reason failure={item.failure} />}
    </li>
  );
});

function Reason({ failure: { message, requestId } }: { failure: Failure }) {
  return (
    <div className={styles.reason}>
      {message}
      {requestId !== undefined && (
        <span className={styles.request}>
          Request <Mono>{requestId}</Mono> <CopyButton text={requestId} />
        </span>
      )}
    </div>
  );
}

/** Announces the progress at intervals, and the result, instead of every row. */
function useAnnouncedProgress(job: BulkJob): void {
  // The live region is outside the dialog, and the clock outside React
  useEffect(() => {
    const say = () => announce(summaryOf(job.getState()));
    const timer = setInterval(() => job.getState().phase !== 'over' && say(), PACE);
    let { phase } = job.getState();
    const forget = job.subscribe(() => {
      const before = phase;
      ({ phase } = job.getState());
      if (phase === 'over' && before !== 'over') say();
    });
    return () => {
      clearInterval(timer);
      forget();
    };
  }, [job]);
}

/** Checks the outcome of all requests of a job that got no response. */
export function CheckButton({ job, size }: { job: BulkJob; size?: 'sm' }) {
  const { items, phase } = useJob(job);
  const isPending = phase === 'checking';
  const count = items.filter((item) => isLost(item) || item.state === 'checking').length;
  if (count === 0 || (phase !== 'over' && !isPending)) return null;
  return (
    <Button
      variant={size ? 'secondary' : 'primary'}
      {...(size && { size })}
      pending={isPending}
      onClick={() => void job.check()}
    >
      {`Check ${count} unknown`}
    </Button>
  );
}

/** Buttons of a job: close or stop, check for rows without a response, and retry for failed rows. */
export function JobFoot({ job, onDismiss }: { job: BulkJob; onDismiss: () => void }) {
  const state = useJob(job);
  const { items } = state;
  const failed = countIn(items, 'failed');
  const isOver = hasRun(state);
  const isAllDone = isOver && failed === 0 && !items.some(isUnknown);
  return (
    <>
      <Button key="close" variant={isAllDone ? 'primary' : 'ghost'} onClick={onDismiss}>
        Close
      </Button>
      {!isOver && (
        <Button
          key="stop"
          disabledReason={countIn(items, 'waiting') === 0 ? 'No requests remain to cancel' : undefined}
          onClick={job.stop}
        >
          Cancel remaining
        </Button>
      )}
      <CheckButton key="check" job={job} />
      {state.phase === 'over' && failed > 0 && (
        <Button key="retry" variant={items.some(isLost) ? 'secondary' : 'primary'} onClick={job.retry}>
          {`Retry ${failed} failed`}
        </Button>
      )}
    </>
  );
}
