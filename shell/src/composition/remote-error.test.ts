import { SHARE_ERROR } from '@console/shared/contract';
import { expect, it } from 'vitest';
import { isChunkError, isShareError, RemoteError, toRemoteError } from './remote-error.ts';

const named = (name: string) => Object.assign(new Error(`a ${name}`), { name });
const coded = (code: string) => Object.assign(new Error(`a ${code}`), { code });

it.each([
  ['a script of a bundle', named('ChunkLoadError'), 'chunk'],
  ['a style sheet of a bundle', coded('CSS_CHUNK_LOAD_FAILED'), 'chunk'],
  ['a shared module that is missing', named(SHARE_ERROR), 'shared-version'],
  ['another error with a code', coded('ENOENT'), 'evaluation'],
  ['another error', new Error('a bug'), 'evaluation'],
] as const)('%s is known by its error', (_, cause, reason) => {
  expect(toRemoteError('system', cause)).toMatchObject({
    area: 'system',
    reason,
    message: cause.message,
    cause,
    refused: false,
  });
});

it('a value that is no error is a message', () => {
  expect(toRemoteError('system', 'text', 'http')).toMatchObject({ reason: 'http', message: 'text' });
  expect([isChunkError('ChunkLoadError'), isShareError(SHARE_ERROR)]).toEqual([false, false]);
});

it('an error that is known already stays as it is', () => {
  const known = new RemoteError('system', 'contract', 'too old', { refused: true });
  expect(toRemoteError('project', known)).toBe(known);
  expect([known.refused, known.name]).toEqual([true, 'RemoteError']);
});
