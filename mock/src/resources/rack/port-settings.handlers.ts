import type { T } from '../../wire/api.ts';
import type { Call, Handlers } from '../call.ts';
import { asInvalid, invalid } from '../../wire/errors.ts';
import { pick } from '../find.ts';
import { pageOf } from '../page.ts';
import { buildParts } from './port-settings.ts';
import { clearPort } from './switch-ports.ts';
import type { SwitchPortSettingsRow } from '../../store/rows/rack.ts';

function findSettings(call: Call, selector: string): SwitchPortSettingsRow {
  return pick('switch-port-settings', call.tables.switchPortSettings, selector);
}

const viewOf = (settings: SwitchPortSettingsRow): T.SwitchPortSettingsView => ({
  settings,
  ...settings.parts,
});

/**
 * Replaces settings: they keep their id, and every port that uses them gets the new ones. Corrections "Second reading".
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
    if (before) return replace(call, before, body);
    const fresh = store.fresh();
    const parts = buildParts(call, fresh.id, body);
    return viewOf(tables.switchPortSettings.put({ ...fresh, name, description, parts }));
  },

  networkingSwitchPortSettingsView({ path }, call) {
    return viewOf(findSettings(call, path.port));
  },

  /** Releases its addresses. Settings in force are deleted too; that their ports then have none is our guess. */
  networkingSwitchPortSettingsDelete({ query }, call) {
    if (!query.portSettings) throw invalid('the query parameter "port_settings" is required');
    const { portSettings: selector } = query;
    const { id } = asInvalid(() => findSettings(call, selector));
    const { switchPorts, switchPortSettings } = call.tables;
    for (const port of switchPorts.filter((row) => row.portSettingsId === id)) clearPort(call, port);
    switchPortSettings.remove(id);
  },
} satisfies Partial<Handlers>;
