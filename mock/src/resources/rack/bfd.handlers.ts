import { requireAddress, requireSwitch } from './address-lots.ts';
import { contains, formatAddress, parseAddress, type Address } from '../../values/addresses.ts';
import type { T } from '../../wire/api.ts';
import { appliedSettings, isNeighbour, type Applied } from './bgp-sessions.ts';
import type { Call, Handlers } from '../call.ts';
import { invalid, MockError } from '../../wire/errors.ts';
import { parseNet } from '../../values/nets.ts';
import type { BfdSessionRow } from '../../store/rows/rack.ts';
import type { Store } from '../../store/store.ts';
import { backSince, isDown } from './modes.ts';

/** Milliseconds until both ends have detected each other. */
const AFTER = { init: 1000, up: 2000 } as const;

function isRouted({ settings }: Applied, address: Address): boolean {
  return settings.parts.routes.some((route) => {
    const net = parseNet(route.dst);
    return net !== undefined && contains(net.span, address);
  });
}

function hasAddress(store: Store, session: BfdSessionRow, mine: readonly Applied[]): boolean {
  const { local } = session;
  if (local === null) return true;
  const loopbacks = store.tables.loopbackAddresses.filter((row) => row.switchLocation === session.switch);
  const nets = [...loopbacks, ...mine.flatMap(({ settings }) => settings.parts.addresses)];
  return nets.some((row) => row.address.startsWith(`${local}/`));
}

/**
 * The time from which the remote is reachable from its switch, in milliseconds since the epoch; undefined when it is not. A single
 * hop requires a common network, several hops also a static route.
 */
function reachedSince(store: Store, session: BfdSessionRow): number | undefined {
  const address = parseAddress(session.remote);
  const mine = appliedSettings(store).filter((applied) => applied.switch === session.switch);
  if (address === undefined || !hasAddress(store, session, mine)) return undefined;
  if (isDown(store, 'bfd', session.switch, session.remote)) return undefined;
  const way = mine.find(
    (applied) =>
      !isDown(store, 'link', applied.switch, applied.portName) &&
      (isNeighbour(applied.settings, address) ||
        (session.mode === 'multi_hop' && isRouted(applied, address))),
  );
  return way && Math.max(way.since, backSince(store, 'bfd', session.switch, session.remote));
}

function stateOf(store: Store, session: BfdSessionRow): T.BfdState {
  const reached = reachedSince(store, session);
  if (reached === undefined) return 'down';
  const passed = store.clock.now() - Math.max(reached, session.timeEnabled.getTime());
  if (passed < AFTER.init) return 'down';
  return passed < AFTER.up ? 'init' : 'up';
}

function sessionOf(call: Call, location: string, remote: string): BfdSessionRow | undefined {
  return call.tables.bfdSessions.find((row) => row.switch === location && row.remote === remote);
}

function enable(call: Call, body: T.BfdSessionEnable): void {
  const { store, tables } = call;
  const { detectionThreshold, requiredRx, mode } = body;
  const location = requireSwitch(body.switch);
  const address = requireAddress(body.remote);
  const remote = formatAddress(address);
  const local = body.local ? requireAddress(body.local) : undefined;
  if (local !== undefined && local.version !== address.version)
    throw invalid('the local and the remote address must be of one IP version');
  if (detectionThreshold === 0) throw invalid('the detection threshold must be at least 1');
  if (requiredRx === 0) throw invalid('the required receive interval must be at least 1 microsecond');
  if (sessionOf(call, location, remote) !== undefined)
    throw new MockError(500, 'Internal', 'Internal Server Error');
  tables.bfdSessions.put({
    id: store.newId(),
    switch: location,
    remote,
    local: local === undefined ? null : formatAddress(local),
    mode,
    detectionThreshold,
    requiredRx,
    timeEnabled: store.now(),
  });
}

/** BFD sessions of the switches. Contract: `BfdSessionEnable`, `BfdStatus`; corrections "Second reading". */
export const bfd = {
  networkingBfdEnable({ body }, call) {
    enable(call, body);
  },

  /** Deletes the session, so that it can be enabled again with other values. */
  networkingBfdDisable({ body }, call) {
    const remote = formatAddress(requireAddress(body.remote));
    const session = sessionOf(call, requireSwitch(body.switch), remote);
    if (session) call.tables.bfdSessions.remove(session.id);
  },

  networkingBfdStatus(_, { store, tables }) {
    return [...tables.bfdSessions].map((session) => ({
      switch: session.switch,
      peer: session.remote,
      local: session.local,
      mode: session.mode,
      detectionThreshold: session.detectionThreshold,
      requiredRx: session.requiredRx,
      state: stateOf(store, session),
    }));
  },
} satisfies Partial<Handlers>;
