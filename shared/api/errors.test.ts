import { describe, expect, test } from 'vitest';

import type { ErrorKind } from './errors.ts';
import {
  apiError,
  errorOf,
  isApiError,
  isKind,
  networkError,
  notFound,
  timeoutError,
  unreadable,
  worstOf,
} from './errors.ts';

const body = (message: string, errorCode?: string) => ({ message, errorCode, requestId: 'r1' });

describe('messages (docs/specification.md section 8)', () => {
  // @sheet common-ui/34.19 specification/6.6 specification/8.3 specification/8.4
  test.each<[why: string, operation: string, status: number, body: unknown, message: string]>([
    ['forbidden', 'projectList', 403, body('no', 'Forbidden'), 'Action not authorized'],
    [
      'forbidden by a service of another team',
      'backups.backupList',
      403,
      body('Backups are for the storage team', 'Forbidden'),
      'Backups are for the storage team',
    ],
    [
      '403 of a service without words',
      'backups.backupList',
      403,
      body('', 'Forbidden'),
      'Action not authorized',
    ],
    ['403 without a body', 'projectList', 403, {}, 'Action not authorized'],
    [
      'not found',
      'diskView',
      404,
      body('not found: disk with name "x"', 'ObjectNotFound'),
      'Not found: disk with name "x"',
    ],
    [
      'taken, said',
      'diskCreate',
      400,
      body('already exists: disk "x"', 'ObjectAlreadyExists'),
      'Disk name already exists',
    ],
    [
      'taken, words',
      'floatingIpCreate',
      400,
      body('already exists: floating-ip "x"', 'ObjectAlreadyExists'),
      'Floating IP name already exists',
    ],
    ['taken, not said', 'projectCreate', 400, body('', 'ObjectAlreadyExists'), 'Project name already exists'],
    [
      'taken, last word',
      'vpcSubnetCreate',
      400,
      body('dup', 'ObjectAlreadyExists'),
      'Subnet name already exists',
    ],
    [
      'taken, no create',
      'vpcUpdate',
      400,
      body('dup', 'ObjectAlreadyExists'),
      'Resource name already exists',
    ],
    [
      'JSON refused',
      'projectCreate',
      400,
      body('unable to parse JSON body: missing field `name` at line 1 column 20'),
      'Missing field `name`',
    ],
    [
      'refused JSON without a position',
      'projectCreate',
      400,
      body('unable to parse JSON body: eof'),
      'Unable to parse JSON body: eof',
    ],
    [
      'else the server’s words',
      'diskDelete',
      400,
      body('disk is attached', 'InvalidRequest'),
      'Disk is attached',
    ],
    ['server’s words for a 404 route', 'diskView', 404, body('no such route', 'NotFound'), 'No such route'],
    ['nothing said', 'diskDelete', 500, {}, 'Unknown server error'],
    ['no object', 'diskDelete', 500, 'oops', 'Unknown server error'],
    ['wrong types', 'diskDelete', 500, { message: 3, errorCode: [] }, 'Unknown server error'],
  ])('%s', (_, operation, status, answer, message) => {
    expect(errorOf(operation, status, answer).message).toBe(message);
  });
});

describe('kinds', () => {
  test.each<[number, string | undefined, ErrorKind]>([
    [400, 'InvalidRequest', 'invalid'],
    [400, 'ObjectAlreadyExists', 'conflict'],
    [401, 'Unauthorized', 'unauthorized'],
    [403, 'Forbidden', 'forbidden'],
    [404, 'ObjectNotFound', 'not-found'],
    [404, undefined, 'gone'],
    [405, undefined, 'gone'],
    [405, 'MethodNotAllowed', 'invalid'],
    [409, undefined, 'conflict'],
    [409, 'Conflict', 'conflict'],
    [500, 'Internal', 'server'],
    [503, 'ServiceNotAvailable', 'server'],
    [507, 'InsufficientCapacity', 'server'],
  ])('%i %s is %s', (status, code, kind) => expect(errorOf('x', status, body('m', code)).kind).toBe(kind));
});

test('properties are copied, absent ones stay absent', () => {
  expect(errorOf('diskDelete', 400, body('m', 'InvalidRequest'))).toMatchObject({
    operation: 'diskDelete',
    status: 400,
    code: 'InvalidRequest',
    requestId: 'r1',
  });
  expect(errorOf('diskDelete', 500, {})).not.toHaveProperty('code');
});

// @sheet specification/7.4 specification/8.2
test('an unreadable response keeps status and text', () => {
  expect(unreadable('ping', 502, '<html>')).toMatchObject({
    kind: 'unreadable',
    status: 502,
    text: '<html>',
    message: 'Error reading API response (status 502)',
  });
});

test('errors are recognized without their class', () => {
  expect(isApiError(apiError({ kind: 'server', message: 'm' }))).toBe(true);
  expect(isApiError(new Error('m'))).toBe(false);
  expect(isApiError({ name: 'ApiError', kind: 'server' })).toBe(false);
  expect(isKind(notFound(), 'not-found')).toBe(true);
  expect(isKind(networkError('ping'), 'not-found', 'server')).toBe(false);
  expect(isKind(null, 'network')).toBe(false);
});

describe('the failure that a page shows', () => {
  const bug = new TypeError('x is undefined');
  const failures = [
    bug,
    errorOf('x', 401, {}),
    networkError('x'),
    errorOf('x', 503, {}),
    timeoutError('x', 30, false),
    unreadable('x', 200, ''),
    errorOf('x', 403, {}),
    errorOf('x', 400, {}),
    errorOf('x', 409, {}),
    notFound(),
  ];

  // @sheet common-ui/34.69
  test('is the worst of them, in any order', () => {
    for (const [index, worst] of failures.entries()) {
      const rest = failures.slice(index);
      expect(worstOf(rest)).toBe(worst);
      expect(worstOf(rest.toReversed())).toBe(worst);
    }
  });

  test('is the first of equal ones', () => {
    const [first, second] = [errorOf('a', 500, {}), errorOf('b', 503, {})];
    expect(worstOf([first, second])).toBe(first);
  });
});
