// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readRows } from '../composition/registry-rows.ts';
import { entryOf, violationOf } from './entries.ts';
import { pageOf } from './page-of.ts';
import { testRow } from '../composition/test-row.ts';

const rows = readRows([
  testRow('project', {
    prefixes: ['/projects'],
    routes: Object.fromEntries(
      ['/projects', '/projects/:project/instances', '/projects/:project/instances/:instance/storage'].map(
        (path) => [path, { files: [], shares: [] }],
      ),
    ),
  }),
]);

/** A name that a user could have chosen, and that no pattern, code or version contains. */
const SECRET = 'zq-payroll-9';

describe('the page of a report', () => {
  it.each([
    ['/projects', '/projects'],
    [`/projects/${SECRET}/instances`, '/projects/:project/instances'],
    [`/projects/${SECRET}/instances/${SECRET}/storage`, '/projects/:project/instances/:instance/storage'],
    [`/projects/${SECRET}/unknown`, '/projects/*'],
    ['/support', '/support'],
    [`/${SECRET}`, 'other'],
  ])('%s is %s', (path, route) => {
    expect(pageOf(rows, path).route).toBe(route);
  });

  test('never contains a segment of the path that the registry does not list', () => {
    const word = fc.constantFrom('projects', 'instances', 'storage', SECRET, `${SECRET}-new`, '..', '%2f');
    fc.assert(
      fc.property(fc.array(word), (words) => {
        expect(JSON.stringify(pageOf(rows, `/${words.join('/')}`))).not.toContain('payroll');
      }),
    );
  });
});

describe('the report of a failure', () => {
  const failure = (error: unknown, more: object = {}) => ({
    area: 'project',
    build: 'b',
    path: `/projects/${SECRET}`,
    reason: 'crash',
    error,
    ...more,
  });

  it('contains area, build, reason, class, position and request id', () => {
    const error = new TypeError(`no ${SECRET}`);
    error.stack = `TypeError: no ${SECRET}\n  at f (https://c.example/remotes/project/b/list.0a1b2c3d.js:1:23)`;
    expect(entryOf(failure(error, { requestId: 'r-1' }))).toEqual({
      kind: 'error',
      area: 'project',
      build: 'b',
      reason: 'crash',
      name: 'TypeError',
      at: '/remotes/project/b/list.0a1b2c3d.js:1:23',
      requestId: 'r-1',
    });
  });

  test('never contains its message, its path, or a name hidden in the class, the stack or the request id', () => {
    const hidden = fc.constantFrom(SECRET, `/${SECRET}/`, `/assets/${SECRET}`, `X ${SECRET}`);
    fc.assert(
      fc.property(hidden, hidden, hidden, hidden, (message, name, stack, requestId) => {
        const error = Object.assign(new Error(message), { name, stack });
        const words = JSON.stringify(entryOf(failure(error, { requestId: `${requestId} !` })));
        expect(words).not.toContain('payroll');
      }),
    );
  });

  it.each(['not-found', 'forbidden', 'unauthorized', 'conflict', 'invalid'])(
    'does not exist for the response %s',
    (reason) => {
      expect(entryOf(failure(undefined, { reason }))).toBeUndefined();
    },
  );
});

test('the report of a violation contains the origin of what was blocked, never its address', () => {
  const source = 'https://c.example/remotes/system/4f2a/x.0a1b2c3d.js';
  expect(
    violationOf({ directive: 'img-src', blocked: `https://evil.example/${SECRET}?q=${SECRET}`, source }),
  ).toEqual({
    kind: 'policy',
    directive: 'img-src',
    blocked: 'https://evil.example',
    area: 'system',
    build: '4f2a',
  });
  expect(violationOf({ directive: 'script-src', blocked: 'inline', source: '' })).toEqual({
    kind: 'policy',
    directive: 'script-src',
    blocked: 'inline',
  });
  expect(violationOf({ directive: 'img-src', blocked: 'payroll', source: '' })).toMatchObject({
    blocked: expect.not.stringContaining('payroll'),
  });
});
