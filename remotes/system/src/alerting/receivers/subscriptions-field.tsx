import { useRef } from 'react';
import type { WebhookCreate } from '@console/shared/api';
import {
  ComboboxField,
  type Form,
  FormHeading,
  MiniTable,
  SubForm,
  useList,
  useWatch,
} from '@console/shared/forms';
import { useQuery } from '@console/shared/query';
import { Mono } from '@console/shared/ui';
import { subscribable, subscriptionError } from '../classes.ts';
import { eventClasses } from '../queries.ts';
import { Matches } from './matches.tsx';
import type { ReceiverValues } from './schema.ts';

const LABEL = 'Subscriptions';

const NONE: readonly never[] = [];

const COLUMNS = [{ header: 'Subscription', cell: (glob: string) => <Mono>{glob}</Mono> }];

export function SubscriptionsField({ form }: { form: Form<ReceiverValues, WebhookCreate> }) {
  const place = useRef<HTMLDivElement>(null);
  const list = useList(form, 'subscriptions', LABEL);
  const text = useWatch({ control: form.control, name: 'newSubscription' }) ?? '';
  const classes = useQuery(eventClasses());
  const known = classes.data?.items ?? NONE;
  const clear = () => {
    form.setValue('newSubscription', null);
    form.clearErrors('newSubscription');
  };
  const add = () => {
    const message = subscriptionError(text, list.items, known);
    if (message !== undefined) return form.setError('newSubscription', { message });
    list.add(text.trim());
    clear();
  };
  return (
    <>
      <FormHeading hint="Event classes, or patterns: * matches one part of a name, ** one or more.">
        {LABEL}
      </FormHeading>
      <div ref={place} tabIndex={-1}>
        <SubForm addLabel="Add subscription" canAdd={text.trim() !== ''} onAdd={add} onClear={clear}>
          <ComboboxField
            form={form}
            name="newSubscription"
            label="Subscription"
            optional
            allowCustom
            loading={classes.isPending}
            onEnter={add}
            placeholder="hardware.**"
            items={subscribable(known).map(({ name, description }) => ({
              value: name,
              label: name,
              description,
            }))}
            onChange={() => form.clearErrors('newSubscription')}
          />
        </SubForm>
      </div>
      <MiniTable
        label={LABEL}
        rows={list.items}
        rowKey={(glob) => glob}
        rowLabel={(glob) => `Subscription: ${glob}`}
        columns={COLUMNS}
        onRemove={(_, index) => list.removeAt(index)}
        removeLabel={(glob) => `remove subscription ${glob}`}
        whenEmptied={place}
      />
      <Matches subscriptions={list.items} classes={classes.data?.items} />
    </>
  );
}
