import { useMemo, useState } from 'react';
import { actionItems } from '@console/shared/actions';
import { webhookReceiverProbe } from '@console/shared/api';
import { useOperation, useQuery } from '@console/shared/query';
import { Button, DateTime, Id, Message, Modal } from '@console/shared/ui';
import styles from '../alerting.module.css';
import { secretsOf } from '../queries.ts';
import { AddSecret } from './add-secret.tsx';
import { ProbeResult } from './probe-result.tsx';
import { secretActions } from './secret-actions.tsx';

interface RotateSecretProps {
  receiver: string;
  onDismiss: () => void;
}

/** The rotation of a secret in steps: add, change the endpoint, delete (docs/screens/operator.md section 6.2). */
export function RotateSecret({ receiver, onDismiss }: RotateSecretProps) {
  // The secrets that existed before the new one
  const [old, setOld] = useState<ReadonlySet<string>>(new Set());
  const [isAdded, setAdded] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const [isProven, setProven] = useState(false);
  const secrets = useQuery(secretsOf(receiver)).data?.secrets;
  const present = useMemo(() => secrets?.map((one) => ({ ...one, name: one.id })) ?? [], [secrets]);
  const probe = useOperation(webhookReceiverProbe, {
    onSuccess: ({ probe: sent }) => setProven(sent.state === 'delivered'),
  });
  const [answer, setAnswer] = useState<Awaited<ReturnType<typeof probe.run>>>();
  const begin = () => {
    setOld(new Set(present.map(({ id }) => id)));
    setAdding(true);
  };
  const remaining = isAdded ? present.filter(({ id }) => old.has(id)) : [];
  const notAdded = isAdded ? undefined : 'Add the new secret first';
  const reason = notAdded ?? (isProven ? undefined : 'Send a successful probe first');
  return (
    <Modal
      title="Rotate secret"
      onDismiss={onDismiss}
      footer={
        <Button variant="primary" onClick={onDismiss}>
          Done
        </Button>
      }
    >
      <ol className={styles.steps}>
        <li>
          <p>Add the new secret. The old one stays in use until you delete it.</p>
          <Button disabledReason={isAdded ? 'The new secret is added' : undefined} onClick={begin}>
            Add secret
          </Button>
        </li>
        <li>
          <p>Set the new secret on the endpoint, then send a probe.</p>
          <Button
            pending={probe.pending}
            disabledReason={notAdded}
            onClick={() => void probe.run({ path: { receiver }, query: {} }).then(setAnswer)}
          >
            Send probe
          </Button>
          {answer && <ProbeResult answer={answer} />}
          {probe.error && <Message variant="destructive">{probe.error.message}</Message>}
        </li>
        <li>
          <p>
            {isAdded && remaining.length === 0 ? 'The old secrets are deleted.' : 'Delete the old secret.'}
          </p>
          {remaining.map((secret) => {
            const [remove] = actionItems(secretActions(present.length, reason), secret);
            return (
              <p key={secret.id} className={styles.oldSecret}>
                <Id value={secret.id} /> <DateTime date={secret.timeCreated} />
                <Button
                  size="sm"
                  variant="danger"
                  aria-label={`Delete secret ${secret.id}`}
                  disabledReason={remove?.reason}
                  onClick={remove?.onSelect}
                >
                  Delete
                </Button>
              </p>
            );
          })}
          {!isAdded && (
            <Button variant="danger" disabledReason={reason}>
              Delete
            </Button>
          )}
        </li>
      </ol>
      {isAdding && (
        <AddSecret
          receiver={receiver}
          isStacked
          onAdded={() => setAdded(true)}
          onDismiss={() => setAdding(false)}
        />
      )}
    </Modal>
  );
}
