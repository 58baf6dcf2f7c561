import document from '../api/vault.json' with { type: 'json' };
import type { Backup } from '../api/vault.ts';
import { defineMock, MockError } from '../../../src/mock-service.ts';

const DAY = 86_400_000;
const START = new Date('2026-01-01T00:00:00Z');

const backup = (name: string, own: Partial<Backup> = {}): Backup => ({
  id: `id-${name}`,
  name,
  description: '',
  bytes: 2 * 1024 ** 3,
  isKept: false,
  timeCreated: START,
  ...own,
});

/** Backups that cannot be read, to see what the console shows then. */
const REFUSALS: ReadonlyMap<string, MockError> = new Map([
  ['forbidden', new MockError(403, 'Forbidden', 'Forbidden')],
  ['broken', new MockError(500, 'Internal', 'Internal Server Error')],
]);

/** The mock of the service, with three backups. */
export const mock = defineMock('vault', document, () => {
  let rows = [
    backup('daily', { description: 'Of the last day' }),
    backup('weekly', { isKept: true, bytes: 9 * 1024 ** 3 }),
    backup('monthly'),
  ];
  const find = (name: string): Backup => {
    const refusal = REFUSALS.get(name);
    if (refusal) throw refusal;
    const row = rows.find((one) => one.name === name);
    if (!row) throw new MockError(404, 'ObjectNotFound', `not found: backup "${name}"`);
    return row;
  };
  return {
    backupList: ({ query: { limit = 100, pageToken } }) => {
      const start = Number(pageToken ?? 0);
      const end = start + limit;
      return { items: rows.slice(start, end), nextPage: end < rows.length ? String(end) : null };
    },
    backupView: ({ path }) => find(path.backup),
    backupSizes: ({ path }) => ({
      samples: Array.from({ length: 14 }, (_, day) => ({
        timeMeasured: new Date(START.valueOf() + day * DAY),
        bytes: Math.round((find(path.backup).bytes * (day + 14)) / 28),
      })),
    }),
    backupCreate: ({ body: { name, description } }, { now }) => {
      if (rows.some((row) => row.name === name))
        throw new MockError(400, 'ObjectAlreadyExists', `already exists: backup "${name}"`);
      const row = backup(name, { description, timeCreated: now });
      rows.push(row);
      return row;
    },
    backupDelete: ({ path }) => {
      const { id } = find(path.backup);
      rows = rows.filter((row) => row.id !== id);
    },
  };
});
