import { beforeEach, expect, test, vi } from 'vitest';
import { config, setConfig } from '@console/shared/runtime';
import { readRegistry } from './registry-file.ts';

/** The registries of the server, by path; others are missing. */
const files = new Map<string, string>();
const registryOf = (build: string) => JSON.stringify({ ...config(), build, remotes: [] });

beforeEach(() => {
  files.clear();
  vi.stubGlobal('fetch', async (path: string) => {
    const text = files.get(path);
    return new Response(text ?? 'Not found', { status: text === undefined ? 404 : 200 });
  });
});

test('a document reads its own registry again', async () => {
  setConfig({ ...config(), registry: '/registry-earlier.json' });
  files.set('/registry.json', registryOf('next')).set('/registry-earlier.json', registryOf('earlier'));
  expect(await readRegistry()).toMatchObject({ build: 'earlier' });
});

test('the document before learns from the published registry that no area needs it any more', async () => {
  setConfig({ ...config(), registry: '/registry-earlier.json' });
  files.set('/registry.json', registryOf('next'));
  expect(await readRegistry()).toMatchObject({ build: 'next' });
});

test('a registry that cannot be read is unknown', async () => {
  setConfig({ ...config(), registry: '/registry-earlier.json' });
  expect(await readRegistry()).toBeUndefined();
});
