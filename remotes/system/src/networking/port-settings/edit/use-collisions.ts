import { useMemo } from 'react';
import type { SwitchPort } from '@console/shared/api';
import { useQuery } from '@console/shared/query';
import { hostOf } from '../../rack/applied.ts';
import { otherAsn } from '../../rack/one-asn.ts';
import { allBgpConfigs, allPortSettings } from '../../rack/queries.ts';
import type { SettingsView } from '../../rack/settings-view.ts';
import { useApplied } from '../../rack/use-applied.ts';
import type { Draft } from '../draft.ts';
import { useRuleContext } from '../form/use-rule-context.ts';

/**
 * The values that the server would refuse when settings are saved as new: a taken name, addresses in use by others, including the
 * settings themselves, and another ASN on a switch. Empty while the rest of the rack is not known: then the server decides.
 * @param ports that get the new settings
 * @param name of the new settings; undefined when they are saved in place
 */
export function useCollisions(
  draft: Draft,
  before: SettingsView,
  ports: readonly SwitchPort[],
  name: string | undefined,
): readonly string[] {
  // Without an own id: the previous settings keep their addresses
  const { holderOf } = useRuleContext();
  const settings = useQuery(allPortSettings()).data?.items;
  const applied = useApplied();
  const configs = useQuery(allBgpConfigs()).data?.items;
  return useMemo(() => {
    if (name === undefined) return [];
    const isTaken = settings?.some((one) => one.name === name) ?? false;
    const held = draft.addresses.flatMap(({ address }) => {
      const holder = holderOf(address);
      return holder === undefined ? [] : [`${hostOf(address)} is used by ${holder}`];
    });
    const bgpPeers = draft.peers.map((peer) => ({ ...peer, hasKey: false }));
    const asn = otherAsn(ports, { ...before, bgpPeers }, { applied, configs });
    return [...(isTaken ? [`Port settings ${name} already exist`] : []), ...held, ...(asn ? [asn] : [])];
  }, [draft, before, ports, name, holderOf, settings, applied, configs]);
}
