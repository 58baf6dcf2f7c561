import { useMemo } from 'react';
import { Message, RetryButton, Spinner } from '@console/shared/ui';
import { DecidingRules } from '../firewall-rules/deciding-rules.tsx';
import { peersOfInstance } from '../firewall-rules/effective/facts.ts';
import { rulesFor } from '../firewall-rules/effective/rules-for.ts';
import type { VpcPlace } from '../vpcs/tabs.ts';
import { allowancesOf } from './allow.ts';
import { AllowButtons } from './allow-buttons.tsx';
import { explain } from './explain.ts';
import type { ReachQuestion } from './facts.ts';
import styles from './reachability.module.css';
import { sentenceOf } from './sentence.ts';
import { StepList } from './step-list.tsx';
import { useReachFacts } from './use-reach-facts.ts';

export interface AnswerProps {
  readonly place: VpcPlace;
  readonly question: ReachQuestion;
}

const VARIANTS = { allowed: 'success', denied: 'destructive', unknown: 'notice' } as const;

/** Whether one endpoint reaches the other, and why (docs/screens/network-access.md section 17, B-F3 and B-F4). */
export function Answer({ place, question }: AnswerProps) {
  const { facts, rules, systemRouter, waiting, failed, isRetrying, retry } = useReachFacts(place, question);
  const explanation = useMemo(() => explain(facts, question), [facts, question]);
  const allowances = useMemo(
    () =>
      explanation.verdict === 'denied' && rules
        ? allowancesOf(
            explanation.steps,
            rules.map(({ name }) => name),
          )
        : [],
    [explanation, rules],
  );
  const stops = explanation.steps.filter(({ outcome }) => outcome === 'stops');
  const ends = useMemo(() => {
    const names = [question.from, question.to].flatMap((end) => (end.kind === 'instance' ? [end.name] : []));
    return [...new Set(names)].map((name) => ({
      name,
      rules: rules && rulesFor(rules, peersOfInstance(facts, name)),
    }));
  }, [question, rules, facts]);
  if (waiting.length > 0 && failed.length === 0)
    return (
      <p className={styles.waiting} role="status">
        <Spinner label="Loading the network" /> Loading {waiting.join(', ').toLowerCase()}…
      </p>
    );
  return (
    <>
      {failed.length > 0 && (
        <div className={styles.sorry}>
          <Message
            variant="notice"
            live="alert"
            title="Part of the network could not be loaded"
            items={failed}
            action={<RetryButton pending={isRetrying} onClick={retry} />}
          >
            The answer does not take it into account.
          </Message>
        </div>
      )}
      <section className={styles.answer} aria-label="Answer">
        <Message
          variant={VARIANTS[explanation.verdict]}
          live="status"
          action={
            allowances.length > 0 && (
              <AllowButtons place={place} allowances={allowances} others={stops.length - allowances.length} />
            )
          }
        >
          {sentenceOf(explanation, question)}
        </Message>
        <StepList place={place} steps={explanation.steps} systemRouter={systemRouter} />
      </section>
      {ends.map(
        ({ name, rules: own }) =>
          own && <DecidingRules key={name} title={`Rules of ${name}`} place={place} rules={own} />,
      )}
    </>
  );
}
