import { useRef, useState } from 'react';
import * as v from 'valibot';
import {
  CardForm,
  field,
  ListField,
  MiniTable,
  ReadOnlyField,
  SubForm,
  useForm,
} from '@console/shared/forms';
import { Button, FieldFrame, TextInput, wiringProps } from '@console/shared/ui';

const SERVERS = v.object({ servers: field.list(field.ip(), { min: 1, message: 'Add a server' }) });
const COLUMNS = [{ header: 'Address', cell: (address: string) => address }];

/** List of a form */
export function Servers() {
  const form = useForm(SERVERS, { servers: ['10.0.0.53', '10.0.1.53'] });
  const servers = form.watch('servers');
  return (
    <CardForm form={form} title="DNS servers" submitLabel="Save" onSubmit={() => undefined}>
      <ListField
        form={form}
        name="servers"
        label="Servers"
        columns={COLUMNS}
        rowKey={(address) => address}
        rowLabel={(address) => address}
        removeLabel={(address) => `remove server ${address}`}
        emptyText="No servers"
        addButton={(ref) => (
          <Button
            ref={ref}
            size="sm"
            onClick={() =>
              form.setValue('servers', [...servers, `10.0.${servers.length}.53`], { shouldDirty: true })
            }
          >
            Add server
          </Button>
        )}
      />
    </CardForm>
  );
}

/** Item that is entered in place */
export function Targets() {
  const [text, setText] = useState('');
  const [targets, setTargets] = useState<readonly string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <SubForm
        addLabel="Add target"
        canAdd={text !== ''}
        onClear={() => setText('')}
        onAdd={() => {
          setTargets([...targets, text]);
          setText('');
        }}
      >
        <FieldFrame label="Target">
          {(wiring) => (
            <TextInput
              {...wiringProps(wiring)}
              ref={input}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </FieldFrame>
      </SubForm>
      <MiniTable
        label="Targets"
        rows={targets}
        rowKey={(target) => target}
        rowLabel={(target) => target}
        columns={[{ header: 'Name', cell: (target) => target }]}
        onRemove={(gone) => setTargets(targets.filter((target) => target !== gone))}
        removeLabel={(target) => `remove target ${target}`}
        emptyText="No targets"
        whenEmptied={input}
      />
    </>
  );
}

const DISKS = [
  { name: 'a-disk-of-the-longest-name-that-a-resource-may-have-63-characters', size: '1,023 GiB' },
  { name: 'data', size: '2 GiB' },
];

/** Rows that are only read, with long names */
export function LongNames() {
  return (
    <>
      <ReadOnlyField label="Instance" value="web-1" />
      <MiniTable
        label="Disks"
        rows={DISKS}
        rowKey={({ name }) => name}
        rowLabel={({ name, size }) => `${name}, ${size}`}
        columns={[
          { header: 'Name', cell: ({ name }) => name },
          { header: 'Size', cell: ({ size }) => size, align: 'end' },
        ]}
      />
    </>
  );
}

/** Error of a list */
export function Empty() {
  const form = useForm(SERVERS, { servers: [] });
  return (
    <CardForm
      form={form}
      title="No server"
      submitLabel="Check the servers"
      isAction
      onSubmit={() => undefined}
    >
      <ListField
        form={form}
        name="servers"
        label="Servers to check"
        columns={COLUMNS}
        rowKey={(address) => address}
        rowLabel={(address) => address}
        removeLabel={(address) => `remove server ${address}`}
        addButton={(ref) => (
          <Button ref={ref} size="sm" onClick={() => form.setValue('servers', ['10.0.0.53'])}>
            Add a server
          </Button>
        )}
      />
    </CardForm>
  );
}
