import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { CheckboxGroupField, FormSection, useList } from '@console/shared/forms';
import { useLoaded } from '@console/shared/query';
import { lazy } from '@console/shared/runtime';
import { Button, EmptyState, InDialog, Message } from '@console/shared/ui';
import styles from './create.module.css';
import { mySshKeys } from './queries.ts';
import type { InstanceForm } from './schema.ts';
import type { InstanceData } from './use-instance-data.ts';

// Forms are fetched when the first one opens.
const AddSshKey = lazy(
  'Add SSH key',
  async () =>
    (await import(/* webpackChunkName: "instances-create-ssh-key" */ './add-ssh-key.tsx')).AddSshKey,
  InDialog,
);

/** SSH keys of the user for the instance; new keys can be added here. */
export function SshKeysSection({ form, data }: { form: InstanceForm; data: InstanceData }) {
  const [adding, setAdding] = useState(false);
  const { isRefused = false } = useLoaded(mySshKeys());
  const chosen = useList(form, 'sshKeys', 'SSH keys');
  const add = <Button onClick={() => setAdding(true)}>Add SSH key</Button>;
  return (
    <FormSection title="Authentication" hint="These keys can sign in over SSH.">
      {isRefused && (
        <Message variant="notice">
          Your roles do not let you list your SSH keys. The instance is created without them.
        </Message>
      )}
      {!isRefused && data.sshKeys.length === 0 && (
        <EmptyState variant="card" icon={KeyRound} title="No SSH keys" action={add}>
          Without a key, SSH sign-in is not possible.
        </EmptyState>
      )}
      {data.sshKeys.length > 0 && (
        <>
          <CheckboxGroupField
            form={form}
            name="sshKeys"
            label="SSH keys"
            hint="Manage keys in Settings."
            options={data.sshKeys.map(({ id, name }) => ({ value: id, label: name }))}
            selectAll
          />
          <div className={styles.buttons}>{add}</div>
        </>
      )}
      <Message>
        SSH keys require an image with cloud-init. They cannot be changed after the instance is created.
      </Message>
      {adding && (
        // A key that is added here is selected for this instance
        <AddSshKey onAdded={({ id }) => chosen.add(id)} onDismiss={() => setAdding(false)} />
      )}
    </FormSection>
  );
}
