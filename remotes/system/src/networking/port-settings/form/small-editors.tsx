import { useMemo } from 'react';
import * as v from 'valibot';
import {
  CheckboxField,
  ComboboxField,
  field,
  FieldRow,
  NumberField,
  SelectField,
  TextField,
  useForm,
  useWatch,
} from '@console/shared/forms';
import { ItemForm } from '../../item-form.tsx';
import type { DraftAddress, DraftInterface, DraftRoute } from '../draft.ts';
import { type InDraft, interfaceItems, titleOf } from './in-draft.ts';
import type { EditorProps } from './draft-list.tsx';
import { addressErrors, interfaceErrors, lotsHolding, routeErrors } from './item-rules.ts';
import { checkFields } from './schema.ts';

const orNull = (value: number | undefined): number | null => value ?? null;

const vlanId = () => v.pipe(field.optionalNumber({ min: 1, max: 4094 }), v.transform(orNull));

const KINDS = [
  { value: 'primary', label: 'Primary' },
  { value: 'vlan', label: 'VLAN' },
  { value: 'loopback', label: 'Loopback' },
];

/** Editor of a new or existing interface. */
export function InterfaceEditor({ item, draft, onSave, onDismiss }: EditorProps<DraftInterface> & InDraft) {
  const schema = useMemo(
    () =>
      v.pipe(
        v.object({
          name: field.text(),
          kind: field.oneOf(['primary', 'vlan', 'loopback']),
          vid: vlanId(),
          v6Enabled: field.flag(),
        }),
        v.transform((one): DraftInterface => ({ ...one, vid: one.kind === 'vlan' ? one.vid : null })),
        checkFields<DraftInterface>((one) => interfaceErrors(one, draft.links)),
      ),
    [draft.links],
  );
  const form = useForm(schema, {
    name: item?.name ?? draft.links[0]?.name ?? '',
    kind: item?.kind ?? 'primary',
    vid: item?.vid ?? null,
    v6Enabled: item?.v6Enabled ?? false,
  });
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <ItemForm form={form} title={titleOf(item, 'interface')} onSave={onSave} onDismiss={onDismiss}>
      <TextField form={form} name="name" label="Name" mono />
      <SelectField form={form} name="kind" label="Kind" items={KINDS} />
      {kind === 'vlan' && <NumberField form={form} name="vid" label="VLAN ID" min={1} />}
      <CheckboxField form={form} name="v6Enabled" label="IPv6" />
    </ItemForm>
  );
}

/** Editor of a new or existing address. The lot that contains the address is selected automatically. */
export function AddressEditor({
  item,
  draft,
  context,
  onSave,
  onDismiss,
}: EditorProps<DraftAddress> & InDraft) {
  const schema = useMemo(
    () =>
      v.pipe(
        v.object({
          interfaceName: field.choice({ label: 'Interface' }),
          address: field.ipNetwork(),
          addressLot: field.choice(),
          vlanId: vlanId(),
        }),
        checkFields<DraftAddress>((one) => addressErrors(one, draft, context)),
      ),
    [draft, context],
  );
  const form = useForm(schema, {
    interfaceName: item?.interfaceName ?? draft.links[0]?.name ?? null,
    address: item?.address ?? '',
    addressLot: item?.addressLot ?? null,
    vlanId: item?.vlanId ?? null,
  });
  const address = useWatch({ control: form.control, name: 'address' }).trim();
  const holding = lotsHolding(address, context);
  const choose = (text: string) => {
    const [only, ...others] = lotsHolding(text.trim(), context);
    if (only !== undefined && others.length === 0) form.setValue('addressLot', only);
  };
  return (
    <ItemForm form={form} title={titleOf(item, 'address')} onSave={onSave} onDismiss={onDismiss}>
      <SelectField form={form} name="interfaceName" label="Interface" items={interfaceItems(draft)} />
      <TextField
        form={form}
        name="address"
        label="Address"
        mono
        hint="With the prefix length, such as 172.20.15.10/30."
        onChange={choose}
      />
      <ComboboxField
        form={form}
        name="addressLot"
        label="Address lot"
        items={holding.map((name) => ({ value: name, label: name }))}
        allowCustom={!context.lots}
        loading={context.isPending}
      />
      <NumberField form={form} name="vlanId" label="VLAN ID" optional min={1} />
    </ItemForm>
  );
}

/** Editor of a new or existing static route. */
export function RouteEditor({ item, draft, onSave, onDismiss }: EditorProps<DraftRoute> & InDraft) {
  const schema = useMemo(
    () =>
      v.pipe(
        v.object({
          interfaceName: field.choice({ label: 'Interface' }),
          dst: field.ipNetwork(),
          gw: field.ip(),
          vid: vlanId(),
          ribPriority: v.pipe(field.optionalNumber({ max: 255 }), v.transform(orNull)),
        }),
        checkFields<DraftRoute>((one) => routeErrors(one, draft)),
      ),
    [draft],
  );
  const form = useForm(schema, {
    interfaceName: item?.interfaceName ?? draft.links[0]?.name ?? null,
    dst: item?.dst ?? '',
    gw: item?.gw ?? '',
    vid: item?.vid ?? null,
    ribPriority: item?.ribPriority ?? null,
  });
  return (
    <ItemForm form={form} title={titleOf(item, 'route')} onSave={onSave} onDismiss={onDismiss}>
      <SelectField form={form} name="interfaceName" label="Interface" items={interfaceItems(draft)} />
      <FieldRow>
        <TextField form={form} name="dst" label="Destination" mono hint="0.0.0.0/0 is everywhere." />
        <TextField form={form} name="gw" label="Gateway" mono />
      </FieldRow>
      <FieldRow>
        <NumberField form={form} name="vid" label="VLAN ID" optional min={1} />
        <NumberField form={form} name="ribPriority" label="Priority" optional />
      </FieldRow>
    </ItemForm>
  );
}
