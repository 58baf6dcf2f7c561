import { useState } from 'react';
import {
  DescriptionField,
  type Form,
  FormSection,
  type MiniColumn,
  NameField,
  RadioCardsField,
  useList,
  useSecret,
  useWatch,
} from '@console/shared/forms';
import { isSameAddress } from '@console/shared/format';
import { useQuery } from '@console/shared/query';
import { Button, Message, Mono } from '@console/shared/ui';
import { isStranger } from '../../rack/applied.ts';
import { allBgpConfigs } from '../../rack/queries.ts';
import type { Draft, DraftAddress, DraftInterface, DraftLink, DraftPeer, DraftRoute } from '../draft.ts';
import { GEOMETRIES, linksOf, speedLabel } from '../labels.ts';
import { DraftList } from './draft-list.tsx';
import { LinkEditor } from './link-editor.tsx';
import { PasteJson } from './paste-json.tsx';
import { PeerEditor } from './peer-editor.tsx';
import type { RuleContext } from './item-rules.ts';
import type { SettingsValues } from './schema.ts';
import { AddressEditor, InterfaceEditor, RouteEditor } from './small-editors.tsx';

export interface SettingsFieldsProps {
  form: Form<SettingsValues, SettingsValues>;
  context: RuleContext;
  /** The form edits existing settings, without their name: the user chooses later how they are saved. */
  isEdit?: boolean;
  /** Address of the peer whose editor is open at first. */
  openPeer?: string | undefined;
}

const CARDS = [
  { value: 'qsfp28x1', title: GEOMETRIES.qsfp28x1.label, lines: ['One link'] },
  { value: 'qsfp28x2', title: GEOMETRIES.qsfp28x2.label, lines: ['Two links'] },
  { value: 'sfp28x4', title: GEOMETRIES.sfp28x4.label, lines: ['Four links'] },
];

const LINKS: MiniColumn<DraftLink>[] = [
  { header: 'Name', cell: ({ name }) => name },
  { header: 'Speed', cell: ({ speed }) => speedLabel(speed) },
  { header: 'MTU', cell: ({ mtu }) => mtu },
];

const INTERFACES: MiniColumn<DraftInterface>[] = [
  { header: 'Name', cell: ({ name }) => name },
  { header: 'Kind', cell: ({ kind, vid }) => (kind === 'vlan' ? `VLAN ${vid ?? ''}` : kind) },
];

const ADDRESSES: MiniColumn<DraftAddress>[] = [
  { header: 'Address', cell: ({ address }) => <Mono>{address}</Mono> },
  { header: 'Interface', cell: ({ interfaceName }) => interfaceName },
  { header: 'Lot', cell: ({ addressLot }) => addressLot },
];

const ROUTES: MiniColumn<DraftRoute>[] = [
  { header: 'Destination', cell: ({ dst }) => <Mono>{dst}</Mono> },
  { header: 'Gateway', cell: ({ gw }) => <Mono>{gw}</Mono> },
];

const PEERS: MiniColumn<DraftPeer>[] = [
  { header: 'Address', cell: ({ addr }) => <Mono>{addr}</Mono> },
  { header: 'Interface', cell: ({ interfaceName }) => interfaceName },
];

/** The fields of port settings, section by section (docs/screens/operator.md section 3.3). */
export function SettingsFields({ form, context, isEdit = false, openPeer }: SettingsFieldsProps) {
  const draft: Draft = useWatch({ control: form.control, compute: (values: SettingsValues) => values });
  const configs = useQuery(allBgpConfigs()).data?.items;
  const [isPasting, setPasting] = useState(false);
  // Peers may contain keys
  useSecret(form, 'peers');
  const most = linksOf(draft.geometry);
  const links = useList(form, 'links', 'Links');
  const interfaces = useList(form, 'interfaces', 'Interfaces');
  const addresses = useList(form, 'addresses', 'Addresses');
  const routes = useList(form, 'routes', 'Routes');
  const peers = useList(form, 'peers', 'BGP peers');
  const strangers = draft.peers.filter((peer) => isStranger(peer, draft));
  return (
    <>
      <FormSection title="Basics">
        <NameField
          form={form}
          name="name"
          disabled={isEdit}
          hint={isEdit ? 'You can choose another name in the review.' : undefined}
        />
        <DescriptionField form={form} name="description" />
        {!isEdit && (
          <div>
            <Button onClick={() => setPasting(true)}>Paste JSON</Button>
          </div>
        )}
      </FormSection>
      <FormSection title="Port" hint="How the port is split into links.">
        <RadioCardsField form={form} name="geometry" label="Geometry" options={CARDS} />
      </FormSection>
      <FormSection title="Links">
        <DraftList
          label="Links"
          noun="link"
          list={links}
          nameOf={({ name }) => name}
          columns={LINKS}
          fullReason={
            draft.links.length >= most
              ? `This geometry allows at most ${most} ${most === 1 ? 'link' : 'links'}`
              : undefined
          }
          editor={(props) => (
            <LinkEditor
              {...props}
              taken={draft.links.filter((one) => one !== props.item).map(({ name }) => name)}
            />
          )}
        />
      </FormSection>
      <FormSection title="Interfaces">
        <DraftList
          label="Interfaces"
          noun="interface"
          list={interfaces}
          nameOf={({ name }) => name}
          columns={INTERFACES}
          editor={(props) => <InterfaceEditor {...props} draft={draft} context={context} />}
        />
      </FormSection>
      <FormSection title="Addresses" hint="Addresses come from address lots.">
        <DraftList
          label="Addresses"
          noun="address"
          list={addresses}
          nameOf={({ address }) => address}
          columns={ADDRESSES}
          editor={(props) => <AddressEditor {...props} draft={draft} context={context} />}
        />
      </FormSection>
      <FormSection title="Routes">
        <DraftList
          label="Routes"
          noun="route"
          list={routes}
          nameOf={({ dst, gw }) => `${dst} via ${gw}`}
          columns={ROUTES}
          editor={(props) => <RouteEditor {...props} draft={draft} context={context} />}
        />
      </FormSection>
      <FormSection title="BGP peers">
        <DraftList
          label="BGP peers"
          noun="peer"
          list={peers}
          nameOf={({ addr }) => addr}
          columns={PEERS}
          isOpen={openPeer === undefined ? undefined : ({ addr }) => isSameAddress(addr, openPeer)}
          editor={(props) => <PeerEditor {...props} draft={draft} context={context} configs={configs} />}
        />
        {strangers.map(({ addr, interfaceName }) => (
          <Message key={addr} variant="notice">
            No address of {interfaceName} shares a network with peer {addr}.
          </Message>
        ))}
      </FormSection>
      {isPasting && (
        <PasteJson
          onDismiss={() => setPasting(false)}
          onPaste={(pasted) => form.reset(pasted, { keepDefaultValues: true })}
        />
      )}
    </>
  );
}
