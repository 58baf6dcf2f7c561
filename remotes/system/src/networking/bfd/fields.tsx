import { useMemo } from 'react';
import type { BfdSessionEnable, BfdStatus } from '@console/shared/api';
import {
  ComboboxField,
  FieldRow,
  type Form,
  NumberField,
  RadioGroupField,
  TextField,
  useWatch,
} from '@console/shared/forms';
import { Message } from '@console/shared/ui';
import { useApplied } from '../rack/use-applied.ts';
import { formatMicros } from './durations.ts';
import type { BfdValues } from './schema.ts';
import { detectsAfter, unwatched } from './sessions.ts';

export interface BfdFieldsProps {
  form: Form<BfdValues, BfdSessionEnable>;
  sessions: readonly BfdStatus[];
  /** The form edits an existing session, whose switch and peer cannot change. */
  isEdit?: boolean;
}

const SWITCHES = ['switch0', 'switch1'].map((value) => ({ value, label: value }));

const MODES = [
  { value: 'single_hop', label: 'Single hop', hint: 'The peer shares a network with the switch.' },
  { value: 'multi_hop', label: 'Multi hop', hint: 'The peer is behind other routers.' },
];

export function BfdFields({ form, sessions, isEdit = false }: BfdFieldsProps) {
  const applied = useApplied();
  const location = useWatch({ control: form.control, name: 'switch' });
  const items = useMemo(
    () =>
      unwatched(sessions, applied ?? [])
        .filter((one) => one.switch === location)
        .map(({ address, what }) => ({ value: address, label: address, description: what })),
    [sessions, applied, location],
  );
  return (
    <>
      <RadioGroupField form={form} name="switch" label="Switch" options={SWITCHES} disabled={isEdit} />
      <ComboboxField
        form={form}
        name="remote"
        label="Remote address"
        hint="Choose a peer or gateway that has no session, or enter an address."
        items={items}
        allowCustom
        disabled={isEdit}
      />
      <TextField
        form={form}
        name="local"
        label="Local address"
        optional
        mono
        hint="Leave empty to let the switch choose."
      />
      <RadioGroupField form={form} name="mode" label="Mode" options={MODES} column />
      <FieldRow>
        <NumberField form={form} name="detectionThreshold" label="Detection threshold" min={1} max={255} />
        <NumberField form={form} name="requiredRx" label="Required interval" unit="ms" decimals />
      </FieldRow>
      <Detects form={form} />
    </>
  );
}

/** The detection time of a failure that results from the typed values. */
function Detects({ form }: Pick<BfdFieldsProps, 'form'>) {
  const [threshold, interval] = useWatch({
    control: form.control,
    name: ['detectionThreshold', 'requiredRx'],
  });
  if (!threshold || !interval) return null;
  const micros = detectsAfter({ detectionThreshold: threshold, requiredRx: Math.round(interval * 1000) });
  return <Message live="status">Detects a failure after {formatMicros(micros)}</Message>;
}
