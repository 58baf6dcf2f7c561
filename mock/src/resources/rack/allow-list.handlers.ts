import type { T } from '../../wire/api.ts';
import { contains, parseAddress, parseBlock } from '../../values/addresses.ts';
import type { Call, Handlers } from '../call.ts';
import { invalid } from '../../wire/errors.ts';
import type { AllowListRow } from '../../store/rows/rack.ts';
import { FLEET_ID } from '../../store/store.ts';

/** Everybody is allowed until a list is set. */
function current({ store, tables }: Call): AllowListRow {
  const started = new Date(store.started);
  return (
    tables.allowLists.get(FLEET_ID) ?? {
      id: FLEET_ID,
      allowedIps: { allow: 'any' },
      timeCreated: started,
      timeModified: started,
    }
  );
}

/** @throws MockError 400 for a list that allows nobody, that allows everybody, that contains duplicates, or that excludes the caller */
function requireUseful(allowed: T.AllowedSourceIps, from: string): void {
  if (allowed.allow === 'any') return;
  if (allowed.ips.length === 0) throw invalid('the list must not be empty: nobody could reach the services');
  const seen = new Set<string>();
  for (const text of allowed.ips) {
    const block = parseBlock(text);
    if (block === undefined) throw invalid(`${text} is not an IP network`);
    if (text.endsWith('/0')) throw invalid(`${text} holds every address; allow any instead`);
    const key = `${block.version}/${block.first}-${block.last}`;
    if (seen.has(key)) throw invalid(`the network ${text} is listed twice`);
    seen.add(key);
  }
  const caller = parseAddress(from);
  const within = (text: string) => {
    const block = parseBlock(text);
    return block !== undefined && caller !== undefined && contains(block, caller);
  };
  if (!allowed.ips.some(within))
    throw invalid(`the list must hold your own address ${from}: you could not reach the services any more`);
}

/**
 * The networks that may reach the platform's services. The mock stores the list and excludes nobody; it only refuses a list without
 * the caller's own address, which is 127.0.0.1 for a page and a test. contract operations.json, `networkingAllowList…`.
 */
export const allowList = {
  networkingAllowListView(_, call) {
    return current(call);
  },

  networkingAllowListUpdate({ body }, call) {
    const { allowedIps } = body;
    requireUseful(allowedIps, call.from);
    return call.tables.allowLists.put({ ...current(call), allowedIps, timeModified: call.store.now() });
  },
} satisfies Partial<Handlers>;
