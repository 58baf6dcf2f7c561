import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { CheckboxGroupField, FormSection, useList } from '@console/shared/forms';
import { Button, EmptyState, Message } from '@console/shared/ui';
import { AddSshKey } from './add-ssh-key.tsx';
import styles from './create.module.css';
import type { InstanceForm } from './schema.ts';
import type { InstanceData } from './use-instance-data.ts';

/** SSH keys of the user for the instance; new keys can be added here. */
export function SshKeysSection({ form, data }: { form: InstanceForm; data: InstanceData }) {
  const [adding, setAdding] = useState(false);
  const chosen = useList(form, 'sshKeys', 'SSH keys');
  const add = <Button onClick={() => setAdding(true)}>Add SSH Key</Button>;
  return (
    <FormSection title="Authentication" hint="With these keys people log in to the instance.">
      {data.sshKeys.length === 0 ? (
        <EmptyState variant="card" icon={KeyRound} title="No SSH keys" action={add}>
          Without a key nobody can log in over SSH.
        </EmptyState>
      ) : (
        <>
          <CheckboxGroupField
            form={form}
            name="sshKeys"
            label="SSH keys"
            hint="They are managed in the settings of your user."
            options={data.sshKeys.map(({ id, name }) => ({ value: id, label: name }))}
            selectAll
          />
          <div className={styles.buttons}>{add}</div>
        </>
      )}
      <Message>
        The image needs cloud-init to take the keys. They cannot be changed once the instance is created.
      </Message>
      {adding && (
        // A key that is added here is selected for this instance
        <AddSshKey onAdded={({ id }) => chosen.add(id)} onDismiss={() => setAdding(false)} />
      )}
    </FormSection>
  );
}
