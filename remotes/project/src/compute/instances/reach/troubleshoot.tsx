import { useMemo, useState } from 'react';
import type { Instance } from '@console/shared/api';
import { ReadOnlySideModal } from '@console/shared/forms';
import { Message, RetryButton, Spinner } from '@console/shared/ui';
import type { ReachFacts, ReachQuestion } from '../../../networking/reachability/facts.ts';
import { useReachFacts } from '../../../networking/reachability/use-reach-facts.ts';
import type { VpcPlace } from '../../../networking/vpcs/tabs.ts';
import { explainReach } from './ladder.ts';
import { QuestionFields } from './question-fields.tsx';
import { readQuestion, SSH } from './question.ts';
import { Rungs } from './rungs.tsx';
import type { Asked, LadderFacts } from './rung.ts';
import styles from './troubleshoot.module.css';
import { useOwnFacts } from './use-facts.ts';

interface TroubleshootProps {
  readonly project: string;
  readonly instance: Instance;
  readonly onDismiss: () => void;
}

/** Why an instance cannot be reached (docs/screens/compute-storage.md section 5.1). */
export function Troubleshoot({ project, instance, onDismiss }: TroubleshootProps) {
  const [question, setQuestion] = useState(SSH);
  const reading = readQuestion(question);
  return (
    <ReadOnlySideModal title="Troubleshoot connection" subtitle={instance.name} onDismiss={onDismiss}>
      <QuestionFields
        question={question}
        faults={reading.asked ? {} : reading.faults}
        onChange={setQuestion}
      />
      {reading.asked && <Answer project={project} instance={instance} asked={reading.asked} />}
    </ReadOnlySideModal>
  );
}

/** The network is read only for an instance that runs. */
function Answer({ project, instance, asked }: Omit<TroubleshootProps, 'onDismiss'> & { asked: Asked }) {
  const own = useOwnFacts(project, instance);
  const { vpc } = own.facts;
  const [first] = explainReach(own.facts, asked);
  if (first?.outcome === 'cause') return <Rungs facts={own.facts} rungs={[first]} systemRouter={undefined} />;
  if (own.isPending) return <Waiting for="network of the instance" />;
  return vpc ? (
    <WithNetwork own={own} vpc={vpc} asked={asked} />
  ) : (
    <Ladder facts={own.facts} asked={asked} lost={own} systemRouter={undefined} />
  );
}

interface WithNetworkProps {
  readonly own: ReturnType<typeof useOwnFacts>;
  readonly vpc: VpcPlace;
  readonly asked: Asked;
}

function WithNetwork({ own, vpc, asked }: WithNetworkProps) {
  const { name } = own.facts.instance;
  // Only the addresses of this instance matter, whoever wants to reach it
  const question = useMemo(
    (): ReachQuestion => ({ from: { kind: 'internet' }, to: { kind: 'instance', name } }),
    [name],
  );
  const { facts, waiting, failed, isRetrying, retry, systemRouter } = useReachFacts(vpc, question);
  if (waiting.length > 0 && failed.length === 0) return <Waiting for={waiting.join(', ').toLowerCase()} />;
  const lost = {
    failed: [...own.failed, ...failed],
    isRetrying: own.isRetrying || isRetrying,
    retry: () => {
      own.retry();
      retry();
    },
  };
  return <Ladder facts={own.facts} network={facts} asked={asked} lost={lost} systemRouter={systemRouter} />;
}

const Waiting = ({ for: parts }: { for: string }) => (
  <p className={styles.waiting} role="status">
    <Spinner label="Loading" /> Loading {parts}…
  </p>
);

interface LadderProps {
  readonly facts: LadderFacts;
  readonly network?: ReachFacts;
  readonly asked: Asked;
  readonly lost: {
    readonly failed: readonly string[];
    readonly isRetrying: boolean;
    readonly retry: () => void;
  };
  readonly systemRouter: string | undefined;
}

function Ladder({ facts, network, asked, lost, systemRouter }: LadderProps) {
  const all: LadderFacts = { ...facts, network };
  return (
    <>
      {lost.failed.length > 0 && (
        <Message
          variant="notice"
          live="alert"
          title="A part could not be loaded"
          items={lost.failed}
          action={<RetryButton pending={lost.isRetrying} onClick={lost.retry} />}
        >
          The results that depend on it are not known.
        </Message>
      )}
      <Rungs facts={all} rungs={explainReach(all, asked)} systemRouter={systemRouter} />
    </>
  );
}
