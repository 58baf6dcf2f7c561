import { generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RegistryEntry } from '../../shared/contract/registry.ts';
import { isRecord } from '../../shared/record/index.ts';
import { isRow } from './config-schema.ts';
import type { Build } from './build.ts';
import { canonical, signatureOf, signatureProblem } from './signature.ts';
import { publicTextOf } from './signing.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const SIGNING = { site: 'production', keys: [publicTextOf(publicKey)] };
const AT = '2026-11-27T10:00:00.000Z';
const hash = (letter: string) => `sha384-${letter.repeat(64)}`;

const ROW: RegistryEntry = {
  name: 'reports',
  label: 'Reports',
  mount: 'console',
  prefixes: ['/reports'],
  permits: ['/reports/bills'],
  frames: [
    { frame: 'reports', match: ['/reports/*'], navigation: [{ label: 'All', icon: 'file', to: '/reports' }] },
  ],
  guides: [{ label: 'Reports', path: 'reports' }],
  extends: [{ place: 'instance.card', id: 'last', label: 'Last' }],
  hasFindings: true,
  entry: 'remoteEntry.12345678.js',
  integrity: hash('a'),
  contract: 5,
  contractMinor: 11,
  build: 'r1',
  federation: '2.9.2',
  react: '19.3.0',
  shared: '1.1.0',
  assets: [['area.12345678.css', hash('b')]],
  routes: {
    '/reports': {
      files: [['list.12345678.js', hash('c')]],
      names: ['list.12345678.js'],
      shares: ['table'],
      reads: ['/v1/me'],
    },
  },
};
const LIST = new Map([
  [ROW.entry, hash('a')],
  ['area.12345678.css', hash('b')],
  ['list.12345678.js', hash('c')],
  ['row.json', hash('d')],
  ['origin.json', hash('e')],
]);

const remote = (row: RegistryEntry = ROW, list: Build['list'] = LIST): Build => ({
  what: { kind: 'remote', app: row.name, build: row.build, row },
  list,
  files: new Map(),
  origin: { package: '@acme/reports', version: '1.0.0', commit: 'abc' },
});
const shell: Build = {
  what: {
    kind: 'shell',
    app: 'shell',
    build: 's1',
    facts: {
      build: 's1',
      shell: { frame: [], shares: {} },
      contract: 5,
      contractMinor: 11,
      react: '19.3.0',
      shared: '1.1.0',
    },
  },
  list: new Map([
    ['index.html', hash('a')],
    ['boot.js', hash('b')],
    ['build.json', hash('c')],
  ]),
  files: new Map(),
  origin: {},
};
const signed = (build: Build): Build => ({
  ...build,
  signature: signatureOf({ site: 'production', at: AT, build }, privateKey),
});
const GOOD = signed(remote());
const problem = (build: Build) => signatureProblem(build, SIGNING);

/** Paths of all values in a value that have no members. */
const leavesOf = (value: unknown, path: readonly string[] = []): (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, member]) => leavesOf(member, [...path, name]))
    : [path];

/** The same value with another text, number or truth value at a path. */
function changedAt(value: unknown, [first, ...rest]: readonly string[]): unknown {
  if (first === undefined)
    return typeof value === 'string'
      ? `${value.slice(0, -1)}~`
      : typeof value === 'number'
        ? value + 1
        : false;
  if (Array.isArray(value))
    return value.map((one: unknown, index) => (String(index) === first ? changedAt(one, rest) : one));
  return isRecord(value) ? { ...value, [first]: changedAt(value[first], rest) } : value;
}

