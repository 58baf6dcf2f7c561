import { useState } from 'react';
import * as v from 'valibot';
import {
  CardForm,
  CheckboxField,
  CheckboxGroupField,
  Combobox,
  ComboboxField,
  field,
  FileField,
  RadioCardsField,
  RadioGroupField,
  Select,
  SelectField,
  useForm,
} from '@console/shared/forms';
import { Tag } from '@console/shared/ui';

const NO_ITEMS: readonly never[] = [];
const ACTIONS = [
  { value: 'allow', label: 'Allow' },
  { value: 'deny', label: 'Deny', description: 'Without an answer to the sender' },
  { value: 'count', label: 'Only count', disabled: true },
];
const ACTION = v.object({ action: field.choice() });

/** One of a few */
export function Few() {
  const form = useForm(ACTION, { action: 'allow' });
  return <SelectField form={form} name="action" label="Action" items={ACTIONS} />;
}

const IMAGES = Array.from({ length: 1000 }, (_, index) => ({
  value: `image-${index}`,
  label: `ubuntu-24-${index}`,
  badge: index === 0 ? <Tag>newest</Tag> : undefined,
}));

/** One of 1,000, found by typing */
export function Many() {
  const form = useForm(ACTION, { action: null });
  return (
    <ComboboxField form={form} name="action" label="Image" items={IMAGES} placeholder="Select an image" />
  );
}

/** A typed value that is not in the list */
export function Custom() {
  const form = useForm(ACTION, { action: '10.0.0.9' });
  const items = [{ value: '10.0.0.4', label: '10.0.0.4', description: 'web-1' }];
  return <ComboboxField form={form} name="action" label="Address" items={items} allowCustom />;
}

/** Loading, none and disabled */
export function States() {
  const form = useForm(ACTION, { action: null });
  return (
    <>
      <SelectField form={form} name="action" label="Pool" items={NO_ITEMS} loading />
      <SelectField form={form} name="action" label="Network" items={NO_ITEMS} noItemsText="No networks" />
      <SelectField form={form} name="action" label="Subnet" items={ACTIONS} disabled />
      <ComboboxField form={form} name="action" label="Disk" items={NO_ITEMS} loading />
      <ComboboxField form={form} name="action" label="Snapshot" items={NO_ITEMS} noItemsText="No snapshots" />
      <ComboboxField form={form} name="action" label="Source" items={ACTIONS} disabled />
    </>
  );
}

const LONG = 'a-name-of-the-longest-kind-that-a-resource-may-have-63-characters';

/** Long names */
export function LongNames() {
  const form = useForm(ACTION, { action: LONG });
  const items = [
    { value: LONG, label: LONG, description: 'A description that is longer than the list is wide' },
  ];
  return (
    <>
      <SelectField form={form} name="action" label="Image" items={items} />
      <ComboboxField form={form} name="action" label="Disk" items={items} />
    </>
  );
}

/** Outside of a form */
export function Standalone() {
  const [action, setAction] = useState<string | null>('allow');
  const [image, setImage] = useState<string | null>(null);
  return (
    <>
      <Select label="Action of the rule" size="sm" items={ACTIONS} value={action} onChange={setAction} />
      <Select
        label="Locked"
        items={ACTIONS}
        value="deny"
        onChange={setAction}
        disabledReason="The rule is built in"
      />
      <Combobox label="Image to compare" items={IMAGES} value={image} onChange={setImage} />
    </>
  );
}

const BOXES = v.object({ start: field.flag(), protocols: field.texts() });
const PROTOCOLS = [
  { value: 'tcp', label: 'TCP' },
  { value: 'udp', label: 'UDP' },
  { value: 'icmp', label: 'ICMP', hint: 'Ping and other messages of the network' },
];

/** Checkboxes */
export function Checkboxes() {
  const form = useForm(BOXES, { start: true, protocols: ['tcp'] });
  return (
    <>
      <CheckboxField form={form} name="start" label="Start the instance" hint="It can be started later" />
      <CheckboxGroupField form={form} name="protocols" label="Protocols" options={PROTOCOLS} selectAll />
    </>
  );
}

const RADIOS = v.object({ state: field.oneOf(['on', 'off']), size: field.choice() });
const SIZES = [
  { value: 'small', title: 'Small', lines: ['2 vCPUs', '8 GiB'] },
  { value: 'large', title: 'Large', lines: ['16 vCPUs', '64 GiB'] },
];

/** Radios and cards */
export function Radios() {
  const form = useForm(RADIOS, { state: 'on', size: 'small' });
  return (
    <>
      <RadioGroupField
        form={form}
        name="state"
        label="State"
        column
        options={[
          { value: 'on', label: 'Enabled' },
          { value: 'off', label: 'Disabled', hint: 'Packets pass as if the rule did not exist' },
        ]}
      />
      <RadioCardsField form={form} name="size" label="Size" options={SIZES} />
    </>
  );
}

const FILES = v.object({ certificate: field.file({ maxBytes: 65_536 }) });

/** Files */
export function Files() {
  const form = useForm(FILES, { certificate: null });
  return (
    <>
      <FileField
        form={form}
        name="certificate"
        label="Certificate"
        accept=".pem"
        zoneText="Drop a PEM file"
      />
      <FileField form={form} name="certificate" label="Private key" disabled />
    </>
  );
}

const REQUIRED = v.object({
  image: field.choice(),
  source: field.choice(),
  size: field.choice(),
  file: field.file(),
});

/** Errors */
export function Errors() {
  const form = useForm(REQUIRED, { image: null, source: null, size: null, file: null });
  return (
    <CardForm form={form} title="Choices" submitLabel="Check the choices" isAction onSubmit={() => undefined}>
      <SelectField form={form} name="image" label="Action" items={ACTIONS} />
      <ComboboxField form={form} name="source" label="Image" items={IMAGES} />
      <RadioCardsField form={form} name="size" label="Size" options={SIZES} />
      <FileField form={form} name="file" label="File" />
    </CardForm>
  );
}
