import { useState } from 'react';
import * as v from 'valibot';
import { apiError } from '@console/shared/api';
import {
  CardForm,
  DescriptionField,
  field,
  ModalForm,
  NameField,
  ReadOnlyField,
  ReadOnlySideModal,
  SideModalForm,
  TextField,
  useForm,
} from '@console/shared/forms';
import { toast } from '@console/shared/runtime';
import { bold, Button, Link } from '@console/shared/ui';

const SCHEMA = v.object({ name: field.name(), description: field.description() });

/** Form over its list */
export function Panel() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>New disk</Button>
      {isOpen && <DiskForm onDismiss={() => setOpen(false)} />}
    </>
  );
}

function DiskForm({ onDismiss }: { onDismiss: () => void }) {
  const form = useForm(SCHEMA, { name: '', description: '' });
  return (
    <SideModalForm
      form={form}
      mode="create"
      resource="disk"
      onDismiss={onDismiss}
      onSubmit={({ name }) => toast({ content: bold`Disk ${name} created` })}
      onSuccess={onDismiss}
    >
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
    </SideModalForm>
  );
}

const ADDRESS = v.object({ address: field.ip() });

/** Short form */
export function Short() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add DNS server</Button>
      {isOpen && <ServerForm onDismiss={() => setOpen(false)} />}
    </>
  );
}

function ServerForm({ onDismiss }: { onDismiss: () => void }) {
  const form = useForm(ADDRESS, { address: '' });
  return (
    <ModalForm
      form={form}
      title="Add DNS server"
      submitLabel="Add server"
      onDismiss={onDismiss}
      onSubmit={onDismiss}
    >
      <TextField form={form} name="address" label="Address" mono />
    </ModalForm>
  );
}

/** Values that are only read */
export function ReadOnly() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show the key</Button>
      {isOpen && (
        <ReadOnlySideModal title="SSH key" subtitle="laptop" onDismiss={() => setOpen(false)}>
          <ReadOnlyField label="Name" value="laptop" />
          <ReadOnlyField
            label="Public key"
            value="ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIH"
            rows={3}
            mono
            copy
          />
        </ReadOnlySideModal>
      )}
    </>
  );
}

/** Settings that are edited where they are shown */
export function Settings() {
  const form = useForm(SCHEMA, { name: 'web-1', description: '' });
  return (
    <CardForm
      form={form}
      title="Name and description"
      description="The button is enabled after a change."
      submitLabel="Save"
      footer={<Link to="/gallery/fields">Fields</Link>}
      onSubmit={({ name }) => toast({ content: bold`Instance ${name} saved` })}
    >
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
    </CardForm>
  );
}

/** Values that the schema refuses */
export function Invalid() {
  const form = useForm(SCHEMA, { name: 'Web 1', description: '' });
  return (
    <CardForm
      form={form}
      title="Refused values"
      submitLabel="Check the name"
      isAction
      onSubmit={() => undefined}
    >
      <NameField form={form} name="name" />
    </CardForm>
  );
}

/** Error of the server */
export function Refused() {
  const form = useForm(SCHEMA, { name: 'web-1', description: '' });
  return (
    <CardForm
      form={form}
      title="Refused by the server"
      errorTitle="The disk could not be created"
      submitLabel="Check the quota"
      isAction
      onSubmit={() => {
        throw apiError({ kind: 'invalid', status: 400, message: 'The silo has no storage left' });
      }}
    >
      <NameField form={form} name="name" />
    </CardForm>
  );
}
