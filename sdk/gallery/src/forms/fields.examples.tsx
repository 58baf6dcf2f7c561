import * as v from 'valibot';
import {
  CardForm,
  DescriptionField,
  field,
  FieldRow,
  NameField,
  NumberField,
  ReadOnlyField,
  SizeField,
  TextAreaField,
  TextField,
  useForm,
} from '@console/shared/forms';

const NAMED = v.object({ name: field.name(), description: field.description() });

/** Name and description */
export function NameAndDescription() {
  const form = useForm(NAMED, { name: '', description: '' });
  return (
    <>
      <NameField form={form} name="name" hint="Lower-case letters, digits and dashes" />
      <DescriptionField form={form} name="description" />
    </>
  );
}

const TEXTS = v.object({
  zone: field.text(),
  url: field.optionalText(),
  secret: field.text(),
  script: field.optionalText(),
});

/** Texts */
export function Texts() {
  const form = useForm(TEXTS, { zone: 'web', url: '', secret: '', script: '#cloud-config' });
  return (
    <>
      <TextField
        form={form}
        name="zone"
        label="Zone"
        transform={(text) => text.toLowerCase()}
        affix=".local"
      />
      <TextField form={form} name="url" label="URL" type="url" placeholder="https://" optional />
      <TextField form={form} name="secret" label="Password" type="password" autoComplete="new-password" />
      <TextAreaField form={form} name="script" label="User data" rows={3} mono optional />
    </>
  );
}

const NUMBERS = v.object({
  cpus: field.number({ max: 64 }),
  memory: field.gib(),
  delay: field.optionalNumber(),
});

/** Numbers and sizes */
export function Numbers() {
  const form = useForm(NUMBERS, { cpus: 4, memory: 16, delay: null });
  return (
    <FieldRow>
      <NumberField form={form} name="cpus" label="CPUs" unit="vCPU" min={1} max={64} />
      <SizeField form={form} name="memory" label="Memory" />
      <NumberField form={form} name="delay" label="Delay" unit="s" step={0.5} decimals optional />
    </FieldRow>
  );
}

/** Disabled */
export function Disabled() {
  const form = useForm(NAMED, { name: 'web-1', description: 'Serves the pages of the shop' });
  const numbers = useForm(NUMBERS, { cpus: 4, memory: 16, delay: null });
  return (
    <>
      <NameField form={form} name="name" disabled />
      <DescriptionField form={form} name="description" disabled />
      <SizeField form={numbers} name="memory" label="Memory" disabled hint="Stop the instance to change it" />
    </>
  );
}

/** Values that cannot be edited */
export function ReadOnly() {
  return (
    <>
      <ReadOnlyField label="ID" value="0f6c3a52-7d1b-4a80-9a5e-1c2b3d4e5f60" mono copy />
      <ReadOnlyField label="Message" value={'The disk was moved.\nIt is attached to no instance.'} rows={2} />
    </>
  );
}

const LONG = 'a-name-of-the-longest-kind-that-a-resource-may-have-63-characters';

/** Long texts */
export function LongTexts() {
  const form = useForm(NAMED, { name: LONG, description: `Is called ${LONG} and nothing else` });
  return (
    <>
      <NameField
        form={form}
        name="name"
        label="Name of the instance whose boot disk becomes the source of the image"
      />
      <DescriptionField
        form={form}
        name="description"
        hint="It is shown in lists, where a long text is cut and has a tooltip."
      />
      <ReadOnlyField label="Name" value={LONG} copy />
    </>
  );
}

const CHECKED = v.object({
  name: field.name(),
  address: field.ip(),
  cpus: field.number({ min: 1, max: 64 }),
  note: field.text(),
});

/** Errors */
export function Errors() {
  const form = useForm(CHECKED, { name: 'Web 1', address: '10.0.0.300', cpus: 100, note: '' });
  return (
    <CardForm form={form} title="Instance" submitLabel="Check the values" isAction onSubmit={() => undefined}>
      <NameField form={form} name="name" />
      <TextField form={form} name="address" label="Address" mono />
      <NumberField form={form} name="cpus" label="CPUs" />
      <TextAreaField form={form} name="note" label="Note" />
    </CardForm>
  );
}
