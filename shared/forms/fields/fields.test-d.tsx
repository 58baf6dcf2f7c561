/**
 * Mistakes that must not compile. Every `@ts-expect-error` is a mistake a screen could make; a line that starts to compile fails
 * the type check.
 */
import * as v from 'valibot';
import {
  CheckboxField,
  CheckboxGroupField,
  field,
  FileField,
  ListField,
  NameField,
  NumberField,
  SelectField,
  SideModalForm,
  TextField,
  useForm,
  useList,
} from '../index.ts';

const schema = v.object({
  name: field.name(),
  kind: field.oneOf(['create', 'attach']),
  subnet: field.choice(),
  size: field.diskSize(),
  start: field.flag(),
  key: field.optionalFile(),
  protocols: field.texts(),
  quotas: v.object({ cpus: field.number() }),
  disks: field.list(v.object({ name: field.name(), size: field.gib() })),
});

const defaults = {
  name: '',
  kind: null,
  subnet: null,
  size: 10,
  start: true,
  key: null,
  protocols: [],
  quotas: { cpus: null },
  disks: [],
};

export function Mistakes() {
  const form = useForm(schema, defaults);
  // @ts-expect-error a value is missing
  useForm(schema, { name: '' });
  // @ts-expect-error a size is a number
  useForm(schema, { ...defaults, size: '10' });
  // @ts-expect-error no such path
  form.preset('nam', 'x');
  // @ts-expect-error a name is a text
  form.preset('name', 1);

  const disks = useList(form, 'disks', 'Disks');
  disks.add({ name: 'a', size: 1 });
  // @ts-expect-error a disk has a size
  disks.add({ name: 'a' });
  // @ts-expect-error not a list
  useList(form, 'name', 'Names');

  return (
    <SideModalForm
      form={form}
      resource="disk"
      mode="create"
      onDismiss={() => {}}
      onSubmit={(body) => ({
        bytes: body.size satisfies number,
        kind: body.kind satisfies 'create' | 'attach',
      })}
      // @ts-expect-error the result of onSubmit has no name
      next={(result) => `/disks/${result.name}`}
    >
      <NameField form={form} name="name" />
      <NumberField form={form} name="quotas.cpus" label="CPU quota" />
      <SelectField form={form} name="kind" label="Kind" items={[]} />
      <CheckboxGroupField form={form} name="protocols" label="Protocols" options={[]} />
      <FileField form={form} name="key" label="Key" />
      {/* @ts-expect-error misspelt */}
      <NameField form={form} name="nmae" />
      {/* @ts-expect-error misspelt inside */}
      <NumberField form={form} name="quotas.cpu" label="CPU quota" />
      {/* @ts-expect-error a number is not a text */}
      <TextField form={form} name="size" label="Size" />
      {/* @ts-expect-error a text is not a number */}
      <NumberField form={form} name="name" label="Name" />
      {/* @ts-expect-error a text is not a boolean */}
      <CheckboxField form={form} name="name" label="Name" />
      {/* @ts-expect-error not a file */}
      <FileField form={form} name="name" label="Name" />
      <ListField
        form={form}
        name="disks"
        label="Disks"
        rowKey={(disk) => disk.name}
        rowLabel={(disk) => disk.name}
        // @ts-expect-error disks have no state
        columns={[{ header: 'State', cell: (disk) => 'state' satisfies keyof typeof disk }]}
        removeLabel={(disk) => `remove disk ${disk.name}`}
        addButton={() => null}
      />
    </SideModalForm>
  );
}
