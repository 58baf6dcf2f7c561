import { portPath } from '../../rack/applied.ts';
import { isStale, neighborName } from '../../switch-ports/neighbors.ts';
import { nameOf } from '../uplinks.ts';
import type { Warning, WarningFacts } from './facts.ts';

/** Milliseconds after the link came up within which a neighbor sends its first LLDP message. */
const SILENT_AFTER = 90_000;

const unheard = ({ network, uplinks, upSince, now }: WarningFacts): Warning[] =>
  uplinks.flatMap((uplink): Warning[] => {
    const { port, neighbors } = uplink;
    const warn = (text: string): Warning[] => [
      { id: 'W12', severity: 'notice', text: `${nameOf(uplink)}: ${text}`, to: `${portPath(port)}?tab=lldp` },
    ];
    if (!neighbors || !network.lldp.get(port.id)?.enabled || uplink.link !== 'ok') return [];
    const since = upSince.get(port.id);
    if (neighbors.length === 0)
      return since !== undefined && now - since > SILENT_AFTER
        ? warn('no neighbor. Check the cable and LLDP on the other side')
        : [];
    const stale = neighbors.filter((neighbor) => isStale(neighbor, now));
    return stale.flatMap((neighbor) => warn(`no LLDP from ${neighborName(neighbor)} for 2 minutes`));
  });

const recabled = ({ uplinks, firstNeighbors }: WarningFacts): Warning[] =>
  uplinks.flatMap(({ port, neighbors, ...uplink }) => {
    const was = firstNeighbors.get(port.id);
    const is = neighbors?.map(neighborName).toSorted();
    if (!was || !is || was.join() === is.join() || was.length === 0) return [];
    return [
      {
        id: 'W13' as const,
        severity: 'notice' as const,
        text: `${nameOf({ port, ...uplink })}: neighbor changed from ${was.join(', ')} to ${is.join(', ') || 'none'}. Was the cable moved?`,
        to: `${portPath(port)}?tab=lldp`,
      },
    ];
  });

/** The warnings about cables and neighbors: W12 and W13. */
export const CABLE_RULES = [unheard, recabled];
