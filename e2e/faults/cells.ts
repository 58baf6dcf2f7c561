import { createHash } from 'node:crypto';

/** An area of the matrix and the page that represents it. */
export interface Target {
  area: string;
  /** Page of the area. */
  path: string;
  /** Heading of that page when all is well. */
  heading: RegExp;
  /** Path below which pages may be added to it. */
  prefix: string;
  /** A page of another area, open before the fault is met. */
  from: string;
}

export const TARGETS: readonly Target[] = [
  {
    area: 'project',
    path: '/projects',
    prefix: '/projects',
    heading: /^Projects$/,
    from: '/settings/profile',
  },
  { area: 'system', path: '/system/silos', prefix: '/system', heading: /^Silos$/, from: '/projects' },
  {
    area: 'settings',
    path: '/settings/profile',
    prefix: '/settings',
    heading: /^Profile$/,
    from: '/projects',
  },
  {
    area: 'auth',
    path: '/device/success',
    prefix: '/device',
    heading: /^Device logged in$/,
    from: '/projects',
  },
];

/** What a row of the registry is changed to, in the document and in `registry.json`, until the fault is lifted. */
export type RowChange = (row: Record<string, unknown>) => Record<string, unknown>;

/** One fault of the matrix. */
export interface Fault {
  name: string;
  /** Reason the panel must name. */
  reason: string;
  /** Answer for the area's entry; `hang` never answers. */
  entry?: { status: number; body: string; type: string } | 'hang';
  /** Answer for the page's lazy chunk. */
  chunk?: { status: number };
  row?: RowChange;
}

export const hash = (body: string): string => `sha384-${createHash('sha384').update(body).digest('base64')}`;
const SYNTAX = 'var console_broken = ;';
const THROW = 'throw new Error("broken at load");';
export const script = (body: string) => ({ status: 200, body, type: 'text/javascript' });

/** The list of faults; a broken build is one whose registry names it: its hash is right, its code is not. */
export const FAULTS: readonly Fault[] = [
  { name: '404', reason: 'http', entry: { status: 404, body: 'Not found', type: 'text/plain' } },
  { name: '503 text', reason: 'http', entry: { status: 503, body: 'Unavailable', type: 'text/plain' } },
  {
    name: '503 JSON',
    reason: 'http',
    entry: { status: 503, body: '{"message":"down"}', type: 'application/json' },
  },
  { name: 'hang', reason: 'timeout', entry: 'hang' },
  {
    name: 'syntax error',
    reason: 'evaluation',
    entry: script(SYNTAX),
    row: (row) => ({ ...row, integrity: hash(SYNTAX) }),
  },
  {
    name: 'throw at load',
    reason: 'evaluation',
    entry: script(THROW),
    row: (row) => ({ ...row, integrity: hash(THROW) }),
  },
  { name: 'wrong hash', reason: 'integrity', row: (row) => ({ ...row, integrity: hash('something else') }) },
  { name: 'missing hash', reason: 'integrity', row: ({ integrity: _, ...row }) => row },
  { name: 'wrong contract', reason: 'contract', row: (row) => ({ ...row, contract: 99 }) },
  { name: 'malformed row', reason: 'registry', row: (row) => ({ ...row, label: 5 }) },
  { name: 'lazy chunk 404', reason: 'chunk', chunk: { status: 404 } },
];
