import { Pencil, Radio } from 'lucide-react';
import { type Action, deleteAction } from '@console/shared/actions';
import { webhookReceiverDelete, webhookReceiverProbe, type WebhookReceiver } from '@console/shared/api';
import { callTo, seed } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { explain } from '../explain.ts';
import { mayProbe } from '../probe.ts';
import { lastProbe, receiverByName } from '../queries.ts';

export interface ReceiverActionContext {
  /** Why the current user may not change receivers; absent when they may. */
  readonly refusal: string | undefined;
  /** Leaves the page of a deleted receiver. */
  readonly after?: () => unknown;
}

const probeOf = ({ name }: WebhookReceiver) =>
  callTo(webhookReceiverProbe, { path: { receiver: name }, query: {} });

async function probe(receiver: WebhookReceiver): Promise<void> {
  const sent = (await probeOf(receiver).send()).probe;
  seed(lastProbe(receiver.name), sent);
  const { attempts } = sent;
  const last = attempts.at(-1);
  const status = last?.response?.status;
  const found = last && explain(last.result, status);
  toast({
    variant: last?.result === 'succeeded' ? 'success' : 'error',
    title: found?.title ?? 'Probe sent',
    content: `${receiver.name}: ${status === undefined ? 'no response' : `status ${status}`}. ${found?.text ?? ''}`,
  });
}

/** The actions of a receiver (docs/screens/operator.md section 6.2). Keep the list in a `useMemo`. */
export const receiverActions = ({
  refusal,
  after,
}: ReceiverActionContext): readonly Action<WebhookReceiver>[] => [
  {
    id: 'edit',
    label: 'Edit',
    icon: Pencil,
    allowed: () => refusal ?? true,
    to: ({ name }) => to('/system/alerting/receivers/:receiver/edit', { receiver: name }),
    run: (receiver) => seed(receiverByName(receiver.name), receiver),
  },
  {
    id: 'probe',
    label: 'Send probe',
    icon: Radio,
    allowed: mayProbe,
    confirm: ({ name }) => ({
      title: 'Send probe',
      body: (
        <>
          Send a request of the class probe to <b>{name}</b>? It is sent once and marked as a test.
        </>
      ),
      errorTitle: 'Could not send probe',
    }),
    call: probeOf,
    run: probe,
  },
  deleteAction({
    noun: 'receiver',
    title: 'Delete receiver',
    errorTitle: 'Could not delete receiver',
    consequence: 'Its secrets, subscriptions and delivery records are deleted too.',
    many: { consequence: 'Their secrets, subscriptions and delivery records are deleted too.' },
    allowed: () => refusal ?? true,
    call: ({ name }) => callTo(webhookReceiverDelete, { path: { receiver: name } }),
    ...(after && { after }),
  }),
];
