import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterWord } from '@console/shared/format';
import { flatColumns } from '../columns/column.ts';
import { columns } from '../columns/columns.tsx';
import { filterOf, isChosen, termsOf, toggledValue } from './terms.ts';
import { fieldsOf } from './fields.ts';
import { writeQuery } from './query.ts';
import { readView, writeView } from './view.ts';

type Row = {
  readonly name: string;
  readonly state?: string;
  readonly size?: number | null;
  readonly cpus?: number;
  readonly priority?: number;
  readonly made?: Date;
  readonly open?: boolean;
  readonly ips?: readonly string[];
  readonly ip?: string;
};

const col = columns<Row>();
const all = flatColumns([
  col.name('name', ({ name }) => name),
  col.custom('state', () => null, { value: ({ state }) => state, counted: true }),
  col.size('size', ({ size }) => size),
  col.number('CPU', ({ cpus }) => cpus),
  col.custom('Priority', () => null, { value: ({ priority }) => priority }),
  col.boolean('Open', ({ open = false }) => open),
  col.custom('External IPs', () => null, { words: ({ ips = [] }) => ips.join(' '), kind: 'address' }),
  col.ip('Private IP', ({ ip }) => ip),
  col.date('created', ({ made }) => made),
  col.custom('drawn', () => null),
]);

const GiB = 1024 ** 3;
const DAY = 24 * 3_600_000;
const NOW = new Date(2026, 10, 27, 12).getTime();
const rows: readonly Row[] = [
  { name: 'web-1', state: 'running', cpus: 8, size: 10 * GiB, made: new Date(NOW - 40 * DAY), open: true },
  { name: 'web-2', state: 'stopped', cpus: 4, size: 512 * GiB, made: new Date(2026, 10, 27, 9), priority: 7 },
  { name: 'db-1', state: 'import_ready', cpus: 16, size: null, ips: ['203.0.113.7', '2001:db8::7'] },
  { name: 'db-2', state: 'import_failed', made: new Date(2026, 9, 31, 23, 59), ip: '10.1.2.3' },
];
const filter = (text: string, chosen?: readonly string[]) =>
  filterOf(rows, all, { filter: text, columns: chosen }, NOW);
const found = (text: string, chosen?: readonly string[]) =>
  filter(text, chosen)
    .matching(rows)
    .map(({ name }) => name)
    .join(' ');
const problem = (text: string) => filter(text).problems.map(({ message }) => message);

describe('fields', () => {
  it('are the columns that have a value or words, and ip and age for addresses and the first date', () => {
    const fields = fieldsOf(all, rows).map(({ name, kind }) => `${name} ${kind}`);
    expect(fields).toEqual([
      'name text',
      'state choice',
      'size size',
      'cpu number',
      'priority number',
      'open choice',
      'external-ips address',
      'private-ip address',
      'created date',
      'ip address',
      'age age',
    ]);
  });

  it.each([
    ['name:eb', 'web-1 web-2'],
    ['name=web', ''],
    ['name=WEB-1', 'web-1'],
    ['state:run', 'web-1'],
    // a state is found by its beginning: attached is not in detached
    ['state:eady', ''],
    ['state:import_ready', 'db-1'],
    ['state:"Import ready"', 'db-1'],
    ['state:running,stopped', 'web-1 web-2'],
    ['-state:running,stopped', 'db-1 db-2'],
    ['cpu>=8', 'web-1 db-1'],
    ['cpu>8', 'db-1'],
    ['cpu:4,16', 'web-2 db-1'],
    ['cpu<=8 cpu>4', 'web-1'],
    // without a value it is neither more nor less
    ['-cpu>=8', 'web-2 db-2'],
    ['size>=10GiB', 'web-1 web-2'],
    ['size>10g', 'web-2'],
    ['size<0.5tib', 'web-1'],
    ['size:10GiB', 'web-1'],
    ['size:10240MiB', 'web-1'],
    ['priority>5', 'web-2'],
    ['open:yes', 'web-1'],
    ['created:2026-11-27', 'web-2'],
    ['created:2026-10', 'web-1 db-2'],
    ['created>2026-10', 'web-2'],
    ['created<=2026-10-31', 'web-1 db-2'],
    ['created<2026-10-31', 'web-1'],
    ['created>=2026', 'web-1 web-2 db-2'],
    ['age>30d', 'web-1'],
    ['age<=3h', 'web-2'],
    ['age<4w', 'web-2 db-2'],
    ['ip:203.0.113.', 'db-1'],
    ['ip:10.1', 'db-2'],
    ['ip:2001:db8', 'db-1'],
    ['ip=203.0.113', ''],
    ['ip:203.0.112.0/23', 'db-1'],
    ['external-ips:10.1', ''],
    ['db state:import', 'db-1 db-2'],
    ['"web-1 "', ''],
  ])('find for %s: %s', (text, names) => {
    expect(problem(text)).toEqual([]);
    expect(found(text)).toBe(names);
  });

  it('are found in hidden columns, which words are not', () => {
    expect(found('state:running', ['name'])).toBe('web-1');
    expect(found('running', ['name'])).toBe('');
  });
});

