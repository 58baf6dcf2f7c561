import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { createRsbuild, type Rspack } from '@rsbuild/core';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { chunksOfSubjects, type Group, leavePlaces, writeChunkTables } from './chunk-tables.ts';
import { integrityOf } from './files.ts';

const group = (name: string, id: string, ...childrenIterable: Group[]): Group => ({
  name,
  chunks: [{ id: 'shared' }, { id, name }],
  childrenIterable,
});
const isSubject = (name: string | undefined) => name?.startsWith('routes-') === true;

describe('which lines a subject takes', () => {
  const dialog = group('dialog', 'd');
  const everywhere = group('everywhere', 'e');
  const list = group('list', 'l', dialog, everywhere);
  const other = group('other', 'o', dialog, everywhere);
  const third = group('third', 't', everywhere);
  const tables = [
    group('routes-a', 'a', list),
    group('routes-b', 'b', other),
    group('routes-c', 'c', third),
  ] as const;
  const area = group('area', 'x', ...tables);

  it('those of its own chunks, not what most subjects need, and not the tables', () => {
    const all = [area, ...tables, list, other, third, dialog, everywhere];
    expect(chunksOfSubjects(all, isSubject)).toEqual(
      new Map([
        ['a', new Set(['l', 'd'])],
        ['b', new Set(['o', 'd'])],
        ['c', new Set(['t'])],
      ]),
    );
  });
});

/** An app whose entry requests the table of a subject, which requests a list with a style sheet, and another page. */
const SOURCES = {
  'index.js': `globalThis.bundler = __webpack_require__;
    export const parts = [() => import(/* webpackChunkName: "routes-a" */ './a.js'), () => import(/* webpackChunkName: "zoo" */ './zoo.js')];`,
  'a.js': `export const list = () => import(/* webpackChunkName: "list" */ './list.js');`,
  'list.js': `import './list.css'; export const name = 'list';`,
  'list.css': `b { color: red; }`,
  'zoo.js': `export const name = 'zoo';`,
};

describe('the tables of a build', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'chunk-tables-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  for (const [name, source] of Object.entries(SOURCES)) writeFileSync(join(folder, name), source);
  const build = async (out: string, plugins: Rspack.RspackPluginInstance[]) => {
    const { build: run } = await createRsbuild({
      cwd: folder,
      config: {
        logLevel: 'error',
        mode: 'production',
        source: { entry: { index: './index.js' } },
        output: {
          distPath: { root: out, js: '', css: '', jsAsync: '', cssAsync: '' },
          filename: { js: '[name].[contenthash:8].js', css: '[name].[contenthash:8].css' },
          assetPrefix: '/',
        },
        security: { sri: { enable: true } },
        tools: {
          htmlPlugin: false,
          rspack: { output: { chunkLoadingGlobal: 'parts', crossOriginLoading: 'anonymous' }, plugins },
        },
      },
    });
    const { stats, close } = await run();
    // An open compiler would abort the whole run when its thread ends
    onTestFinished(close);
    const chunks = stats?.toJson({ all: false, chunks: true, ids: true }).chunks ?? [];
    const fileOf = (name: string, type = 'js') =>
      chunks
        .flatMap(({ files = [] }) => files)
        .find((file) => file.startsWith(`${name}.`) && file.endsWith(type)) ?? '';
    const idOf = (name: string) => String(chunks.find(({ names }) => names?.includes(name))?.id);
    const entry = fileOf('index');
    const built = {
      folder: join(folder, out),
      entry,
      chunks,
      global: 'parts',
    };
    return { built, fileOf, idOf };
  };

  it('are in the entry without the lines of a subject, which the chunk of its table adds', async () => {
    const { built, fileOf, idOf } = await build('split', [leavePlaces]);
    const [a, list, zoo] = ['routes-a', 'list', 'zoo'].map(idOf);
    const renamed = writeChunkTables(built, new Map([[String(a), new Set([String(list)])]]));
    const nowOf = (file: string) => renamed.get(file) ?? file;
    const read = (file: string) => readFileSync(join(built.folder, nowOf(file)), 'utf8');
    const [table, script, style] = [fileOf('routes-a'), fileOf('list'), fileOf('list', 'css')];
    const run: unknown = runInNewContext(`
      globalThis.self = globalThis;
      ${read(built.entry)};
      const { u, sriHashes } = bundler;
      const before = [u('${a}'), u('${zoo}'), '${list}' in sriHashes, sriHashes['${a}']];
      ${read(table)};
      [...before, u('${list}'), bundler.miniCssF('${list}'), sriHashes['${list}'], bundler.sriExtractCssHashes['${list}']]`);
    expect(run).toEqual([
      nowOf(table),
      fileOf('zoo'),
      false,
      integrityOf(join(built.folder, nowOf(table))),
      script,
      style,
      integrityOf(join(built.folder, script)),
      integrityOf(join(built.folder, style)),
    ]);
    expect(nowOf(table)).not.toBe(table);
    expect(readdirSync(built.folder)).not.toContain(built.entry);
  });

  it('are not written into an entry without places for them', async () => {
    const { built } = await build('whole', []);
    expect(() => writeChunkTables(built, new Map())).toThrow('no place for the table scripts');
  });
});
