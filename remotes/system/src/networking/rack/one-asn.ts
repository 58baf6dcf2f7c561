import type { BgpConfig, SwitchPort } from '@console/shared/api';
import type { AppliedPort } from './applied.ts';
import type { SettingsView } from './settings-view.ts';

/** Facts from which it follows which ASN a switch has. */
export interface AsnFacts {
  /** The ports with their settings; undefined while they are not known. */
  readonly applied: readonly AppliedPort[] | undefined;
  readonly configs: readonly Pick<BgpConfig, 'id' | 'name' | 'asn'>[] | undefined;
}

type Peers = Pick<SettingsView, 'bgpPeers'>;

/**
 * Why settings cannot be applied to ports: all BGP peers of a switch use one ASN of the rack, and another port has another one.
 * Undefined when nothing speaks against it, or while it is not known: then the server decides (docs/screens/operator.md section 3.2).
 */
export function otherAsn(
  ports: readonly Pick<SwitchPort, 'id' | 'rackId' | 'switchLocation'>[],
  settings: Peers,
  { applied, configs }: AsnFacts,
): string | undefined {
  if (!applied || !configs) return undefined;
  const asnsOf = ({ bgpPeers }: Peers) =>
    bgpPeers.flatMap(
      ({ bgpConfig }) => configs.find(({ id, name }) => id === bgpConfig || name === bgpConfig)?.asn ?? [],
    );
  const wanted = asnsOf(settings);
  const changed = new Set(ports.map(({ id }) => id));
  for (const { rackId, switchLocation } of ports) {
    const others = applied.filter(
      ({ port }) => port.rackId === rackId && port.switchLocation === switchLocation && !changed.has(port.id),
    );
    for (const { port, view } of others) {
      const taken = asnsOf(view);
      const other = taken.length === 0 ? undefined : wanted.find((asn) => !taken.includes(asn));
      if (other !== undefined)
        return `${switchLocation} uses ASN ${taken[0]} on ${port.portName}, these settings use ${other}. A switch has one ASN`;
    }
  }
  return undefined;
}
