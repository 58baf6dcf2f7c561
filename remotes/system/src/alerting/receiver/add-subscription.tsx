import { useMemo } from 'react';
import * as v from 'valibot';
import { webhookReceiverSubscriptionAdd, type EventClass, type WebhookReceiver } from '@console/shared/api';
import { ComboboxField, ModalForm, useForm, useWatch } from '@console/shared/forms';
import { callTo, useQuery } from '@console/shared/query';
import { toast } from '@console/shared/runtime';
import { subscribable, subscriptionError } from '../classes.ts';
import { eventClasses } from '../queries.ts';
import { Matches } from '../receivers/matches.tsx';

const NONE: readonly EventClass[] = [];

const schemaOf = (present: readonly string[], classes: readonly EventClass[]) =>
  v.object({
    subscription: v.pipe(
      v.nullable(v.string()),
      v.transform((text) => (text ?? '').trim()),
      v.rawCheck(({ dataset, addIssue }) => {
        const message = dataset.typed ? subscriptionError(dataset.value, present, classes) : undefined;
        if (message !== undefined) addIssue({ message });
      }),
    ),
  });

interface AddSubscriptionProps {
  receiver: WebhookReceiver;
  onDismiss: () => void;
}

export function AddSubscription({ receiver, onDismiss }: AddSubscriptionProps) {
  const { name, subscriptions } = receiver;
  const classes = useQuery(eventClasses());
  const known = classes.data?.items ?? NONE;
  const form = useForm(
    useMemo(() => schemaOf(subscriptions, known), [subscriptions, known]),
    { subscription: null },
  );
  const typed = useWatch({ control: form.control, name: 'subscription' })?.trim() ?? '';
  const isRight = typed !== '' && subscriptionError(typed, subscriptions, known) === undefined;
  return (
    <ModalForm
      form={form}
      title="Add subscription"
      submitLabel="Add subscription"
      errorTitle="Could not add subscription"
      onDismiss={onDismiss}
      call={(body) => callTo(webhookReceiverSubscriptionAdd, { path: { receiver: name }, body })}
      onSuccess={({ subscription }) => {
        onDismiss();
        toast({
          content: (
            <>
              Subscription <b>{subscription}</b> added
            </>
          ),
        });
      }}
    >
      <ComboboxField
        form={form}
        name="subscription"
        label="Subscription"
        hint="An event class, or a pattern: * matches one part of a name, ** one or more."
        allowCustom
        loading={classes.isPending}
        items={subscribable(known).map(({ name: value, description }) => ({
          value,
          label: value,
          description,
        }))}
      />
      {isRight && <Matches subscriptions={[typed]} classes={classes.data?.items} />}
    </ModalForm>
  );
}
