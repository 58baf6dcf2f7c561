import { expect, test } from 'vitest';
import { urlOf } from './request.ts';
import { defineOperations, isOwnPath } from './own.ts';

const ROWS = {
  backupList: { path: '/v1/backups', shape: 'page' },
  backupDelete: { path: '/v1/backups/{backupId}', method: 'DELETE', shape: 'none', stale: ['backupList'] },
} as const;

test('operations of a service have its name in their ids, their paths and what they make stale', () => {
  const operations: Readonly<Record<string, unknown>> = defineOperations('backups', ROWS);
  expect(operations).toEqual({
    backupList: { id: 'backups.backupList', path: '/apis/backups/v1/backups', shape: 'page' },
    backupDelete: {
      id: 'backups.backupDelete',
      path: '/apis/backups/v1/backups/{backupId}',
      method: 'DELETE',
      shape: 'none',
      stale: ['backups.backupList'],
    },
  });
});

test('a value of a path cannot leave the service', () => {
  const path = '/apis/backups/v1/backups/{backupId}';
  expect(urlOf({ path }, { path: { backupId: '../../../v1/me' } })).toBe(
    '/apis/backups/v1/backups/..%2F..%2F..%2Fv1%2Fme',
  );
});

test.each([
  ['/apis/backups/v1/x', true],
  ['/v1/apis/x', false],
])('%s is one of another service: %s', (path, isOwn) => expect(isOwnPath(path)).toBe(isOwn));
