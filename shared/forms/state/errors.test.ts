import { describe, expect, it } from 'vitest';
import { apiError } from '@console/shared/api';
import { errorPaths, toServerError } from './errors.ts';

describe('toServerError', () => {
  it('recognizes a taken name', () => {
    const error = apiError({
      kind: 'conflict',
      code: 'ObjectAlreadyExists',
      message: 'Project name already exists',
    });
    expect(toServerError(error)).toEqual({
      message: 'Project name already exists',
      issues: [],
      nameTaken: true,
    });
  });

  it('does not treat every conflict as a taken name', () => {
    expect(toServerError(apiError({ kind: 'conflict', status: 409, message: 'In use' })).nameTaken).toBe(
      false,
    );
  });

  // @sheet specification/8.9
  it('lists several messages and has a text for any rejection', () => {
    expect(toServerError(new AggregateError([new Error('one'), 'odd'])).issues).toEqual([
      'one',
      'Unknown server error',
    ]);
    expect(toServerError('odd').message).toBe('Unknown server error');
    expect(toServerError(new Error('')).message).toBe('Unknown server error');
  });
});

describe('errorPaths', () => {
  it('finds every invalid field, even one that is called type', () => {
    const errors = {
      name: { type: 'required', message: 'x' },
      type: { type: 'check', message: 'x' },
      quotas: { cpus: { type: 'min', message: 'x' } },
      ports: { root: { type: 'min_length', message: 'x' } },
      disks: [undefined, { size: { type: 'max', message: 'x' } }],
    };
    expect(errorPaths(errors)).toEqual(['name', 'type', 'quotas.cpus', 'ports', 'disks.1.size']);
  });

  it('is empty without errors', () => expect(errorPaths({})).toEqual([]));
});