/** The same value, its members in the reverse order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => reversed(one));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, member]) => [name, reversed(member)]),
  );
}

const parsed = (text: string): unknown => JSON.parse(text);

describe('the text of a value', () => {
  test('does not depend on the order of members, and contains the whole value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const plain = parsed(JSON.stringify(value));
        expect(canonical(reversed(plain))).toBe(canonical(plain));
        expect(parsed(canonical(plain))).toEqual(plain);
      }),
    );
  });
});

test('a signed build is accepted, also with its members in another order and with spaces', () => {
  expect(problem(GOOD)).toBeUndefined();
  expect(problem(signed(shell))).toBeUndefined();
  const other = parsed(JSON.stringify(reversed(ROW), null, 4));
  if (!isRow(other)) throw new Error('The row must stay a row');
  const list = new Map([...LIST].toReversed());
  const build = remote(other, list);
  expect(JSON.stringify(other)).not.toBe(JSON.stringify(ROW));
  expect(problem({ ...build, ...(GOOD.signature && { signature: GOOD.signature }) })).toBeUndefined();
});

/** A changed value may not be allowed in its place, so only the members of the row are compared. */
const isLikeRow = (value: unknown): value is RegistryEntry =>
  isRecord(value) && Object.keys(value).join() === Object.keys(ROW).join();

test.each(leavesOf(ROW).map((path) => [path.join('.'), path] as const))(
  'another value of %s in the row is refused',
  (_, path) => {
    const row = changedAt(ROW, path);
    if (!isLikeRow(row)) throw new Error('The row must keep its members');
    const { name: app, build } = ROW;
    expect(problem({ ...GOOD, what: { kind: 'remote', app, build, row } })).toContain('it is not what');
  },
);

const changedRow = (change: Partial<RegistryEntry>): Build => ({
  ...GOOD,
  ...remote({ ...ROW, ...change }),
  ...(GOOD.signature && { signature: GOOD.signature }),
});

test.each<[string, Build]>([
  ['prefix', changedRow({ prefixes: ['/system'] })],
  ['extension', changedRow({ extends: [] })],
  ['entry', changedRow({ integrity: hash('f') })],
  ['contract', changedRow({ contract: 4 })],
  ['build', changedRow({ build: 'r2' })],
  ['area', changedRow({ name: 'system' })],
  ['file of a page', { ...GOOD, list: new Map([...LIST, ['list.12345678.js', hash('f')]]) }],
  ['file more', { ...GOOD, list: new Map([...LIST, ['more.12345678.js', hash('f')]]) }],
  ['package', { ...GOOD, origin: { package: '@other/reports' } }],
])('another %s is refused', (_, build) => {
  expect(problem(build)).toMatch(/^it is not what the key [0-9a-f]{16} has signed for the site production$/);
});

test.each(['index.html', 'boot.js', 'build.json'])('another %s of a shell is refused', (path) => {
  const good = signed(shell);
  expect(problem({ ...good, list: new Map([...good.list, [path, hash('f')]]) })).toContain('it is not what');
});

test('another site, time or byte of the signature is refused', () => {
  const { signature } = GOOD;
  if (signature === undefined) throw new Error('The build is signed');
  expect(signatureProblem(GOOD, { ...SIGNING, site: 'test' })).toContain('it is not what');
  expect(problem({ ...GOOD, signature: { ...signature, at: '2026-11-27T10:00:00.001Z' } })).toContain(
    'it is not what',
  );
  fc.assert(
    fc.property(fc.nat(63), fc.integer({ min: 1, max: 255 }), (index, bits) => {
      const bytes = Buffer.from(signature.value, 'base64');
      bytes[index] = (bytes[index] ?? 0) ^ bits;
      const value = bytes.toString('base64');
      expect(problem({ ...GOOD, signature: { ...signature, value } })).toContain('it is not what');
    }),
  );
});

test('a key that the site does not have is named', () => {
  const other = publicTextOf(generateKeyPairSync('ed25519').publicKey);
  expect(signatureProblem(GOOD, { ...SIGNING, keys: [other] })).toBe(
    `it is signed with the key ${GOOD.signature?.key ?? ''}, which is none of this site`,
  );
  expect(signatureProblem(GOOD, { ...SIGNING, keys: [other, ...SIGNING.keys] })).toBeUndefined();
});

test('version and commit are not signed: the same files are the same build', () => {
  const origin = { package: '@acme/reports', version: '2.0.0', commit: 'def' };
  const list = new Map([...LIST, ['origin.json', hash('f')]]);
  expect(problem({ ...GOOD, origin, list })).toBeUndefined();
});
