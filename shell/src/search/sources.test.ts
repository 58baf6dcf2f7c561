// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import type { SearchHit, SearchList, SearchPart } from '@console/shared/contract';
import { findById } from './by-id.ts';
import { openGate } from './gate.ts';
import { createReader } from './reader.ts';
import { type Found, search } from './search.ts';
import { currentIndex } from './search-index.ts';
import { type Source, sourceOf } from './sources.ts';
import { linesOf, pass, SCOPE, searchAll, stopClock, useApi } from './test-search.ts';

useApi();

const BACKUP: SearchHit = { kind: 'backup', id: '1', name: 'nightly-zeta', context: [], to: '/backups/1' };

/** A list that has answers, and nothing in the cache. */
const listOf = (what: string, of: SearchList['of'], read: SearchList['read']): SearchList => ({
  what,
  of,
  cached: () => [],
  read,
});

/** The search part of an area with projects. */
const PROJECTS: SearchPart = {
  kinds: [{ name: 'project', label: 'Project', icon: 'projects', place: 110, words: ['site'] }],
  lists: [
    listOf('projects', 'projects', async () =>
      ['orchard', 'quarry'].map((name) => ({
        kind: 'project',
        id: name,
        name,
        context: [],
        to: `/projects/${name}`,
      })),
    ),
  ],
};

/** The part of a fifth area, with one list for the site. */
const BACKUPS: SearchPart = {
  kinds: [{ name: 'backup', label: 'Backup', icon: 'disks', place: 900, words: ['backup', 'site'] }],
  lists: [listOf('backups', 'site', async () => [BACKUP])],
};

const source = (part: unknown, label = 'Backups'): Source =>
  sourceOf({ name: label.toLowerCase(), label }, Promise.resolve(part));

const searchIn = (text: string, ...sources: readonly Source[]) =>
  searchAll(text, { sources, project: undefined });

describe('a fifth area', () => {
  test('is found by the names in its lists, under its own label', async () => {
    const found = await searchIn('zeta', source(PROJECTS, 'Projects'), source(BACKUPS));
    expect(linesOf(found)).toEqual(['backup · nightly-zeta']);
    expect(found.sentence).toBe('');
  });

  test('is asked alone with its word before a colon', async () => {
    const sources = [source(PROJECTS, 'Projects'), source(BACKUPS)];
    expect(linesOf(await searchIn('backup:nightly', ...sources))).toEqual(['backup · nightly-zeta']);
    expect(linesOf(await searchIn('backup:orchard', ...sources))).toEqual([]);
  });

  test('has lists of each project, in the order of the projects that were used last', async () => {
    const read = vi.fn<SearchList['read']>(async (_, project) => [
      { ...BACKUP, id: project, name: `of-${project}`, context: [project], project },
    ]);
    const part = { ...BACKUPS, lists: [listOf('backups', 'project', read)] };
    const sources = [source(part), source(PROJECTS, 'Projects')];
    const found = await searchAll('of-', { sources, project: undefined, usedProjects: ['quarry'] });
    expect(linesOf(found)).toEqual(['backup · of-orchard · orchard', 'backup · of-quarry · quarry']);
    expect(read.mock.calls.map(([, project]) => project)).toEqual(['quarry', 'orchard']);
  });

  test('finds what no list tells, first what costs little', async () => {
    const order: string[] = [];
    const part: SearchPart = {
      ...BACKUPS,
      lists: [],
      find: async ({ wanted, found, projects }) => {
        order.push(`find ${wanted.is} in ${(await projects()).join(' and ')}`);
        found([{ ...BACKUP, found: '10.1.2.3' }]);
      },
      findLast: async ({ hasFound }) => void order.push(`last, found: ${hasFound('backup')}`),
    };
    const found = await searchIn('10.1.2.3', source(part), source(PROJECTS, 'Projects'));
    expect(order).toEqual(['find ip in orchard and quarry', 'last, found: true']);
    expect(linesOf(found)).toEqual(['backup · nightly-zeta']);
  });

  test('has lists inside of its lists, which only the index reads', async () => {
    const inner = vi.fn<SearchList['read']>(async () => [{ ...BACKUP, id: '2', name: 'inner-zeta' }]);
    const outer: SearchList = {
      ...listOf('backups', 'site', async () => [BACKUP]),
      inside: async () => [listOf('files of backups', 'site', inner)],
    };
    const found = await searchIn('zeta', source({ ...BACKUPS, lists: [outer] }));
    expect(linesOf(found)).toEqual(['backup · inner-zeta', 'backup · nightly-zeta']);
    expect(inner).toHaveBeenCalledOnce();
  });

  test('looks an id up like the others', async () => {
    const part: SearchPart = {
      ...BACKUPS,
      byId: [async (_, id) => (id === 'known' ? async () => BACKUP : undefined)],
      byIdLast: async (id) => (id === 'last' ? { ...BACKUP, name: 'last' } : undefined),
    };
    const { signal } = new AbortController();
    const find = (id: string) => {
      const sources = [source(PROJECTS, 'Projects'), source(part)];
      return findById(id, { sources }, createReader(openGate(signal), signal), signal);
    };
    expect((await find('known'))?.name).toBe('nightly-zeta');
    expect((await find('last'))?.name).toBe('last');
    expect(await find('unknown')).toBeUndefined();
  });
});

