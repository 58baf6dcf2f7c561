import type { T } from '../../wire/api.ts';
import type { Handlers } from '../call.ts';
import { invalid } from '../../wire/errors.ts';
import { addEphemeralIp, returnToSource } from './external-ips.ts';
import { findInstance } from './instances.handlers.ts';

/** External addresses. docs/contract/server-behaviour.md section 4 "External IPs". */
export const externalIps = {
  /** Ephemeral first. Not paged: the contract has no limit here. */
  instanceExternalIpList({ path, query }, call) {
    const { id } = findInstance(call, path.instance, query);
    const { ephemeralIps, floatingIps } = call.tables;
    const items: T.ExternalIp[] = [
      ...ephemeralIps
        .filter((row) => row.instanceId === id)
        .map(({ ip }) => ({ kind: 'ephemeral', ip }) as const),
      ...floatingIps
        .filter((row) => row.instanceId === id)
        .sort((a, b) => (a.name < b.name ? -1 : 1))
        .map((row) => ({ kind: 'floating', ...row }) as const),
    ];
    return { items, nextPage: null };
  },

  /** A second request returns the existing one. corrections "Addresses". */
  instanceEphemeralIpAttach({ path, query, body }, call) {
    const instance = findInstance(call, path.instance, query);
    const own = call.tables.ephemeralIps.find((row) => row.instanceId === instance.id);
    const { ip } = own ?? addEphemeralIp(call, instance, body.pool);
    return { kind: 'ephemeral', ip };
  },

  instanceEphemeralIpDetach({ path, query }, call) {
    const instance = findInstance(call, path.instance, query);
    const { id, name } = instance;
    const { ephemeralIps } = call.tables;
    const own = ephemeralIps.find((row) => row.instanceId === id);
    if (own === undefined) throw invalid(`the instance "${name}" has no ephemeral IP`);
    ephemeralIps.remove(own.id);
    returnToSource(call, instance);
  },
} satisfies Partial<Handlers>;
