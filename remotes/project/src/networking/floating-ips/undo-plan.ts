import { floatingIpAttach, type FloatingIp, floatingIpView, instanceView } from '@console/shared/api';
import { callTo } from '@console/shared/query';
import { call, type UndoPlan } from '@console/shared/runtime';
import { bold } from '@console/shared/ui';

/** A detached or moved floating IP. */
export interface Attachment {
  readonly floatingIp: Pick<FloatingIp, 'id' | 'name'>;
  /** The instance that it was attached to; its name is absent when it is not known. */
  readonly from: { readonly id: string; readonly name?: string | undefined };
  /** Id of the instance that it was moved to; absent when it was detached. */
  readonly to?: string;
  /** Attaches it to its previous instance again; by default with one request, which needs a detached address. */
  readonly back?: () => Promise<unknown>;
}

/** Attaches a floating IP to its previous instance again, unless it has been attached elsewhere. */
export function planOf({ floatingIp, from, to, back }: Attachment): UndoPlan {
  const path = { floatingIp: floatingIp.id };
  return {
    of: `floating IP ${floatingIp.name}`,
    before: from.id,
    after: to,
    look: async () => {
      const { instanceId, name } = await call(floatingIpView, { path });
      const body = { kind: 'instance', parent: from.id } as const;
      return {
        value: instanceId ?? undefined,
        now: async () => `Floating IP ${name} is now ${await placeOf(instanceId)}.`,
        back: back ?? callTo(floatingIpAttach, { path, body }).send,
      };
    },
    done: from.name
      ? bold`Floating IP ${floatingIp.name} attached to ${from.name} again`
      : bold`Floating IP ${floatingIp.name} attached again`,
  };
}

async function placeOf(instance: string | null | undefined): Promise<string> {
  if (!instance) return 'attached to no instance';
  const found = await call(instanceView, { path: { instance } }).catch(() => undefined);
  return `attached to ${found?.name ?? 'another instance'}`;
}
