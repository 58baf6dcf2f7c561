import { beforeEach, expect, test, vi } from 'vitest';
import { fetchParts, partOf, retryParts, searchAreas } from './search-areas.ts';

const running: { name: string; label: string; searches?: string }[] = [];
const load = vi.fn<(name: string) => Promise<{ search?: () => Promise<unknown> }>>();

vi.mock('./console.ts', () => ({ currentConsole: () => ({ running, loader: { load } }) }));

const OWN = [
  { name: 'project', label: 'Projects', searches: 'everybody' },
  { name: 'system', label: 'System', searches: 'fleet' },
];

beforeEach(() => {
  running.splice(0, running.length, ...OWN, { name: 'settings', label: 'Settings' });
  load.mockReset().mockImplementation(async (name) => ({ search: async () => name }));
});

const labels = (isFleetViewer: boolean) => searchAreas(isFleetViewer).map(({ label }) => label);

test('are those whose manifest says so, the system only for people who may view the fleet', () => {
  running.push({ name: 'backups', label: 'Backups', searches: 'everybody' });
  expect(labels(true)).toEqual(['Projects', 'System', 'Backups']);
  expect(labels(false)).toEqual(['Projects', 'Backups']);
});

test('include those of this console that are switched off or older, whose part fails without a request', async () => {
  running.splice(0, running.length, { name: 'project', label: 'Projects' });
  expect(labels(true)).toEqual(['Projects', 'System']);
  for (const name of ['project', 'system'])
    await expect(partOf(name)).rejects.toThrow('no part of the search');
  expect(load).not.toHaveBeenCalled();
  retryParts();
});

test('give their parts once, and a failed one again only after a retry', async () => {
  load.mockRejectedValueOnce(new Error('lost'));
  await expect(partOf('project')).rejects.toThrow('lost');
  await expect(partOf('project')).rejects.toThrow('lost');
  expect(load).toHaveBeenCalledTimes(1);
  retryParts();
  await expect(partOf('project')).resolves.toBe('project');
  retryParts();
  fetchParts(false);
  await expect(partOf('project')).resolves.toBe('project');
  expect(load).toHaveBeenCalledTimes(2);
});

test('whose build has no part fail', async () => {
  load.mockResolvedValue({});
  await expect(partOf('system')).rejects.toThrow('Its build has no part');
});
