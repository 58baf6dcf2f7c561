import { expect, test } from 'vitest';
import { portRows } from './rows.ts';

const port = (switchLocation: string, portName: string) => ({
  id: `${switchLocation} ${portName}`,
  portName,
  portSettingsId: null,
  rackId: 'rack',
  switchLocation,
});

// @sheet operator/13.18
test('ports are sorted by switch, then by name in numeric order', () => {
  const rows = portRows(
    [port('switch1', 'qsfp0'), port('switch0', 'qsfp10'), port('switch0', 'qsfp2')],
    new Map(),
  );
  expect(rows.map(({ name }) => name)).toEqual(['switch0 qsfp2', 'switch0 qsfp10', 'switch1 qsfp0']);
});
