import { useMemo, useRef } from 'react';
import { type InstanceNetworkInterface, type InstanceNetworkInterfaceUpdate } from '@console/shared/api';
import {
  DescriptionField,
  type Form,
  MiniTable,
  NameField,
  SideModalForm,
  SubForm,
  TextField,
  useForm,
  useList,
  useWatch,
} from '@console/shared/forms';
import { docsUrl, toast } from '@console/shared/runtime';
import { bold, ExternalLink, Mono } from '@console/shared/ui';
import { InterfaceConsequences } from '../../../networking/reachability/interface-changes-part.ts';
import { changeInterface, interfaceCall } from './change-interface.ts';
import { interfaceEditSchema, type InterfaceValues, transitIpError } from './interface-schema.ts';

const LABEL = 'Transit IPs';

const COLUMNS = [{ header: LABEL, cell: (network: string) => <Mono>{network}</Mono> }];

export interface EditInterfaceProps {
  /** Names of the project and of the instance. */
  place: { readonly project: string; readonly instance: string };
  /** The interface when the form was opened. */
  nic: InstanceNetworkInterface;
  /** Why it cannot be changed now. */
  submitDisabledReason: string | undefined;
  onDismiss: () => void;
}

/** Changes a network interface of an instance (docs/screens/compute-storage.md section 5.4.3). */
export function EditInterface({ place, nic, submitDisabledReason, onDismiss }: EditInterfaceProps) {
  const { name, description, transitIps = [] } = nic;
  const form = useForm(interfaceEditSchema, { name, description, transitIps, transitIp: '' });
  return (
    <SideModalForm
      form={form}
      mode="edit"
      resource="network interface"
      submitDisabledReason={submitDisabledReason}
      onDismiss={onDismiss}
      call={(body) => interfaceCall(nic, body)}
      onSubmit={(body) => changeInterface(nic, body)}
      onSuccess={(updated) => {
        onDismiss();
        toast({ content: bold`Network interface ${updated.name} updated` });
      }}
    >
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
      <TransitIps form={form} />
      <Following form={form} place={place} nic={nic} />
    </SideModalForm>
  );
}

type EditForm = Form<InterfaceValues, InstanceNetworkInterfaceUpdate>;

/** The consequences of other transit IPs: flows between other instances whose route goes through the interface. */
function Following({ form, place, nic }: Pick<EditInterfaceProps, 'place' | 'nic'> & { form: EditForm }) {
  const transitIps = useWatch({ control: form.control, name: 'transitIps' });
  const isSame = transitIps.join() === (nic.transitIps ?? []).join();
  const change = useMemo(
    () => (isSame ? undefined : ({ kind: 'transit', address: nic.ip, transitIps } as const)),
    [isSame, nic.ip, transitIps],
  );
  return <InterfaceConsequences {...place} vpc={{ id: nic.vpcId }} change={change} idle="No flow changes." />;
}

/** Transit IPs: networks whose traffic the interface may carry, besides its own address. */
function TransitIps({ form }: { form: EditForm }) {
  const input = useRef<HTMLInputElement>(null);
  const list = useList(form, 'transitIps', LABEL);
  const text = useWatch({ control: form.control, name: 'transitIp' });
  const clear = () => {
    form.setValue('transitIp', '');
    form.clearErrors('transitIp');
  };
  const add = () => {
    const message = transitIpError(text, list.items);
    if (message !== undefined) return form.setError('transitIp', { message });
    list.add(text.trim());
    clear();
  };
  return (
    <>
      <SubForm addLabel="Add Transit IP" canAdd={text.trim() !== ''} onAdd={add} onClear={clear}>
        <TextField
          form={form}
          name="transitIp"
          label={LABEL}
          optional
          mono
          placeholder="Enter an IP network"
          hint={
            <>
              A network that this instance can send and receive traffic for, such as 192.168.0.0/16.{' '}
              <ExternalLink href={docsUrl('guides/configuring-guest-networking#_transit_ips')}>
                Transit IPs
              </ExternalLink>
            </>
          }
          ref={input}
          // A value that was invalid when it was added may be valid now
          onChange={(value) => {
            if (transitIpError(value, list.items) === undefined) form.clearErrors('transitIp');
          }}
        />
      </SubForm>
      <MiniTable
        label={LABEL}
        rows={list.items}
        rowKey={(network) => network}
        rowLabel={(network) => `Transit IP: ${network}`}
        columns={COLUMNS}
        onRemove={(_, index) => list.removeAt(index)}
        removeLabel={(network) => `remove IP ${network}`}
        whenEmptied={input}
      />
    </>
  );
}