const bad = (answer: unknown) => new Proxy<SearchList['read']>(async () => [], { apply: async () => answer });

describe('the search says what was not searched', () => {
  test.each([
    ['that is no part', async () => 'part'],
    ['without lists', async () => ({ kinds: [] })],
    ['with a kind without a label', async () => ({ ...BACKUPS, kinds: [{ name: 'backup' }] })],
    ['with a list without code', async () => ({ ...BACKUPS, lists: [{ what: 'backups', of: 'site' }] })],
    ['that could not be fetched', async () => Promise.reject(new Error('lost'))],
  ] satisfies [string, () => Promise<unknown>][])('of an area %s', async (_, part) => {
    const found = await searchIn('orchard', source(PROJECTS, 'Projects'), source(part()));
    expect(linesOf(found)).toEqual(['project · orchard']);
    expect(found.sentence).toBe('Could not search Backups.');
  });

  test.each([
    ['rejects', async () => Promise.reject(new Error('lost'))],
    ['answers with no list', bad('nothing')],
    ['finds something without a name', bad([{ kind: 'backup', id: '1', context: [] }])],
    ['finds a page of another site', bad([{ ...BACKUP, to: '//example.test/1' }])],
    ['finds null', bad([null])],
  ] satisfies [string, SearchList['read']][])('of a list that %s', async (_, read) => {
    const part = { ...BACKUPS, lists: [listOf('backups', 'site', read)] };
    const found = await searchIn('orchard', source(PROJECTS, 'Projects'), source(part));
    expect(linesOf(found)).toEqual(['project · orchard']);
    expect(found.sentence).toBe('Could not search backups.');
  });

  test('of an area whose cached results, lookups or own search throw', async () => {
    const fail = () => {
      throw new Error('broken');
    };
    const part = { ...BACKUPS, byId: [fail], byIdLast: fail, find: fail, findLast: fail, findCached: fail };
    for (const text of ['orchard', '5c56b1d0-31c0-4b0a-a5a5-0d7c8f6c7c11'])
      expect((await searchIn(text, source(PROJECTS, 'Projects'), source(part))).sentence).toContain(
        'Could not search Backups.',
      );
  });
});

describe('a part that is late', () => {
  /** Searches until the end of the test; the second area's part is there when `arrive` is called. */
  function begin(text: string) {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const reports: Found[] = [];
    stopClock();
    const sources = [source(PROJECTS, 'Projects'), sourceOf({ name: 'backups', label: 'Backups' }, promise)];
    const ends = new AbortController();
    const scope = { ...SCOPE, sources, project: undefined };
    search(text, scope, ends.signal, (found) => reports.push(found));
    const arrive = (part = BACKUPS) => resolve(part);
    return { arrive, last: () => reports.at(-1), end: () => ends.abort() };
  }

  test('does not hold up the results of others, and counts as failed after 20 seconds', async () => {
    const { last, end } = begin('orchard');
    await pass(5_000);
    expect(last()?.isRunning).toBe(true);
    expect(last()?.hits.map(({ name }) => name)).toEqual(['orchard']);
    await pass(20_000);
    expect(last()).toMatchObject({ isRunning: false, sentence: 'Could not search Backups.' });
    end();
  });

  test('has kinds of a word that others know already', async () => {
    const { arrive, last, end } = begin('site:zeta');
    await pass(1_000);
    const late = { ...BACKUP, kind: 'late' };
    arrive({
      kinds: BACKUPS.kinds.map((kind) => ({ ...kind, name: 'late' })),
      lists: [listOf('late', 'site', async () => [late])],
    });
    await pass(1_000);
    expect(last()).toMatchObject({ hits: [late], isRunning: false });
    end();
  });

  test('adds its results when it is there', async () => {
    const { arrive, last, end } = begin('zeta');
    await pass(1_000);
    expect(last()).toMatchObject({ hits: [], isRunning: true });
    arrive();
    await pass(1_000);
    expect(last()).toMatchObject({ hits: [BACKUP], isRunning: false });
    end();
  });
});

test('an index that lacks an area is read again with the next search', async () => {
  const failed = source(Promise.reject(new Error('lost')));
  await searchIn('orchard', source(PROJECTS, 'Projects'), failed);
  expect(
    currentIndex()
      .hits()
      .map(({ name }) => name),
  ).toEqual(['orchard', 'quarry']);
  const found = await searchIn('zeta', source(PROJECTS, 'Projects'), source(BACKUPS));
  expect(linesOf(found)).toEqual(['backup · nightly-zeta']);
});
