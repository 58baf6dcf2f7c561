import { useMemo } from 'react';
import {
  networkingSwitchPortLldpConfigView,
  networkingSwitchPortLldpNeighbors,
  networkingSwitchPortStatus,
  type SwitchPort,
} from '@console/shared/api';
import { fetchToShow, useQuery } from '@console/shared/query';
import { appliedIds } from '../rack/applied.ts';
import { LONGEST } from '../../base/live/use-live.ts';
import { type EachOf, eachOf } from '../rack/each-of.ts';
import {
  allSwitchPorts,
  bfdStatus,
  bgpExported,
  bgpStatus,
  importedByAsn,
  viewsById,
} from '../rack/queries.ts';
import { linkState } from '../switch-ports/link-state.ts';
import { portLldp, portNeighbors, portStatus } from '../switch-ports/queries.ts';
import type { NetworkFacts } from './uplinks.ts';

/** The ports with settings by id, for the requests about each port. */
function configuredOf(ports: readonly SwitchPort[]): ReadonlyMap<string, SwitchPort> {
  return new Map(ports.filter(({ portSettingsId }) => portSettingsId).map((port) => [port.id, port]));
}

const NOWHERE: SwitchPort = { id: '', portName: '', rackId: '', switchLocation: '' };

/** Milliseconds for which the state of a port that another part of the page has read is reused. */
const FRESH = 5_000;

/**
 * The states of several ports, by id.
 * @param isShared reuse responses of other parts of the page, so that a page with the verdict requests no port twice
 */
const statusesOf = (ports: ReadonlyMap<string, SwitchPort>, isShared: boolean) =>
  eachOf(networkingSwitchPortStatus, [...ports.keys()], (id) => {
    const status = portStatus(ports.get(id) ?? NOWHERE);
    return isShared ? { ...status, queryFn: () => fetchToShow({ ...status, staleTime: FRESH }) } : status;
  });

const neighborsOf = (ports: ReadonlyMap<string, SwitchPort>) =>
  eachOf(networkingSwitchPortLldpNeighbors, [...ports.keys()], (id) =>
    portNeighbors(ports.get(id) ?? NOWHERE),
  );

const lldpOf = (ports: ReadonlyMap<string, SwitchPort>) =>
  eachOf(networkingSwitchPortLldpConfigView, [...ports.keys()], (id) => portLldp(ports.get(id) ?? NOWHERE));

/** Data about the network, and the time of the read. */
export interface Network {
  readonly facts: NetworkFacts;
  /** Time of the response with the sessions, in milliseconds. */
  readonly answeredAt: number;
}

/** Options of {@link useNetwork}. */
export interface NetworkOptions {
  /** Polling interval in milliseconds of data that changes without user actions; false, which is the default, for none. */
  readonly every?: number | false;
  /** Reads only what a verdict needs: no neighbors and no routes, which stay undefined in the facts. */
  readonly isBrief?: boolean;
  /** False: sends no requests yet. */
  readonly enabled?: boolean;
}

/**
 * Data about the uplinks of the rack: applied settings, links, sessions. Undefined during the first read; data whose request fails
 * is undefined in the facts (docs/screens/operator.md section 9.2).
 */
export function useNetwork({ every = false, isBrief = false, enabled = true }: NetworkOptions = {}):
  | Network
  | undefined {
  const paced = { poll: () => every, longest: LONGEST };
  const allPorts = useQuery(allSwitchPorts(), { enabled, poll: () => every !== false && SLOW });
  const ports = allPorts.data?.items;
  const configured = useMemo(() => configuredOf(ports ?? []), [ports]);
  const isKnown = enabled && ports !== undefined;
  const isWhole = isKnown && !isBrief;
  const views = useQuery(viewsById(appliedIds(ports ?? [])), {
    enabled: isKnown,
    poll: () => every !== false && SLOW,
  });
  const statuses = useQuery(statusesOf(configured, isBrief), {
    enabled: isKnown,
    ...paced,
    keepPrevious: true,
  });
  const neighbors = useQuery(neighborsOf(configured), { enabled: isWhole, ...paced, keepPrevious: true });
  const lldp = useQuery(lldpOf(configured), { enabled: isWhole, ...paced, keepPrevious: true });
  const sessions = useQuery(bgpStatus(), { enabled, ...paced });
  const bfd = useQuery(bfdStatus(), { enabled, ...paced });
  const exports = useQuery(bgpExported(), { enabled: enabled && !isBrief, ...paced });
  const asns = useMemo(
    () => [...new Set((sessions.data ?? []).map(({ localAsn }) => localAsn))].toSorted((a, b) => a - b),
    [sessions.data],
  );
  const imported = useQuery(importedByAsn(asns), {
    enabled: enabled && !isBrief && asns.length > 0,
    ...paced,
    keepPrevious: true,
  });
  const { data: status, isError: isSilent, isPending, dataUpdatedAt: answeredAt } = sessions;
  const told = isSilent ? undefined : status;
  const watched = bfd.isError ? undefined : bfd.data;
  const sent = exports.isError ? undefined : exports.data?.exports;
  const isFirst =
    !ports ||
    !views.data ||
    !statuses.data ||
    isPending ||
    bfd.isPending ||
    (!isBrief && [exports, neighbors, lldp].some((query) => query.isPending)) ||
    (!isBrief && asns.length > 0 && imported.isPending);
  const facts = useMemo((): NetworkFacts | undefined => {
    if (isFirst) return undefined;
    return {
      ports,
      views: views.data,
      links: mapped(statuses.data, (raw) => linkState(raw)),
      neighbors: mapped(neighbors.data, ({ items }) => items),
      lldp: lldp.data ?? new Map(),
      sessions: told,
      bfd: watched,
      exports: sent,
      imported: told && allOf(told.length === 0 ? NONE_ASKED : imported.data),
    };
  }, [
    isFirst,
    ports,
    views.data,
    statuses.data,
    neighbors.data,
    lldp.data,
    told,
    watched,
    sent,
    imported.data,
  ]);
  return useMemo(() => facts && { facts, answeredAt }, [facts, answeredAt]);
}

/** Polling interval in milliseconds of data that only users change. */
const SLOW = 60_000;

/** Without a session no routes are requested, and none are imported. */
const NONE_ASKED: EachOf<never> = new Map<string, never>();

/** The items of all responses; undefined when one of them is missing, because what it would contain is not known. */
function allOf<Item>(answers: EachOf<readonly Item[]> | undefined): readonly Item[] | undefined {
  const known = [...(answers?.values() ?? [undefined])];
  return known.includes(undefined) ? undefined : known.flatMap((items) => items ?? []);
}

function mapped<Value, Other>(
  all: ReadonlyMap<string, Value | undefined> | undefined,
  of: (value: Value) => Other,
): ReadonlyMap<string, Other | undefined> {
  return new Map([...(all ?? [])].map(([key, value]) => [key, value === undefined ? undefined : of(value)]));
}
