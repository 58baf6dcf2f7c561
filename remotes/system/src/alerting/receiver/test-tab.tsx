import { useState } from 'react';
import { webhookReceiverProbe, type WebhookProbeResult, type WebhookReceiver } from '@console/shared/api';
import { seed, useOperation } from '@console/shared/query';
import { Button, CardBlock, Checkbox, Message } from '@console/shared/ui';
import styles from '../alerting.module.css';
import { mayProbe } from '../probe.ts';
import { lastProbe } from '../queries.ts';
import { SIGNATURE_HEADER } from '../signature.ts';
import { ProbeResult } from './probe-result.tsx';
import { SignatureCheck } from './signature-check.tsx';

/** Tests whether a receiver responds and whether a signature is valid (docs/screens/operator.md section 9.7). */
export function TestTab({ receiver }: { receiver: WebhookReceiver }) {
  const [resend, setResend] = useState(false);
  const [answer, setAnswer] = useState<WebhookProbeResult>();
  const may = mayProbe(receiver);
  const probe = useOperation(webhookReceiverProbe, {
    onSuccess: (result) => {
      seed(lastProbe(receiver.name), result.probe);
      setAnswer(result);
    },
  });
  const send = () => {
    setAnswer(undefined);
    void probe.run({ path: { receiver: receiver.name }, query: resend ? { resend } : {} });
  };
  return (
    <div className={styles.cards}>
      <CardBlock
        title="Probe"
        description="A request of the class probe. It is sent once and marked as a test."
      >
        <div className={styles.probe}>
          <Checkbox checked={resend} onChange={({ target }) => setResend(target.checked)}>
            If it succeeds, resend failed deliveries
          </Checkbox>
          <Button pending={probe.pending} disabledReason={may === true ? undefined : may} onClick={send}>
            Send probe
          </Button>
          {answer && <ProbeResult answer={answer} />}
          {probe.error && (
            <Message variant="destructive" live="alert" title="Could not send probe">
              {probe.error.message}
            </Message>
          )}
        </div>
      </CardBlock>
      <CardBlock
        title="Check a signature"
        description={`Checked in your browser. Nothing is sent. The signature is in the header ${SIGNATURE_HEADER}.`}
      >
        <SignatureCheck receiver={receiver.name} />
      </CardBlock>
    </div>
  );
}
