import type { T } from '../../wire/api.ts';
import type { Call, Handlers } from '../call.ts';
import { invalid } from '../../wire/errors.ts';
import { pick, requireFreeName } from '../find.ts';
import { pageOf } from '../page.ts';
import { rackModes } from './modes.ts';
import { buildParts } from './port-settings.ts';
import type { SwitchPortSettingsRow } from '../../store/rows/rack.ts';

function findSettings(call: Call, selector: string): SwitchPortSettingsRow {
  return pick('switch-port-settings', call.tables.switchPortSettings, selector);
}

const viewOf = (settings: SwitchPortSettingsRow): T.SwitchPortSettingsView => ({
  settings,
  ...settings.parts,
});

/**
 * Replaces settings: they keep their id, and every port that uses them gets the new ones. Enabled by a mode of the mock, because no
 * source describes the behavior of the deployed server (docs/screens/operator.md section 12, M1).
 */
function replace(call: Call, before: SwitchPortSettingsRow, body: T.SwitchPortSettingsCreate) {
  const { store, tables } = call;
  // Its own addresses count as free
  tables.switchPortSettings.remove(before.id);
  try {
    const parts = buildParts(call, before.id, body);
    const after = { ...before, description: body.description, timeModified: store.now(), parts };
    for (const port of tables.switchPorts.filter((row) => row.portSettingsId === before.id))
      tables.switchPorts.put({ ...port, timeSettingsApplied: store.now() });
    return viewOf(tables.switchPortSettings.put(after));
  } catch (error) {
    tables.switchPortSettings.put(before);
    throw error;
  }
}

/** Settings for switch ports. Contract: `SwitchPortSettingsCreate`; the rules are [P]. */
export const portSettings = {
  /** With `portSettings` only those that it names. */
  networkingSwitchPortSettingsList({ query }, call) {
    const { portSettings: selector } = query;
    const rows = selector ? [findSettings(call, selector)] : [...call.tables.switchPortSettings];
    return pageOf(call, query, rows);
  },

  networkingSwitchPortSettingsCreate({ body }, call) {
    const { store, tables } = call;
    const { name, description } = body;
    const before = tables.switchPortSettings.find((row) => row.name === name);
    if (before && rackModes(store).replacesPortSettings) return replace(call, before, body);
    requireFreeName('switch-port-settings', tables.switchPortSettings, name);
    const fresh = store.fresh();
    const parts = buildParts(call, fresh.id, body);
    return viewOf(tables.switchPortSettings.put({ ...fresh, name, description, parts }));
  },

  networkingSwitchPortSettingsView({ path }, call) {
    return viewOf(findSettings(call, path.port));
  },

  /** Releases its addresses. */
  networkingSwitchPortSettingsDelete({ query }, call) {
    if (!query.portSettings) throw invalid('the query parameter "port_settings" is required');
    const settings = findSettings(call, query.portSettings);
    const port = call.tables.switchPorts.find((row) => row.portSettingsId === settings.id);
    if (port !== undefined)
      throw invalid(
        `the port settings "${settings.name}" cannot be deleted: the port ${port.portName} of ${port.switchLocation} has them`,
      );
    call.tables.switchPortSettings.remove(settings.id);
  },
} satisfies Partial<Handlers>;
