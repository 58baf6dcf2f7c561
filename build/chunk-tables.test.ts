import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, describe, expect, it } from 'vitest';
import { chunksOfSubjects, splitChunkTables, type Group } from './chunk-tables.ts';

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

describe('the tables of a build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chunk-tables-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const chunk = (id: string) => `"use strict";(globalThis.chunks||=[]).push([["${id}"],{m${id}(e){}}]);`;
  const entry = [
    `s.u=e=>""+(({a:"routes-a",l:"list",z:"zoo"})[e]||e)+"."+({a:"00000001",l:"00000002",z:"00000003"})[e]+".js"`,
    `s.miniCssF=e=>""+({l:"list"})[e]+"."+({l:"00000004"})[e]+".css"`,
    `s.sriHashes={a:"sha384-A",l:"sha384-L",z:"sha384-Z"}`,
    `s.sriExtractCssHashes={l:"sha384-C"}`,
  ].join();
  writeFileSync(join(folder, 'routes-a.00000001.js'), chunk('a'));
  writeFileSync(join(folder, 'remoteEntry.0000000f.js'), `(()=>{${entry}})()`);
  const renamed = splitChunkTables(folder, 'remoteEntry.0000000f.js', new Map([['a', new Set(['l'])]]));

  it('are in the entry without the lines of a subject, which the chunk of its table adds', () => {
    const [table = '', main = ''] = ['routes-a.00000001.js', 'remoteEntry.0000000f.js'].map((file) =>
      String(renamed.get(file)),
    );
    expect(readdirSync(folder).sort()).toEqual([main, table].sort());
    const source = readFileSync(join(folder, table), 'utf8');
    const run: unknown = runInNewContext(`
      const s = {};
      ${readFileSync(join(folder, main), 'utf8')};
      const before = JSON.stringify([s.u('a'), s.u('l'), s.sriHashes]);
      globalThis.chunks = { push: ([ids, modules, complete]) => complete(s) };
      ${source}
      [before, s.u('l'), s.u('z'), s.miniCssF('l'), s.sriHashes.l, s.sriExtractCssHashes.l]`);
    const hash = `sha384-${createHash('sha384').update(source).digest('base64')}`;
    expect(run).toEqual([
      JSON.stringify([table, 'l.undefined.js', { a: hash, z: 'sha384-Z' }]),
      'list.00000002.js',
      'zoo.00000003.js',
      'list.00000004.css',
      'sha384-L',
      'sha384-C',
    ]);
  });

  it('are not changed when the bundler writes them in another form', () => {
    writeFileSync(join(folder, 'remoteEntry.0000000e.js'), 's.u=0');
    expect(() => splitChunkTables(folder, 'remoteEntry.0000000e.js', new Map([['a', new Set()]]))).toThrow(
      /writes it in another way/,
    );
  });
});
