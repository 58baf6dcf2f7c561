import { useState } from 'react';
import { webhookReceiverCreate } from '@console/shared/api';
import {
  DescriptionField,
  NameField,
  SideModalForm,
  TextField,
  useForm,
  useWatch,
} from '@console/shared/forms';
import { callTo, seed } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { Message } from '@console/shared/ui';
import { receiverByName } from '../queries.ts';
import { EncryptionNote } from './encryption-note.tsx';
import { noReceiver, receiverSchema } from './schema.ts';
import { SecretsField } from './secrets-field.tsx';
import { SubscriptionsField } from './subscriptions-field.tsx';

export function Component() {
  const navigate = useNavigate();
  const form = useForm(receiverSchema, noReceiver);
  const [endpoint, subscriptions] = useWatch({ control: form.control, name: ['endpoint', 'subscriptions'] });
  // Created without a subscription only when it is sent a second time: it would get nothing but probes
  const [isAsked, setAsked] = useState(false);
  const isBare = subscriptions.length === 0;
  return (
    <SideModalForm
      form={form}
      mode="create"
      resource="receiver"
      onDismiss={() => navigate(to('/system/alerting/receivers'))}
      call={(body) => callTo(webhookReceiverCreate, { body })}
      onSubmit={async (body) => {
        if (isBare && !isAsked) {
          setAsked(true);
          throw new DOMException('', 'AbortError');
        }
        return callTo(webhookReceiverCreate, { body }).send();
      }}
      onSuccess={(receiver) => {
        seed(receiverByName(receiver.name), receiver);
        toast({
          content: (
            <>
              Receiver <b>{receiver.name}</b> created
            </>
          ),
        });
      }}
      next={({ name }) => to('/system/alerting/receivers/:receiver', { receiver: name })}
    >
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
      <TextField
        form={form}
        name="endpoint"
        label="Endpoint"
        type="url"
        placeholder="https://"
        hint="Requests go to this address. The rack must be able to reach it."
      />
      <EncryptionNote endpoint={endpoint} />
      <SecretsField form={form} />
      <SubscriptionsField form={form} />
      {isAsked && isBare && (
        <Message variant="notice" live="alert" title="No event is sent without a subscription">
          Add a subscription. To create the receiver as it is, select Create receiver again.
        </Message>
      )}
    </SideModalForm>
  );
}
