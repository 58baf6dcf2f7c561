import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../shared/contract/config.ts';
import { readRows } from '../../shell/src/composition/registry-rows.ts';
import { documentWith, isConsole, isDevelopment, servedRow, withRow, type Row } from './document.ts';

const HASH = `sha384-${'A'.repeat(64)}`;
const row: Row = {
  name: 'reports',
  label: 'Reports',
  mount: 'console',
  prefixes: ['/reports'],
  frames: [],
  entry: 'remoteEntry.01234567.js',
  integrity: HASH,
  contract: 5,
  build: 'abc',
  federation: '2.9.2',
  shared: '3.1.0',
  assets: [['a.01234567.css', HASH]],
  routes: { '/reports': { files: [['list.01234567.js', HASH]], shares: ['table'] } },
};
const config = (build: string, remotes: readonly object[]) =>
  JSON.stringify({ version: 1, build, shell: { frame: [], shares: {} }, settings: {}, remotes });
const documentOf = (json: string) =>
  `<!doctype html><script type="application/json" id="console-config">${json.replaceAll('<', '\\u003c')}</script><p>rest`;
const blockOf = (html: string) => />(\{[^]*?\})<\/script>/.exec(html)?.[1] ?? '';

describe('withRow', () => {
  it('adds the row of an area, or replaces the existing one, and keeps the others', () => {
    const system = { name: 'system', prefixes: ['/system'] };
    expect(JSON.parse(withRow(config('a', [system]), row))).toMatchObject({ remotes: [system, row] });
    const former = { ...row, build: 'former' };
    expect(JSON.parse(withRow(config('a', [former, system]), row))).toMatchObject({ remotes: [system, row] });
  });

  it('refuses text that is not a registry', () => {
    expect(() => withRow('[]', row)).toThrow('no registry');
    expect(() => withRow('<html>', row)).toThrow();
  });
});

describe('documentWith', () => {
  it('puts the row into the document, whatever its texts contain, and changes nothing else', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (label) => {
        const html = documentWith(documentOf(config('a', [])), { ...row, label });
        expect(JSON.parse(blockOf(html))).toMatchObject({ remotes: [{ ...row, label }] });
        expect(html.replace(blockOf(html), '')).toBe(documentOf(''));
      }),
    );
  });

  it('does not change a page that is not a console', () => {
    expect(documentWith('<h1>Bad gateway</h1>', row)).toBe('<h1>Bad gateway</h1>');
    expect(isConsole('<h1>Bad gateway</h1>')).toBe(false);
  });
});

it('recognizes a development shell by its build', () => {
  expect(isDevelopment(documentOf(config('development', [])))).toBe(true);
  expect(isDevelopment(documentOf(config('0123456789', [])))).toBe(false);
  expect(isDevelopment('<h1>Bad gateway</h1>')).toBe(false);
});

it('a served row is one that the shell accepts, with every file below the folder of the build', () => {
  const served = servedRow(row, '/remotes/reports/abc/');
  const parsed = parseConfig(withRow(config('a', []), served));
  const [read] = Array.isArray(parsed) ? [] : readRows(parsed.remotes);
  expect(read?.refusal).toBeUndefined();
  expect(read).toMatchObject({
    entry: '/remotes/reports/abc/remoteEntry.01234567.js',
    assets: [['/remotes/reports/abc/a.01234567.css', HASH]],
    routes: { '/reports': { files: [['/remotes/reports/abc/list.01234567.js', HASH]], shares: ['table'] } },
  });
});
