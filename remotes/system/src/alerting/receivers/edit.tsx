import { useRef } from 'react';
import { webhookReceiverUpdate, type WebhookReceiverUpdate } from '@console/shared/api';
import {
  DescriptionField,
  NameField,
  SideModalForm,
  TextField,
  useForm,
  useWatch,
  undoDescription,
} from '@console/shared/forms';
import { callTo, unlessTaken, useLoaded } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to, useParams } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { receiverByName } from '../queries.ts';
import { EncryptionNote } from './encryption-note.tsx';
import { receiverEditSchema } from './schema.ts';

const pageOf = (receiver: string) => to('/system/alerting/receivers/:receiver', { receiver });

export function Component() {
  const { receiver } = useParams('/system/alerting/receivers/:receiver/edit');
  const loaded = useLoaded(receiverByName(receiver));
  const { name, description, endpoint } = loaded;
  const navigate = useNavigate();
  const save = (body: WebhookReceiverUpdate, now: string) =>
    callTo(webhookReceiverUpdate, { path: { receiver: now }, body });
  const form = useForm(receiverEditSchema, { name, description, endpoint });
  const found = useRef(receiver);
  const typed = useWatch({ control: form.control, name: 'endpoint' });
  return (
    <SideModalForm
      form={form}
      mode="edit"
      resource="receiver"
      onDismiss={() => navigate(pageOf(receiver))}
      call={(body) =>
        unlessTaken(save(body, receiver), {
          of: loaded,
          to: body.name,
          noun: 'Receiver',
          view: receiverByName,
        })
      }
      // The response is empty: the new name of the receiver is the one that was sent
      onSuccess={(_, body) => {
        found.current = body.name;
        toast({
          content: (
            <>
              Receiver <b>{body.name}</b> updated
            </>
          ),
          undo: undoDescription({
            noun: 'receiver',
            before: loaded,
            after: { ...loaded, ...body },
            view: receiverByName,
            update: (description, now) => save({ description }, now.name),
            rename: { update: (body, now) => save(body, now.name), pageOf },
          }),
        });
      }}
      next={() => pageOf(found.current)}
    >
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
      <TextField
        form={form}
        name="endpoint"
        label="Endpoint"
        type="url"
        hint="Deliveries in progress go to the new endpoint."
      />
      <EncryptionNote endpoint={typed} />
    </SideModalForm>
  );
}
