import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Check, CircleCheck, CircleDashed, Copy, RotateCw, Unplug } from 'lucide-react';
import { LANDING_PATH } from '@console/shared/contract';
import { Button, ButtonLink, Icon, Link, useCopy } from '@console/shared/ui/basic';
import { currentConsole } from '../composition/console.ts';
import { areaLabel, ownerOf } from '../composition/registry.ts';
import type { RemoteError } from '../composition/remote-error.ts';
import { navIcon } from '../place/nav-icons.ts';
import { areaReport } from '../support/report.ts';
import styles from './screens.module.css';

interface Words {
  title: string;
  sentence: string;
  /** False where a retry with the same registry must fail again. */
  canRetry: boolean;
}

function wordsFor(label: string, { reason }: RemoteError): Words {
  switch (reason) {
    case 'contract':
    case 'shared-version':
      return {
        title: `${label} needs a newer console`,
        sentence: `This area requires another version of the console. Reload to update. Your session and the rest of the console still work.`,
        canRetry: true,
      };
    case 'not-registered':
      return {
        title: `${label} is turned off`,
        sentence:
          'This area is not available in this console. Your session and the rest of the console still work.',
        canRetry: false,
      };
    case 'elsewhere':
      return {
        title: `${label} did not open`,
        sentence:
          'This area needs the version of the console before this one, which the server did not send. Your session and the rest of the console still work.',
        canRetry: false,
      };
    case 'registry':
      return {
        title: `${label} did not load`,
        sentence:
          'The registry entry for this area is invalid. Your session and the rest of the console still work.',
        canRetry: true,
      };
    default:
      return {
        title: `${label} did not load`,
        sentence: 'This area could not be fetched. Your session and the rest of the console still work.',
        canRetry: true,
      };
  }
}

/** The failure, and a callback that retries. */
export interface AreaPanelProps {
  error: RemoteError;
  onRetry: () => Promise<void>;
}

/** Error panel shown instead of an area whose code could not be loaded (docs/design/language.md section 13.2). */
export function AreaPanel({ error, onRetry }: AreaPanelProps) {
  const { rows, loader } = currentConsole();
  const [pending, setPending] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const words = wordsFor(areaLabel(rows, error.area), error);
  const others = rows.filter(
    (row) =>
      row.mount === 'console' && row.name !== error.area && row.refusal === undefined && !row.elsewhere,
  );
  const nearest = ownerOf(others, LANDING_PATH) ?? others[0];
  const details = areaReport(error);
  const { copied, copy } = useCopy();
  // Moves the focus to the title, as after a navigation, so that a screen reader reads the failure.
  useEffect(() => title.current?.focus(), [error]);
  const retry = async () => {
    setPending(true);
    await onRetry();
    setPending(false);
  };
  return (
    <div className={styles['screen']} role="alert">
      <Icon of={Unplug} size="xl" className={styles['icon']} />
      <h1 ref={title} tabIndex={-1}>
        {words.title}
      </h1>
      <p>{words.sentence}</p>
      <div className={styles['actions']}>
        {words.canRetry && (
          <Button variant="primary" icon={RotateCw} pending={pending} onClick={() => void retry()}>
            Try again
          </Button>
        )}
        {nearest && (
          <ButtonLink to={nearest.prefixes[0] ?? '/'}>Go to {nearest.label.toLowerCase()}</ButtonLink>
        )}
      </div>
      <AreaList states={useSyncExternalStore(loader.subscribe, loader.states)} failing={error.area} />
      <details className={styles['details']}>
        <summary>Details for your administrator</summary>
        <pre>{details}</pre>
      </details>
      <Button
        variant="ghost"
        icon={copied ? Check : Copy}
        className={styles['copy']}
        onClick={() => copy(details)}
      >
        Copy details
      </Button>
    </div>
  );
}

const STATES = {
  available: { icon: CircleCheck, words: 'Available' },
  idle: { icon: CircleDashed, words: 'Not loaded yet' },
  unavailable: { icon: Unplug, words: 'Unavailable' },
} as const;

interface AreaListProps {
  states: ReturnType<ReturnType<typeof currentConsole>['loader']['states']>;
  failing: string;
}

function AreaList({ states, failing }: AreaListProps) {
  const { rows } = currentConsole();
  return (
    <ul className={styles['areas']} aria-label="Areas of the console">
      {rows
        .filter((row) => row.mount === 'console')
        .map((row) => {
          const phase = states.get(row.name)?.phase ?? (row.refusal === undefined ? 'idle' : 'refused');
          const broken = row.name === failing || phase === 'failed' || phase === 'refused';
          const state = broken ? 'unavailable' : phase === 'idle' ? 'idle' : 'available';
          return (
            <li key={row.name}>
              <Icon of={navIcon(row.frames[0]?.navigation[0]?.icon ?? '')} />
              {broken ? (
                <b>{row.label}</b>
              ) : (
                <Link to={row.prefixes[0] ?? '/'} variant="name">
                  {row.label}
                </Link>
              )}
              <span className={styles['state']} data-state={state}>
                <Icon of={STATES[state].icon} size="status" />
                {STATES[state].words}
              </span>
            </li>
          );
        })}
    </ul>
  );
}
