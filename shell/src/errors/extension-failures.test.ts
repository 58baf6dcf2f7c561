// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { noteExtensionFailure } from '@console/shared/runtime';
import { RemoteError } from '../composition/remote-error.ts';
import { extensionFailure } from '../composition/extension-failures.ts';
import { watchExtensions } from './extension-failures.ts';

const note = vi.hoisted(() => vi.fn());
vi.mock('../composition/console.ts', () => ({
  currentConsole: () => ({
    loader: {
      note,
      rowOf: () => ({ extends: [{ place: 'project.card', id: 'last', label: 'Last backups' }] }),
    },
  }),
}));

const CARD = {
  area: 'backups',
  owner: 'Backups',
  build: 'b1',
  id: 'last',
  label: 'Last backups',
} as const;
const log = vi.fn();

beforeAll(watchExtensions);
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z'), toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(log);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  note.mockReset();
  log.mockReset();
});

it.each([
  ['throws', 'crash', new Error('broken'), 'crash'],
  ['does not load', 'load', Object.assign(new Error('gone'), { name: 'ChunkLoadError' }), 'chunk'],
  ['has no component', 'load', new Error('no extension'), 'evaluation'],
] as const)('an extension that %s is recorded by its own name', (_, fault, error, reason) => {
  noteExtensionFailure(CARD, error, fault);
  expect(extensionFailure('backups', 'last')).toEqual({
    error: expect.objectContaining({ area: 'backups', reason, message: error.message }),
    at: new Date('2026-01-01T00:00:00Z'),
  });
  expect(extensionFailure('backups', 'other')).toBeUndefined();
  expect(note).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ area: 'backups', message: `Last backups (project.card): ${error.message}` }),
  );
  expect(log).toHaveBeenCalledExactlyOnceWith(
    'console error',
    expect.objectContaining({
      area: 'backups',
      build: 'b1',
      part: 'Last backups (project.card)',
      reason,
      error,
    }),
  );
});

it('an area that does not load is the failure of its extension, and not recorded for the area again', () => {
  noteExtensionFailure(CARD, new RemoteError('backups', 'network', 'lost'), 'load');
  expect(extensionFailure('backups', 'last')?.error).toMatchObject({ reason: 'network', message: 'lost' });
  expect(note).not.toHaveBeenCalled();
});
