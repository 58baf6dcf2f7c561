import { useMemo } from 'react';
import * as v from 'valibot';
import {
  CheckboxField,
  field,
  FieldRow,
  NumberField,
  SelectField,
  TextField,
  useForm,
} from '@console/shared/forms';
import { Disclosure } from '@console/shared/ui/detail';
import { lldpText } from '../../switch-ports/lldp-schema.ts';
import { ItemForm } from '../../item-form.tsx';
import type { DraftLink } from '../draft.ts';
import { fecLabel, FECS, SPEEDS, speedLabel } from '../labels.ts';
import type { EditorProps } from './draft-list.tsx';
import { titleOf } from './in-draft.ts';
import { linkErrors } from './item-rules.ts';
import { checkFields } from './schema.ts';

const TAP = { min: -2_147_483_648, max: 2_147_483_647 };

/** The option that leaves the choice to the switch. */
const DEFAULT = 'default';

const fields = v.object({
  name: field.text(),
  speed: field.oneOf(SPEEDS),
  fec: v.pipe(
    v.nullable(v.picklist([...FECS, DEFAULT])),
    v.transform((fec) => (fec === DEFAULT ? null : fec)),
  ),
  autoneg: field.flag(),
  mtu: field.number({ min: 1280, max: 9216 }),
  enabled: field.flag(),
  chassisId: lldpText(),
  linkName: lldpText(),
  linkDescription: lldpText(),
  systemName: lldpText(),
  systemDescription: lldpText(),
  managementIp: field.optionalIp(),
  pre2: field.optionalNumber(TAP),
  pre1: field.optionalNumber(TAP),
  main: field.optionalNumber(TAP),
  post1: field.optionalNumber(TAP),
  post2: field.optionalNumber(TAP),
});

/** Converts the fields to a link; tuning is null when all its fields are empty. */
function linkOf(body: v.InferOutput<typeof fields>): DraftLink {
  const { name, speed, fec, autoneg, mtu, pre2, pre1, main, post1, post2, managementIp, ...lldp } = body;
  const taps = { pre2, pre1, main, post1, post2 };
  const isTuned = Object.values(taps).some((tap) => tap !== undefined);
  const txEq = {
    pre2: pre2 ?? null,
    pre1: pre1 ?? null,
    main: main ?? null,
    post1: post1 ?? null,
    post2: post2 ?? null,
  };
  return {
    name,
    speed,
    fec,
    autoneg,
    mtu,
    lldp: { ...lldp, managementIp: managementIp ?? null },
    txEq: isTuned ? txEq : null,
  };
}

const valuesOf = (link: DraftLink | undefined, name: string): v.InferInput<typeof fields> => ({
  name: link?.name ?? name,
  speed: link?.speed ?? 'speed100_g',
  fec: link?.fec ?? DEFAULT,
  autoneg: link?.autoneg ?? false,
  mtu: link?.mtu ?? 1500,
  enabled: link?.lldp.enabled ?? false,
  chassisId: link?.lldp.chassisId ?? '',
  linkName: link?.lldp.linkName ?? '',
  linkDescription: link?.lldp.linkDescription ?? '',
  systemName: link?.lldp.systemName ?? '',
  systemDescription: link?.lldp.systemDescription ?? '',
  managementIp: link?.lldp.managementIp ?? '',
  pre2: link?.txEq?.pre2 ?? null,
  pre1: link?.txEq?.pre1 ?? null,
  main: link?.txEq?.main ?? null,
  post1: link?.txEq?.post1 ?? null,
  post2: link?.txEq?.post2 ?? null,
});

const SPEED_ITEMS = SPEEDS.map((value) => ({ value, label: speedLabel(value) }));
const FEC_ITEMS = [
  { value: DEFAULT, label: fecLabel(null) },
  ...FECS.map((value) => ({ value, label: fecLabel(value) })),
];
const TAPS = ['pre2', 'pre1', 'main', 'post1', 'post2'] as const;

/** Editor of a new or existing link. */
export function LinkEditor({
  item,
  taken,
  onSave,
  onDismiss,
}: EditorProps<DraftLink> & { taken: readonly string[] }) {
  const schema = useMemo(
    () =>
      v.pipe(
        fields,
        v.transform(linkOf),
        checkFields<DraftLink>((link) => ({
          ...linkErrors(link),
          ...(taken.includes(link.name) && { name: 'Name is already in use' }),
        })),
      ),
    [taken],
  );
  const form = useForm(schema, valuesOf(item, `phy${taken.length}`));
  return (
    <ItemForm form={form} title={titleOf(item, 'link')} onSave={onSave} onDismiss={onDismiss}>
      <TextField form={form} name="name" label="Name" mono />
      <FieldRow>
        <SelectField form={form} name="speed" label="Speed" items={SPEED_ITEMS} />
        <SelectField form={form} name="fec" label="FEC" items={FEC_ITEMS} />
      </FieldRow>
      <NumberField form={form} name="mtu" label="MTU" />
      <CheckboxField form={form} name="autoneg" label="Autonegotiation" />
      <CheckboxField
        form={form}
        name="enabled"
        label="LLDP enabled"
        hint="Identifies this port to its neighbor."
      />
      <Disclosure title="LLDP information">
        <TextField form={form} name="systemName" label="System name" optional />
        <TextField form={form} name="systemDescription" label="System description" optional />
        <TextField form={form} name="chassisId" label="Chassis ID" optional />
        <TextField form={form} name="linkName" label="Port name" optional />
        <TextField form={form} name="linkDescription" label="Port description" optional />
        <TextField form={form} name="managementIp" label="Management address" optional mono />
      </Disclosure>
      <Disclosure title="Signal tuning">
        {TAPS.map((tap) => (
          <NumberField key={tap} form={form} name={tap} label={tap} optional min={TAP.min} />
        ))}
      </Disclosure>
    </ItemForm>
  );
}
