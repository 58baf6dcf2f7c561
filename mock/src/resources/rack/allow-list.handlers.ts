import type { T } from '../../wire/api.ts';
import { contains, parseAddress, parseBlock } from '../../values/addresses.ts';
import type { Call, Handlers } from '../call.ts';
import { invalid } from '../../wire/errors.ts';
import type { AllowListRow } from '../../store/rows/rack.ts';
import { FLEET_ID } from '../../store/store.ts';

/** Everyone is allowed until a list is set. */
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

/** Corrections "Second reading". */
const MAX_ENTRIES = 1000;

/** The address that no host has. The one of IPv6 is our guess. */
const UNSPECIFIED: readonly string[] = ['0.0.0.0/32', '::/128'];

/**
 * Duplicates are allowed.
 * @throws MockError 400 for a list that is empty, allows every address, is too long, or excludes the caller
 */
function requireUseful(allowed: T.AllowedSourceIps, from: string): void {
  if (allowed.allow === 'any') return;
  if (allowed.ips.length === 0) throw invalid('the list must not be empty: nobody could reach the services');
  if (allowed.ips.length > MAX_ENTRIES) throw invalid(`the list has more than ${MAX_ENTRIES} entries`);
  for (const text of allowed.ips) {
    const block = parseBlock(text);
    if (block === undefined) throw invalid(`${text} is not an IP network`);
    if (text.endsWith('/0')) throw invalid(`${text} holds every address; allow any instead`);
    if (UNSPECIFIED.includes(text)) throw invalid(`${text} is the address of no host`);
  }
  const caller = parseAddress(from);
  const within = (text: string) => {
    const block = parseBlock(text);
    return block !== undefined && caller !== undefined && contains(block, caller);
  };
  if (!allowed.ips.some(within)) throw invalid(`the list must include your address, ${from}`);
}

/**
 * The networks that may reach the platform's services. The mock stores the list and excludes no one; it only refuses a list without
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
