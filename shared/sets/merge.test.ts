import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeLine } from './describe.ts';
import { diffSet, isSameSet, type LineRule } from './diff.ts';
import { beginEdit, compareSets, type Edited, mergeSets, outcomeOf, type Side, stepOf } from './merge.ts';

type Line = { readonly id: number; readonly name: string; readonly port: string; readonly tags: string[] };

const RULE: LineRule<Line> = {
  key: ({ name }) => name,
  fields: [
    { label: 'Port', of: ({ port }) => port },
    { label: 'Tags', of: ({ tags }) => tags },
  ],
};

let ids = 0;
const line = (name: string, port: string, ...tags: string[]): Line => ({ id: (ids += 1), name, port, tags });
const named = (lines: readonly Line[]) => Object.fromEntries(lines.map(({ name, port }) => [name, port]));
const changesOf = (base: Line[], mine: Line[], theirs: Line[]) =>
  compareSets(base, mine, theirs, RULE).map(({ name, changed }) => [name, changed]);

describe('the difference of two sets', () => {
  it('is computed line by line, with the fields that differ', () => {
    const [a, b] = [line('a', '1'), line('b', '2')];
    const diff = diffSet([a, b, line('c', '3')], [line('d', '4'), line('b', '22', 'x'), a], RULE);
    expect(named(diff.added)).toEqual({ d: '4' });
    expect(named(diff.removed)).toEqual({ c: '3' });
    expect(diff.changed.map(({ key, fields }) => [key, fields])).toEqual([['b', ['Port', 'Tags']]]);
    expect(diff.same).toEqual([a]);
  });

  it('ignores ids and order, both of lines and within a field', () => {
    const before = [line('a', '1', 'x', 'y'), line('b', '2')];
    expect(isSameSet(before, [line('b', '2'), line('a', '1', 'y', 'x')], RULE)).toBe(true);
    expect(isSameSet(before, [line('b', '2'), line('a', '1', 'y')], RULE)).toBe(false);
  });

  it('distinguishes lines with the same key', () => {
    const diff = diffSet([line('a', '1')], [line('a', '1'), line('a', '2')], RULE);
    expect([named(diff.added), diff.same.length, diff.removed.length]).toEqual([{ a: '2' }, 1, 0]);
  });
});

describe('three versions of a set', () => {
  const base = [line('a', '1'), line('b', '2'), line('c', '3')];

  it('show who has changed a line', () => {
    const mine = [line('a', '11'), line('b', '2'), line('mine', '7'), line('c', '30')];
    const theirs = [line('a', '1'), line('b', '22'), line('c', '33'), line('theirs', '8')];
    expect(changesOf(base, mine, theirs)).toEqual([
      ['a', 'mine'],
      ['b', 'theirs'],
      ['c', 'both'],
      ['theirs', 'theirs'],
      ['mine', 'mine'],
    ]);
  });

  it('agree where both have made the same change', () => {
    expect(changesOf(base, [line('a', '9')], [line('a', '9')])).toEqual([
      ['a', 'same'],
      ['b', 'same'],
      ['c', 'same'],
    ]);
  });

  it('leave conflicts open, and keep theirs until a choice is made', () => {
    const compared = compareSets(base, [], [line('a', '1'), line('b', '22'), line('c', '3')], RULE);
    expect(mergeSets(compared, new Map())).toMatchObject({ lines: [{ name: 'b', port: '22' }], open: ['b'] });
    expect(mergeSets(compared, new Map([['b', 'mine']])).lines).toEqual([]);
    expect(mergeSets(compared, new Map([['a', 'theirs']])).lines.map(({ name }) => name)).toEqual(['a', 'b']);
  });

  it('put my lines last', () => {
    const mine = [line('a', '11'), ...base.slice(1)];
    const { lines } = outcomeOf(beginEdit(base), mine, RULE);
    expect(lines.map(({ name }) => name)).toEqual(['b', 'c', 'a']);
  });
});

it('a line is labelled by any version that it has', () => {
  const rule: LineRule<Line> = { ...RULE, name: ({ port }) => `port ${port}` };
  const [old, mine, theirs] = [line('old', '1'), line('mine', '2'), line('theirs', '3')];
  expect(compareSets([old], [mine], [theirs], rule).map(({ key, name }) => [key, name])).toEqual([
    ['theirs', 'port 3'],
    ['mine', 'port 2'],
    ['old', 'port 1'],
  ]);
});

