// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchEntry } from './entry-script.ts';
import type { AreaRow } from './registry-rows.ts';

const row = (name: string, build: string): AreaRow => ({
  name,
  label: name,
  mount: 'console',
  prefixes: [],
  frames: [],
  entry: `/remotes/${name}/${build}/remoteEntry.01234567.js`,
  integrity: '',
  contract: 1,
  build,
  federation: '2.9.2',
  shared: '1.0.0',
  assets: [],
  routes: {},
});

/** Script elements that were added to the document, in order. */
const scripts: HTMLScriptElement[] = [];
const container = () => ({ init: () => undefined, get: async () => () => undefined });

/** Simulates that the file of a script has loaded; it leaves a container unless it is broken. */
function arrive(script: HTMLScriptElement | undefined, name: string, left?: object): void {
  if (left) Reflect.set(globalThis, `console_${name}`, left);
  script?.dispatchEvent(new Event('load'));
}

beforeEach(() => {
  vi.useFakeTimers();
  scripts.length = 0;
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    scripts.push(...nodes.filter((node) => node instanceof HTMLScriptElement));
  });
});
afterEach(() => {
  vi.useRealTimers();
});

it('returns the container with the registry row of its build', async () => {
  const asked = row('one', 'a');
  const found = fetchEntry(asked, '');
  const left = container();
  arrive(scripts[0], 'one', left);
  expect(await found).toEqual({ container: left, row: asked });
});

it('returns a late container with the row of its own build, not with the row of the build requested last', async () => {
  const [old, next] = [row('two', 'a'), row('two', 'b')];
  const given = expect(fetchEntry(old, '')).rejects.toMatchObject({ reason: 'timeout' });
  await vi.advanceTimersByTimeAsync(8_000);
  await given;
  const left = container();
  arrive(scripts[0], 'two', left);
  expect(await fetchEntry(next, '?try=2')).toEqual({ container: left, row: old });
  expect(scripts).toHaveLength(1);
});

it('does not use the container of one build for another build that left none', async () => {
  const [old, next] = [row('three', 'a'), row('three', 'b')];
  const given = expect(fetchEntry(old, '')).rejects.toMatchObject({ reason: 'timeout' });
  await vi.advanceTimersByTimeAsync(8_000);
  await given;
  const found = fetchEntry(next, '?try=2');
  const left = container();
  arrive(scripts[0], 'three', left);
  arrive(scripts[1], 'three');
  expect(await found).toEqual({ container: left, row: old });
});

it('reports an entry that left no container', async () => {
  const found = expect(fetchEntry(row('four', 'a'), '')).rejects.toMatchObject({ reason: 'evaluation' });
  arrive(scripts[0], 'four');
  await found;
});
