import { useMemo } from 'react';
import * as v from 'valibot';
import type { BgpConfig } from '@console/shared/api';
import {
  CheckboxField,
  ComboboxField,
  FieldRow,
  NumberField,
  RadioGroupField,
  SelectField,
  TextAreaField,
  TextField,
  useForm,
  useWatch,
} from '@console/shared/forms';
import { Message } from '@console/shared/ui';
import { Disclosure } from '@console/shared/ui/detail';
import { ItemForm } from '../../item-form.tsx';
import { isStranger } from '../../rack/applied.ts';
import type { DraftPeer } from '../draft.ts';
import type { EditorProps } from './draft-list.tsx';
import { peerFields, peerOf, peerValues } from './peer-fields.ts';
import { peerErrors } from './item-rules.ts';
import { checkFields } from './schema.ts';
import { type InDraft, interfaceItems, titleOf } from './in-draft.ts';

/** The field of the editor that shows the error of each member of a peer. */
const PLACES: Readonly<Record<string, string>> = {
  allowedImport: 'importNetworks',
  allowedExport: 'exportNetworks',
  key: 'md5AuthKey',
};

const KEYS = {
  none: { value: 'none', label: 'No key' },
  keep: { value: 'keep', label: 'Keep the key', hint: 'The key stays as it is.' },
  new: { value: 'new', label: 'Set a key' },
} as const;

export interface PeerEditorProps extends EditorProps<DraftPeer>, InDraft {
  configs: readonly BgpConfig[] | undefined;
}

/** Editor of a new or existing BGP peer (docs/screens/operator.md section 3.3). */
export function PeerEditor({ item, draft, configs, onSave, onDismiss }: PeerEditorProps) {
  const schema = useMemo(
    () =>
      v.pipe(
        peerFields,
        v.transform(peerOf),
        checkFields<DraftPeer>((peer) =>
          Object.fromEntries(
            Object.entries(peerErrors(peer, draft)).map(([key, message]) => [PLACES[key] ?? key, message]),
          ),
        ),
      ),
    [draft],
  );
  const form = useForm(schema, peerValues(item, draft.links[0]?.name ?? null));
  const [addr, interfaceName, importsOnly, exportsOnly, keyKind] = useWatch({
    control: form.control,
    name: ['addr', 'interfaceName', 'importsOnly', 'exportsOnly', 'keyKind'],
  });
  const isAlone = interfaceName !== null && isStranger({ addr: addr.trim(), interfaceName }, draft);
  return (
    <ItemForm form={form} title={titleOf(item, 'peer')} onSave={onSave} onDismiss={onDismiss}>
      <SelectField form={form} name="interfaceName" label="Interface" items={interfaceItems(draft)} />
      <TextField form={form} name="addr" label="Address" mono />
      {isAlone && (
        <Message variant="notice" live="status">
          No address of this interface shares a network with the peer.
        </Message>
      )}
      <ComboboxField
        form={form}
        name="bgpConfig"
        label="BGP config"
        items={(configs ?? []).map(({ id, name, asn }) => ({
          value: id,
          label: name,
          description: `AS ${asn}`,
        }))}
        loading={!configs}
      />
      <NumberField
        form={form}
        name="remoteAsn"
        label="Remote ASN"
        optional
        hint="Leave empty to accept any ASN."
      />
      <CheckboxField form={form} name="importsOnly" label="Import only some networks" />
      {importsOnly && <TextAreaField form={form} name="importNetworks" label="Networks to import" mono />}
      <CheckboxField form={form} name="exportsOnly" label="Export only some networks" />
      {exportsOnly && <TextAreaField form={form} name="exportNetworks" label="Networks to export" mono />}
      <Disclosure title="Timers">
        <FieldRow>
          <NumberField form={form} name="holdTime" label="Hold time" unit="s" />
          <NumberField form={form} name="keepalive" label="Keepalive" unit="s" />
        </FieldRow>
        <FieldRow>
          <NumberField form={form} name="connectRetry" label="Connect retry" unit="s" />
          <NumberField form={form} name="delayOpen" label="Delay open" unit="s" />
        </FieldRow>
        <NumberField form={form} name="idleHoldTime" label="Idle hold time" unit="s" />
      </Disclosure>
      <Disclosure title="More">
        <CheckboxField form={form} name="enforceFirstAs" label="Enforce first AS" />
        <NumberField form={form} name="localPref" label="Local preference" optional />
        <NumberField form={form} name="multiExitDiscriminator" label="MED" optional />
        <TextField
          form={form}
          name="communities"
          label="Communities"
          optional
          hint="A pair such as 65001:300, or a number."
        />
        <FieldRow>
          <NumberField form={form} name="minTtl" label="Min TTL" optional />
          <NumberField form={form} name="vlanId" label="VLAN ID" optional min={1} />
        </FieldRow>
        <RadioGroupField
          form={form}
          name="keyKind"
          label="MD5 key"
          column
          options={item?.key.kind === 'keep' ? [KEYS.keep, KEYS.new, KEYS.none] : [KEYS.none, KEYS.new]}
        />
        {keyKind === 'new' && (
          <TextField type="password" autoComplete="new-password" form={form} name="md5AuthKey" label="Key" />
        )}
      </Disclosure>
    </ItemForm>
  );
}
