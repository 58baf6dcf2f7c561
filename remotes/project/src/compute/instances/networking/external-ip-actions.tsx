import { Copy, Unplug } from 'lucide-react';
import { type Action, actionItems, type ActionReason } from '@console/shared/actions';
import { type ExternalIp, floatingIpDetach, instanceEphemeralIpDetach } from '@console/shared/api';
import { callTo } from '@console/shared/query';
import { bold } from '@console/shared/ui';
import { undoAttachment } from '../../../networking/floating-ips/undo.ts';

/** Input of the actions from their page. */
export interface ExternalIpActionContext {
  /** Names of the project and of the instance. */
  project: string;
  instance: string;
  /** Puts a text on the clipboard. */
  copy: (text: string) => Promise<unknown>;
}

/** The actions of an address, in menu order (docs/screens/compute-storage.md section 5.4.1). Keep the function in a `useMemo`. */
export function externalIpActions(context: ExternalIpActionContext) {
  const actions = [copyAddress(context), detach(context)];
  const withId = [copyId(context), ...actions];
  return (ip: ExternalIp, refusal?: ActionReason) =>
    actionItems(ip.kind === 'floating' ? withId : actions, ip, refusal);
}

const copyId = ({ copy }: ExternalIpActionContext): Action<ExternalIp> => ({
  id: 'copy-id',
  label: 'Copy ID',
  icon: Copy,
  run: (ip) => (ip.kind === 'floating' ? copy(ip.id) : undefined),
});

const copyAddress = ({ copy }: ExternalIpActionContext): Action<ExternalIp> => ({
  id: 'copy-address',
  label: 'Copy IP address',
  icon: Copy,
  run: ({ ip }) => copy(ip),
});

const detach = (context: ExternalIpActionContext): Action<ExternalIp> => ({
  id: 'detach',
  label: 'Detach',
  icon: Unplug,
  section: 'delete',
  danger: true,
  confirm: (ip) => ({
    title: `Confirm detach ${ip.kind} IP`,
    body: (
      <>
        Detach {ip.kind} IP <b>{ip.kind === 'floating' ? `${ip.name} (${ip.ip})` : ip.ip}</b> from{' '}
        <b>{context.instance}</b>? The instance is no longer reachable at this address.
      </>
    ),
    errorTitle: `Error detaching ${ip.kind} IP`,
  }),
  call: (ip) =>
    ip.kind === 'floating'
      ? callTo(floatingIpDetach, { path: { floatingIp: ip.id } })
      : callTo(instanceEphemeralIpDetach, {
          path: { instance: context.instance },
          query: { project: context.project },
        }),
  done: (ip) => (ip.kind === 'floating' ? bold`Floating IP ${ip.name} detached` : 'Ephemeral IP detached'),
  // A new ephemeral address would be another one
  undo: (ip) =>
    ip.kind === 'floating' && ip.instanceId
      ? undoAttachment({ floatingIp: ip, from: { id: ip.instanceId, name: context.instance } })
      : undefined,
});
