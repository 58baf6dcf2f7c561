import { CircleCheck, CircleHelp } from 'lucide-react';
import { runAction } from '@console/shared/actions';
import type { Instance } from '@console/shared/api';
import { usePageRefusal } from '@console/shared/runtime';
import { Button, ButtonLink, Icon, Message } from '@console/shared/ui';
import { RulesMet, Sentence } from '../../../networking/reachability/step-list.tsx';
import { textOf } from '../../../networking/reachability/steps.ts';
import { powerActions } from '../actions.tsx';
import type { LadderFacts, Rung, WayOut } from './rung.ts';
import styles from './troubleshoot.module.css';

interface RungsProps {
  readonly facts: LadderFacts;
  readonly rungs: readonly Rung[];
  readonly systemRouter: string | undefined;
}

/** The answer with its remedies first, then the earlier checks, in order. */
export function Rungs({ facts, rungs, systemRouter }: RungsProps) {
  const last = rungs.at(-1);
  if (!last) return null;
  const hasCause = last.outcome === 'cause';
  const isOpen = rungs.some(({ outcome }) => outcome === 'unknown');
  const sentence = (rung: Rung) => <RungSentence rung={rung} facts={facts} systemRouter={systemRouter} />;
  return (
    <>
      <section aria-label="Answer">
        <Message
          variant={hasCause ? 'destructive' : isOpen ? 'notice' : 'success'}
          live="status"
          title={hasCause ? 'The cause' : 'No cause found on the platform'}
          {...(last.ways.length > 0 && { action: <Ways facts={facts} ways={last.ways} /> })}
        >
          {sentence(last)}
        </Message>
      </section>
      {rungs.length > 1 && (
        <ol className={styles.rungs} aria-label={hasCause ? 'Checked before' : 'Checked'}>
          {rungs.slice(0, -1).map((rung) => (
            <li key={rung.at} className={styles.rung}>
              {rung.outcome === 'fine' ? (
                <Icon of={CircleCheck} label="Fine" className={styles.fine ?? ''} />
              ) : (
                <Icon of={CircleHelp} label="Not known" className={styles.unknown ?? ''} />
              )}
              <div>
                {sentence(rung)}
                {rung.ways.length > 0 && (
                  <div className={styles.ways}>
                    <Ways facts={facts} ways={rung.ways} />
                  </div>
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

interface RungSentenceProps extends Omit<RungsProps, 'rungs'> {
  readonly rung: Rung;
}

function RungSentence({ rung, facts: { vpc }, systemRouter }: RungSentenceProps) {
  const { pieces, rules = [], checked, outcome } = rung;
  return (
    <>
      {vpc ? <Sentence place={vpc} pieces={pieces} systemRouter={systemRouter} /> : textOf(pieces)}
      {vpc && outcome !== 'fine' && rules.length > 0 && <RulesMet place={vpc} rules={rules} />}
      {checked !== undefined && <div className={styles.checked}>Checked: {checked}</div>}
    </>
  );
}

function Ways({ facts, ways }: { facts: LadderFacts; ways: readonly WayOut[] }) {
  return ways.map((way) =>
    'to' in way ? (
      <ButtonLink key={way.label} size="sm" to={way.to}>
        {way.label}
      </ButtonLink>
    ) : (
      <PowerButton key={way.label} way={way} project={facts.project} instance={facts.instance} />
    ),
  );
}

interface PowerButtonProps {
  readonly way: Extract<WayOut, { action: string }>;
  readonly project: string;
  readonly instance: Instance;
}

function PowerButton({ way, project, instance }: PowerButtonProps) {
  const refusal = usePageRefusal();
  const action = powerActions(project).find(({ id }) => id === way.action);
  return (
    action && (
      <Button size="sm" disabledReason={refusal} onClick={() => runAction(action, instance)}>
        {way.label}
      </Button>
    )
  );
}