describe('the step after reading again', () => {
  const base = [line('a', '1'), line('b', '2')];
  const mine = [line('a', '11'), line('b', '2')];
  const step = (fresh: Line[], edit: Edited<Line> = beginEdit<Line>(base), want = mine) =>
    stepOf(edit, want, fresh, RULE);

  it('writes when there is no concurrent change', () =>
    expect(step([line('b', '2'), line('a', '1')])).toMatchObject({ kind: 'write' }));

  it('shows a concurrent change first, also of another line, then writes both', () => {
    const fresh = [line('a', '1'), line('b', '22')];
    const look = step(fresh);
    expect(look.kind).toBe('look');
    const again = look.kind === 'look' ? step(fresh, look.edit) : look;
    expect(again.kind === 'write' && named(again.lines)).toEqual({ a: '11', b: '22' });
  });

  it('does not write an undecided conflict', () => {
    const fresh = [line('a', '111'), line('b', '2')];
    const edit = { base, theirs: fresh, choices: new Map<string, Side>() };
    expect(step(fresh, edit).kind).toBe('look');
    expect(step(fresh, { ...edit, choices: new Map([['a', 'mine']]) })).toMatchObject({ kind: 'write' });
    expect(step(fresh, { ...edit, choices: new Map([['a', 'theirs']]) })).toEqual({ kind: 'done' });
  });

  it('drops a choice about a line that has changed again', () => {
    const edit: Edited<Line> = {
      base,
      theirs: [line('a', '111'), line('b', '2')],
      choices: new Map([['a', 'mine']]),
    };
    const next = step([line('a', '1111'), line('b', '2')], edit);
    expect(next.kind === 'look' && [...next.edit.choices]).toEqual([]);
  });

  it('has nothing to do when the server already has this state, as after a lost response', () => {
    expect(step([line('a', '11'), line('b', '2')])).toEqual({ kind: 'done' });
    expect(step(base, beginEdit<Line>(base), base)).toEqual({ kind: 'done' });
  });
});

describe('two writers', () => {
  const NAMES = ['a', 'b', 'c', 'd', 'e', 'f'];
  type Wish = ReadonlyMap<string, string | undefined>;
  const wish = fc
    .dictionary(fc.constantFrom(...NAMES), fc.option(fc.constantFrom('x', 'y', 'z'), { nil: undefined }))
    .map((all): Wish => new Map(Object.entries(all)));

  const wanted = (base: readonly Line[], wishes: Wish): readonly Line[] => [
    ...base.filter(({ name }) => !wishes.has(name)),
    ...[...wishes].flatMap(([name, port]) => (port === undefined ? [] : [line(name, port)])),
  ];

  /** A user at a form: opens it, and clicks the button until it is written. */
  function writer(wishes: Wish, choose: () => Side) {
    let edit: Edited<Line> | undefined;
    let isDone = false;
    return (server: { lines: readonly Line[] }) => {
      if (isDone) return;
      if (edit === undefined) {
        edit = beginEdit(server.lines);
        return;
      }
      const step = stepOf(edit, wanted(edit.base, wishes), server.lines, RULE);
      if (step.kind === 'look') {
        const { open } = outcomeOf(step.edit, wanted(edit.base, wishes), RULE);
        edit = { ...step.edit, choices: new Map(open.map((key) => [key, choose()])) };
        return;
      }
      if (step.kind === 'write') server.lines = step.lines;
      isDone = true;
    };
  }

  // @sheet network-access/B-F1
  it('in any order lose no line that neither has changed, and each line is one that a person intended', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...NAMES)),
        wish,
        wish,
        fc.array(fc.boolean(), { maxLength: 12 }),
        fc.infiniteStream(fc.boolean()).map((stream): Iterator<boolean> => stream),
        (names, first, second, order, choices) => {
          const start = names.map((name) => line(name, 'as it was'));
          const server: { lines: readonly Line[] } = { lines: start };
          const choose = (): Side => (choices.next().value === true ? 'mine' : 'theirs');
          const [one, other] = [writer(first, choose), writer(second, choose)];
          for (const isFirst of [...order, ...NAMES.flatMap(() => [true, false])])
            (isFirst ? one : other)(server);
          const end = new Map(server.lines.map(({ name, port }) => [name, port]));
          expect(end.size).toBe(server.lines.length);
          for (const name of NAMES) {
            const was = names.includes(name) ? 'as it was' : undefined;
            const wishes = [first, second].filter((each) => each.has(name)).map((each) => each.get(name));
            if (wishes.length < 2) expect(end.get(name)).toBe(wishes.length === 0 ? was : wishes[0]);
            else expect(wishes).toContain(end.get(name));
          }
        },
      ),
    ));
});

describe('a version as text', () => {
  const was = line('a', '1', 'x', 'y');
  it.each([
    ['Removed', was, undefined],
    ['Not there', undefined, undefined],
    ['As it was', was, line('a', '1', 'y', 'x')],
    ['Port: 1 → 2', was, line('a', '2', 'x', 'y')],
    ['Port: 1 → nothing', was, line('a', '', 'x', 'y')],
    ['Tags: added z; removed x', was, line('a', '1', 'y', 'z')],
    ['Tags: added z', was, line('a', '1', 'x', 'y', 'z')],
    ['Tags: removed y', was, line('a', '1', 'x')],
    ['Added | Port: 1 | Tags: x, y', undefined, was],
    ['Added | Port: 1', undefined, line('a', '1')],
  ])('%s', (text, before, after) => expect(describeLine(before, after, RULE).join(' | ')).toBe(text));
});
