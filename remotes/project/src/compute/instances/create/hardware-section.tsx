import {
  FieldRow,
  FormSection,
  NumberField,
  RadioCardsField,
  SizeField,
  useWatch,
} from '@console/shared/forms';
import { Tabs } from '@console/shared/ui/detail';
import { PRESET_FAMILIES, type Preset, PRESETS } from './presets.ts';
import { QuotaLeft } from './quota-left.tsx';
import type { InstanceForm, InstanceValues } from './schema.ts';

const LABELS = {
  general: 'General Purpose',
  highCpu: 'High CPU',
  highMemory: 'High Memory',
} as const;

const card = ({ id, ncpus, gib }: Preset) => ({
  value: id,
  title: `${ncpus} vCPUs`,
  lines: [`${gib} GiB RAM`],
});

/** Virtual CPUs and memory: a preset or a custom size. */
export function HardwareSection({ form }: { form: InstanceForm }) {
  const family = useWatch({ control: form.control, name: 'hardware.family' });
  const select = (next: InstanceValues['hardware']['family']) => {
    form.setValue('hardware.family', next, { shouldDirty: true });
    if (next !== 'custom') form.setValue('hardware.preset', PRESETS[next][0].id);
    // The fields with the errors are no longer visible
    form.clearErrors('hardware');
  };
  const presets = PRESET_FAMILIES.map((id) => ({
    id,
    label: LABELS[id],
    content: (
      <RadioCardsField
        form={form}
        name="hardware.preset"
        label={`${LABELS[id]} sizes`}
        hideLabel
        options={PRESETS[id].map(card)}
      />
    ),
  }));
  const custom = { id: 'custom', label: 'Custom', content: <CustomSize form={form} /> } as const;
  return (
    <FormSection
      title="Hardware"
      hint="Choose a preset, or set CPUs and memory. You can resize the instance later, while it is stopped."
    >
      <Tabs
        label="Hardware"
        variant="segmented"
        inset={false}
        tabs={[...presets, custom]}
        selected={family}
        onSelect={select}
      />
      <QuotaLeft form={form} kinds={['cpus', 'memory']} />
    </FormSection>
  );
}

// Without a maximum: on blur the field would change the number instead of showing an error
function CustomSize({ form }: { form: InstanceForm }) {
  return (
    <FieldRow>
      <NumberField form={form} name="hardware.ncpus" label="CPUs" min={1} />
      <SizeField form={form} name="hardware.memory" label="Memory" />
    </FieldRow>
  );
}
