import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { encode, type SwitchPort, messageOf } from '@console/shared/api';
import { toast } from '@console/shared/runtime';
import { Button, CopyButton, Message, StatusBadge } from '@console/shared/ui';
import type { Verdict } from '../../health/verdict.ts';
import { portName } from '../../switch-ports/rows.ts';
import { createOf, type Draft } from '../draft.ts';
import styles from '../port-settings.module.css';
import type { Step } from './steps.ts';
import { linkIsUp } from './ports.ts';
import { type Changed, type ChangeStep, runChange } from './run.ts';
import { Watch } from './watch.tsx';

interface PortChange {
  readonly port: SwitchPort;
  readonly apply: () => Promise<unknown>;
}

/** A change to apply, and how to roll it back. */
export interface Prepared {
  readonly saveLabel: string;
  readonly save: () => Promise<unknown>;
  /** Reads the settings and returns whether they were saved; for a request that got no response. */
  readonly wasSaved: () => Promise<boolean>;
  readonly ports: readonly PortChange[];
  /** The verdict before the change; undefined when it was not known. */
  readonly before: Verdict | undefined;
  /** Ports whose links are checked after the change. */
  readonly watched: readonly SwitchPort[];
  /** The settings before the change, which the user can download before the first step. */
  readonly former: Draft;
  readonly goBack: { readonly save?: () => Promise<unknown>; readonly ports?: readonly PortChange[] };
}

export interface ApplyStepsProps {
  prepared: Prepared;
  onStep: (step: Step) => void;
  onAgain: () => void;
}

const STATES = { waiting: 'not started', running: 'running', done: 'done', failed: 'failed' } as const;

/** Applies a change step by step, monitors its effects, and can roll it back (docs/screens/operator.md section 9.9). */
export function ApplySteps({ prepared, onStep, onAgain }: ApplyStepsProps) {
  const [steps, setSteps] = useState<readonly ChangeStep[]>([]);
  const [result, setResult] = useState<Changed>();
  const [isBack, setBack] = useState(false);
  const [failure, setFailure] = useState<string>();
  const goesOn = useRef(false);
  const isRunning = steps.length > 0 && !result;

  const start = async (save = prepared.save) => {
    setFailure(undefined);
    setResult(undefined);
    const byName = new Map(prepared.ports.map((one) => [portName(one.port), one]));
    const changed = await runChange(
      {
        saveLabel: prepared.saveLabel,
        save,
        ports: [...byName].map(([name, { apply }]) => ({ name, apply })),
        settled: async (name) => {
          const one = byName.get(name);
          goesOn.current = false;
          if (one) await linkIsUp(one.port, () => goesOn.current);
        },
      },
      setSteps,
    );
    setResult(changed);
    if (changed.isSaved) onStep('Watch');
  };

  /** Checks whether a request without a response has saved the settings, and continues from there; nothing is saved twice. */
  const check = async (unknown: Changed) => {
    setFailure(undefined);
    try {
      if (await prepared.wasSaved()) await start(() => Promise.resolve());
      else setResult({ ...unknown, isUnknown: false });
    } catch (error) {
      setFailure(messageOf(error));
    }
  };

  const goBack = async () => {
    const done = new Set(result?.done);
    try {
      await prepared.goBack.save?.();
      for (const { port, apply } of prepared.goBack.ports ?? []) if (done.has(portName(port))) await apply();
      setBack(true);
      toast({ content: 'The previous settings are in effect again' });
    } catch (error) {
      setFailure(messageOf(error));
    }
  };

  const { former } = prepared;
  const json = JSON.stringify(encode(createOf(former)), null, 2);
  return (
    <div className={styles.cards}>
      {steps.length === 0 && (
        <>
          <Message title="Keep a copy of the current settings">
            If something goes wrong, create the previous settings from this copy. It does not contain peer
            keys.
          </Message>
          <div className={styles.step}>
            <CopyButton text={json} label="Copy the previous settings" />
            <a download={`${former.name}.json`} href={`data:application/json,${encodeURIComponent(json)}`}>
              <Download aria-hidden size={16} /> Download the previous settings
            </a>
          </div>
          <div className={styles.step}>
            <Button variant="ghost" onClick={onAgain}>
              Back to the review
            </Button>
            <Button variant="primary" onClick={() => void start()}>
              Apply now
            </Button>
          </div>
        </>
      )}
      <ol className={styles.steps} aria-label="Steps of the change">
        {steps.map(({ label, state, error }) => (
          <li key={label} className={styles.step}>
            <StatusBadge entity="activity" status={STATES[state]} /> {label}
            {error !== undefined && <span>{error}</span>}
          </li>
        ))}
      </ol>
      {isRunning && steps.some(({ label, state }) => state === 'running' && label.startsWith('Apply')) && (
        <Button
          onClick={() => {
            goesOn.current = true;
          }}
        >
          Go on anyway
        </Button>
      )}
      {result?.isUnknown && (
        <Message
          variant="destructive"
          live="alert"
          title="Outcome unknown"
          action={<Button onClick={() => void check(result)}>Check</Button>}
        >
          {failure ?? 'The server did not answer. The settings may be in effect.'}
        </Message>
      )}
      {result && !result.isSaved && !result.isUnknown && (
        <Message
          variant="destructive"
          live="alert"
          title="Nothing was changed"
          action={<Button onClick={onAgain}>Back to the review</Button>}
        >
          The settings could not be saved.
        </Message>
      )}
      {failure !== undefined && result?.isSaved && (
        <Message variant="destructive" live="alert" title="Could not go back">
          {failure}
        </Message>
      )}
      {result?.isSaved && (
        <Watch
          ports={prepared.watched}
          before={prepared.before}
          onGoBack={isBack ? undefined : () => void goBack()}
        />
      )}
    </div>
  );
}
