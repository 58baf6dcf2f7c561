// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { PERSONAL_PREFIX } from '@console/shared/runtime';
import { happeningsSince, type Rows } from './changes.ts';
import { baseOf, readVisits, type Seen, seenNow, writeVisits } from './visits.ts';

const HOUR = 60 * 60_000;
const AT = Date.parse('2026-05-02T15:00:00Z');
const seen = (at: number, names: Seen['names'] = {}): Seen => ({ at, names });
const row = (id: string, created = AT - HOUR, modified = created) => ({
  id,
  name: `name of ${id}`,
  timeCreated: new Date(created),
  timeModified: new Date(modified),
});

afterEach(() => localStorage.clear());

describe('the last visit', () => {
  const visits = { before: seen(AT - 9 * HOUR), last: seen(AT) };
  it.each([
    ['there was none', undefined, AT, undefined],
    ['the first one continues', { last: seen(AT) }, AT + HOUR, undefined],
    ['the first one is over', { last: seen(AT) }, AT + HOUR + 1, seen(AT)],
    ['this one continues', visits, AT + HOUR, visits.before],
    ['this one is another', visits, AT + HOUR + 1, visits.last],
  ])('%s', (_, known, now, expected) => {
    expect(baseOf(known, now)).toEqual(expected);
  });
});

describe('what happened', () => {
  const base = seen(AT, { instance: { a: 'alpha', b: 'beta' }, disk: { d: 'delta' } });
  const said = (rows: Rows) =>
    happeningsSince(base, rows).map(({ kind, id, what }) => `${kind} ${id} ${what}`);

  it.each<[string, Rows, readonly string[]]>([
    ['nothing', { instance: [row('a'), row('b')], disk: [row('d')] }, []],
    ['at the time of the visit', { instance: [row('a', AT), row('b')] }, []],
    ['created', { instance: [row('a'), row('b'), row('c', AT + 1)] }, ['instance c created']],
    ['created and changed', { disk: [row('d'), row('e', AT + 1, AT + 2)] }, ['disk e created']],
    ['changed', { instance: [row('a', AT - 1, AT + 1), row('b')] }, ['instance a changed']],
    [
      'another state',
      { instance: [{ ...row('a'), timeRunStateUpdated: new Date(AT + 1) }, row('b')] },
      ['instance a changed'],
    ],
    ['vanished', { instance: [row('b')], disk: [] }, ['instance a vanished', 'disk d vanished']],
    ['a list that could not be read', { instance: undefined }, []],
    ['a kind that was not known', { snapshot: [] }, []],
    [
      'what vanished first, then the latest',
      { instance: [row('a', AT - 1, AT + 1), row('c', AT + 2)] },
      ['instance b vanished', 'instance c created', 'instance a changed'],
    ],
  ])('%s', (_, rows, expected) => {
    expect(said(rows)).toEqual(expected);
  });
});

describe('what is kept', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => row(`d${index}`));

  it('are the names of each list, of a failed one those from before, of a long one none', () => {
    const base = seen(AT - HOUR, { instance: { a: 'alpha' }, disk: { d: 'delta' } });
    const now = seenNow(base, { instance: undefined, disk: many(301), snapshot: [row('s')] }, AT);
    expect(now).toEqual(seen(AT, { instance: { a: 'alpha' }, snapshot: { s: 'name of s' } }));
    expect(Object.keys(seenNow(base, { disk: many(300) }, AT).names.disk ?? {})).toHaveLength(300);
  });

  it('belongs to one project and one person', () => {
    const visits = { last: seen(AT, { instance: { a: 'alpha' } }) };
    writeVisits('one', visits);
    expect(readVisits('one')).toEqual(visits);
    expect(readVisits('other')).toBeUndefined();
    // By this prefix it is removed at the sign-out
    expect(Object.keys(localStorage)).toEqual([`${PERSONAL_PREFIX}visits:one`]);
  });

  it.each(['{', '[]', '{"last":{}}', '{"last":{"at":1,"names":{"disk":{"d":5}}}}', '{"last":7,"before":{}}'])(
    'is not read from %s',
    (text) => {
      localStorage.setItem('personal:visits:one', text);
      expect(readVisits('one')).toBeUndefined();
    },
  );
});
