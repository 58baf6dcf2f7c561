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
import { useFleetRefusal } from '../../use-fleet-refusal.ts';
import { receiverByName } from '../queries.ts';
import { EncryptionNote } from './encryption-note.tsx';
import { noReceiver, receiverSchema } from './schema.ts';
import { SecretsField } from './secrets-field.tsx';
import { SubscriptionsField } from './subscriptions-field.tsx';

export function Component() {
  const navigate = useNavigate();
  const form = useForm(receiverSchema, noReceiver);
  const endpoint = useWatch({ control: form.control, name: 'endpoint' });
  return (
    <SideModalForm
      form={form}
      mode="create"
      resource="receiver"
      submitDisabledReason={useFleetRefusal('collaborator')}
      onDismiss={() => navigate(to('/system/alerting/receivers'))}
      call={(body) => callTo(webhookReceiverCreate, { body })}
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
        hint="Where requests are sent. It must be reachable from the rack."
      />
      <EncryptionNote endpoint={endpoint} />
      <SecretsField form={form} />
      <SubscriptionsField form={form} />
    </SideModalForm>
  );
}
