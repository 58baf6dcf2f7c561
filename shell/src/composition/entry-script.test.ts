// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchEntry } from './entry-script.ts';
import type { AreaRow } from './registry-rows.ts';
import { testRow } from './test-row.ts';

const row = (name: string, build: string): AreaRow => testRow(name, { build, integrity: '' });

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

it('runs the file with the hash of its row, and leaves no script element or listener behind', async () => {
  const removed = vi.spyOn(globalThis, 'removeEventListener');
  const asked = { ...row('nine', 'a'), integrity: 'sha384-x' };
  const found = fetchEntry(asked, '?try=3');
  const [script] = scripts;
  expect(script?.getAttribute('src')).toBe(`${asked.entry}?try=3`);
  expect([script?.crossOrigin, script?.integrity]).toEqual(['anonymous', 'sha384-x']);
  const remove = script && vi.spyOn(script, 'remove');
  arrive(script, 'nine', container());
  await found;
  expect(remove).toHaveBeenCalledOnce();
  expect(removed).toHaveBeenCalledWith('error', expect.any(Function));
  expect(vi.getTimerCount()).toBe(0);
});

it('an entry without a hash, as in development, has no integrity', () => {
  void fetchEntry(row('ten', 'a'), '').catch(() => undefined);
  expect(scripts[0]?.hasAttribute('integrity')).toBe(false);
});

it('reports how long it waited for an entry', async () => {
  const found = expect(fetchEntry(row('eleven', 'a'), '')).rejects.toThrow('No response in 8 seconds');
  await vi.advanceTimersByTimeAsync(8_000);
  await found;
});

it('reports an entry that left no container', async () => {
  const found = expect(fetchEntry(row('four', 'a'), '')).rejects.toMatchObject({ reason: 'evaluation' });
  arrive(scripts[0], 'four');
  await found;
});

describe('an entry that throws', () => {
  const thrown = (filename: string, message: string) =>
    dispatchEvent(Object.assign(new Event('error'), { filename, message }));
  const reported = async (
    name: string,
    suffix: string,
    ...errors: readonly (readonly [string, string])[]
  ) => {
    const found = fetchEntry(row(name, 'a'), suffix).catch((error: unknown) => error);
    for (const [file, message] of errors) thrown(file, message);
    arrive(scripts.at(-1), name);
    const error = await found;
    return error instanceof Error ? error.message : error;
  };

  it('is reported with the message of its error', async () => {
    const file = `${location.origin}/remotes/five/a/remoteEntry.01234567.js`;
    expect(await reported('five', '', [file, 'Uncaught TypeError: x'])).toBe('Uncaught TypeError: x');
  });

  it('on a further try is known by the address of that try', async () => {
    const file = `${location.origin}/remotes/six/a/remoteEntry.01234567.js`;
    expect(await reported('six', '?try=2', [file, 'of the first'], [`${file}?try=2`, 'of the second'])).toBe(
      'of the second',
    );
  });

  it('is not reported with the error of another script', async () => {
    expect(await reported('seven', '', ['https://console.test/other.js', 'not mine'])).toBe(
      'The entry ran but defined no container',
    );
  });
});

describe('an entry that cannot be loaded', () => {
  it.each([
    ['network', 'The entry could not be fetched', () => Promise.reject(new TypeError('offline'))],
    ['http', 'The entry returned 404', async () => new Response('', { status: 404 })],
    ['network', 'The entry could not be fetched at first', async () => new Response('')],
    [
      'integrity',
      'The entry does not match the hash in the registry',
      (init: RequestInit) =>
        init.integrity === undefined
          ? Promise.resolve(new Response(''))
          : Promise.reject(new TypeError('hash')),
    ],
  ] as const)('is fetched again for the reason: %s, %s', async (reason, message, answer) => {
    const sent: RequestInit[] = [];
    vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
      sent.push(init);
      return answer(init);
    });
    const found = expect(
      fetchEntry({ ...row('eight', 'a'), integrity: 'sha384-x' }, ''),
    ).rejects.toMatchObject({ area: 'eight', reason, message });
    scripts[0]?.dispatchEvent(new Event('error'));
    await found;
    // The copy in the cache may be the broken one
    expect(sent[0]).toMatchObject({ cache: 'no-cache', credentials: 'same-origin' });
  });
});
