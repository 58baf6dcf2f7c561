import type { T } from '../../wire/api.ts';
import type { Handlers } from '../call.ts';
import { invalid } from '../../wire/errors.ts';
import { pick } from '../find.ts';
import { formatNet, parseNet } from '../../values/nets.ts';
import { page, pageOf } from '../page.ts';
import {
  clearPort,
  findPort,
  lldpOfSettings,
  neighborsOf,
  requireLldp,
  requireOneAsn,
  shownNeighbor,
  statusOf,
} from './switch-ports.ts';
import { publish } from '../webhooks/webhook-events.ts';

/** Maximum length of LLDP texts, in bytes (IEEE 802.1AB, 8.5). */
const LLDP_TEXT = 255;

const texts = ['chassisId', 'linkName', 'linkDescription', 'systemName', 'systemDescription'] as const;

/** The config with its address in canonical notation and all members present. */
function checkedLldp(body: T.LldpLinkConfig): T.LldpLinkConfig {
  for (const member of texts) {
    if (new TextEncoder().encode(body[member] ?? '').length > LLDP_TEXT)
      throw invalid(`an LLDP text has at most ${LLDP_TEXT} bytes`);
  }
  const net = body.managementIp ? parseNet(body.managementIp) : undefined;
  if (body.managementIp && net === undefined)
    throw invalid(`${body.managementIp} is not an address with a width`);
  return {
    id: body.id,
    enabled: body.enabled,
    chassisId: body.chassisId ?? null,
    linkName: body.linkName ?? null,
    linkDescription: body.linkDescription ?? null,
    managementIp: net ? formatNet(net) : null,
    systemName: body.systemName ?? null,
    systemDescription: body.systemDescription ?? null,
  };
}

/** Ports of the rack's switches. The contract only names the operations; the rules are [P]. */
export const switchPorts = {
  /** With `switchPortId` that port alone; empty for an unknown port. */
  networkingSwitchPortList({ query }, call) {
    const { switchPortId } = query;
    const rows = [...call.tables.switchPorts].filter((row) => !switchPortId || row.id === switchPortId);
    return pageOf(call, query, rows);
  },

  networkingSwitchPortStatus({ path, query }, call) {
    return statusOf(call.store, findPort(call, path.port, query));
  },

  /** Replaces the applied settings, and restarts the links. */
  networkingSwitchPortApplySettings({ path, query, body }, call) {
    const { store, tables } = call;
    const port = findPort(call, path.port, query);
    const settings = pick('switch-port-settings', tables.switchPortSettings, body.portSettings);
    requireOneAsn(call, port, settings);
    const link = tables.portLinks.must(port.id);
    const lldp = lldpOfSettings(link.lldp, settings.parts.linkLldp[0]);
    tables.portLinks.put({ ...link, lldp });
    tables.switchPorts.put({ ...port, portSettingsId: settings.id, timeSettingsApplied: store.now() });
    publish(store, 'network.switch_port.settings_changed');
  },

  /** A port without settings stays unchanged. */
  networkingSwitchPortClearSettings({ path, query }, call) {
    const port = findPort(call, path.port, query);
    if (port.portSettingsId !== null) clearPort(call, port);
  },

  networkingSwitchPortLldpConfigView({ path, query }, call) {
    return requireLldp(call, findPort(call, path.port, query)).lldp;
  },

  /** Replaces everything; omitted members are unset. */
  networkingSwitchPortLldpConfigUpdate({ path, query, body }, call) {
    const link = requireLldp(call, findPort(call, path.port, query));
    if (body.id !== link.lldp.id) throw invalid('the id is not that of the LLDP config of this port');
    call.tables.portLinks.put({ ...link, lldp: checkedLldp(body) });
  },

  networkingSwitchPortLldpNeighbors({ path, query }, call) {
    const port = findPort(call, path.port, path);
    const found = page(call, query, neighborsOf(call.store, port), ({ id }) => ({ id }));
    return { ...found, items: found.items.map((row) => shownNeighbor(call.store, port, row)) };
  },
} satisfies Partial<Handlers>;
