import type { Handlers } from '../call.ts';
import { conflict, invalid } from '../../wire/errors.ts';
import { pick } from '../find.ts';
import { pageOf } from '../page.ts';

/** Reserved numbers: RFC 7607 and RFC 7300. */
const reserved: ReadonlySet<number> = new Set([0, 65_535, 4_294_967_295]);

/**
 * BGP configs, one for each ASN. Contract: `BgpConfigCreate`; corrections "Second reading". It is our guess that an identical one leaves
 * the existing one unchanged, whatever its set.
 */
export const bgpConfigs = {
  networkingBgpConfigList({ query }, call) {
    return pageOf(call, query, [...call.tables.bgpConfigs]);
  },

  networkingBgpConfigCreate({ body }, call) {
    const { store, tables } = call;
    const { name, description, asn, vrf = null } = body;
    if (reserved.has(asn)) throw invalid(`the ASN ${asn} is reserved`);
    const set = pick('bgp-announce-set', tables.bgpAnnounceSets, body.bgpAnnounceSetId);
    const sameName = tables.bgpConfigs.find((row) => row.name === name);
    if (sameName?.asn === asn) return sameName;
    if (sameName) throw conflict(`the BGP config "${name}" has the ASN ${sameName.asn}`);
    const sameAsn = tables.bgpConfigs.find((row) => row.asn === asn);
    if (sameAsn) throw conflict(`the BGP config "${sameAsn.name}" has the ASN ${asn}`);
    const row = { ...store.fresh(), name, description, asn, vrf, bgpAnnounceSetId: set.id };
    return tables.bgpConfigs.put(row);
  },

  networkingBgpConfigDelete({ query }, call) {
    const { bgpConfigs: configs, switchPortSettings } = call.tables;
    const config = pick('bgp-config', configs, query.nameOrId);
    const user = switchPortSettings.find(({ parts }) =>
      parts.bgpPeers.some((peer) => peer.bgpConfig === config.id),
    );
    if (user !== undefined)
      throw conflict(
        `the BGP config "${config.name}" cannot be deleted: the port settings "${user.name}" use it`,
      );
    configs.remove(config.id);
  },
} satisfies Partial<Handlers>;