describe('a term that means nothing', () => {
  it.each([
    ['zone:a', /^This list has no field zone\. Its fields are name, state, size, .*, age\. /],
    ['state:', /^state has no value\. Write it like state:running\.$/],
    ['name>web', /^name has no order\. Write it like name:web\.$/],
    ['cpu>=many', /^"many" is not a number\. Write it like cpu>=8\.$/],
    ['size>10', /^"10" is not a size\. Write it like size>=10GiB\.$/],
    ['created:2026-13', /^"2026-13" is not a date\. Write it like created>=2026-11-01\.$/],
    ['created:2026-02-30', /is not a date/],
    ['age>old', /^"old" is not an age in m, h, d, w or y \(minutes to years\)\. Write it like age>30d\.$/],
    ['age:30d', /^age is compared with < or >\. Write it like age>30d\.$/],
    ['cpu>1,2', /^cpu> takes one value\. Write it like cpu>=8\.$/],
  ])('is reported and not applied: %s', (text, message) => {
    expect(problem(text)).toEqual([expect.stringMatching(message)]);
    expect(filter(text).problems.map(({ term }) => term)).toEqual([text]);
    expect(found(text)).toBe(found(''));
    expect(found(`web ${text}`)).toBe('web-1 web-2');
  });

  it('never hides a row', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'zone:<>=a"0d,- ') }), (text) => {
        const { terms, problems, matching } = filter(text);
        if (problems.length === terms.length) expect(matching(rows)).toEqual(rows);
      }),
    );
  });
});

it('selects with a negated term what the term does not', () => {
  const term = fc.constantFrom(
    'state:run',
    'cpu>=8',
    'size<1TiB',
    'created:2026',
    'age>30d',
    'ip:203',
    'name:web',
  );
  fc.assert(
    fc.property(term, (text) => {
      const both = [...filter(text).matching(rows), ...filter(`-${text}`).matching(rows)];
      expect(new Set(both)).toEqual(new Set(rows));
      expect(both).toHaveLength(rows.length);
    }),
  );
});

it.each([
  ['web state:running', [undefined, 'state', null, null]],
  // Twice the same field
  ['state:running -state:stopped', [undefined, 'state', 'state', 'state']],
  ['state:running cpu>=8', [undefined, null, 'state', null]],
])('names the only field whose terms a row does not meet: %s', (text, failed) => {
  expect(rows.map(filter(text).failedBy)).toEqual(failed);
});

it.each([
  ['a word', filterWord],
  [
    'a field',
    (name: string) =>
      writeQuery([{ kind: 'field', isNegated: false, name: 'name', operator: '=', values: [name] }]),
  ],
])('finds any name in a link with it as %s', (_, write) => {
  const name = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1 }),
    fc.string({ unit: fc.constantFrom(...'a: ",=<\\-'), minLength: 1 }),
  );
  fc.assert(
    fc.property(name, (one) => {
      const { filter: text } = readView(writeView('', { filter: write(one) }), all);
      const { problems, matching } = filterOf([{ name: one }, { name: '' }], all, { filter: text }, NOW);
      expect(problems).toEqual([]);
      expect(matching([{ name: one }, { name: '' }])).toEqual([{ name: one }]);
    }),
  );
});

describe('a click on a value', () => {
  const STATES = ['import failed', 'import', 'running', 'stopped'];
  const terms = (text: string) => termsOf(text, fieldsOf(all, rows));
  const click = (text: string, value: string) => toggledValue(terms(text), 'state', value, STATES);

  it.each([
    ['', 'running', 'state:running'],
    ['web', 'running', 'web state:running'],
    ['state:running web', 'stopped', 'state:running,stopped web'],
    ['state:running,stopped web', 'Running', 'state:stopped web'],
    ['state:running web', 'running', 'web'],
    ['', 'import failed', 'state:"import failed"'],
    // other states begin with it
    ['', 'import', 'state=import'],
    ['-state:running', 'running', '-state:running state:running'],
  ])('changes "%s" by %s to "%s"', (text, value, next) => expect(click(text, value)).toBe(next));

  it('chooses exactly this value, and a second click restores the filter', () => {
    const some = fc.subarray(
      STATES.filter((one) => one !== 'running'),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(some, fc.constantFrom('', 'web', '-cpu>4'), (values, other) => {
        const text = values.reduce((so, value) => click(so, value), other);
        const more = click(text, 'running');
        expect(isChosen(terms(more), 'state', 'running')).toBe(true);
        expect(isChosen(terms(text), 'state', 'running')).toBe(false);
        expect(click(more, 'running')).toBe(text);
      }),
    );
  });
});
