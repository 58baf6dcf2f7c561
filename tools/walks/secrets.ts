import type { Mock } from '@console/mock';
import { type ApiRequest, decode, secretFields, type Write } from '@console/shared/api';
import { vi } from 'vitest';
import { readReply } from '../../mock/verify/reply.ts';
import { membersOf, partsOf, type Wire } from '../../mock/verify/sample.ts';
import { sampleOf } from '../../mock/verify/samples/index.ts';
import { type Place, prepare } from '../../mock/verify/steps.ts';
import { secretsIn } from '../openapi/emit-secrets.ts';
import { documentPath, readJson } from '../openapi/files.ts';
import { isDocument, operationsOf } from '../openapi/openapi.ts';
import { writes } from './requests.ts';

/*
 * No secret in a request or response may be found anywhere afterwards (docs/screens/operator.md section 13, line 26). The API document
 * marks secrets with `x-secret`, so that a new one is covered when it is marked there.
 */

/** The mark in the place of every secret. */
export const MARK = 'hush-7d1f9c';

/** Replaces a secret by the mark; `*` in the path means all items of an array or a map. */
function withMark(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined) return MARK;
  if (step !== '*') return { ...membersOf(value), [step]: withMark(membersOf(value)[step], rest) };
  if (!Array.isArray(value))
    return Object.fromEntries(
      Object.entries(membersOf(value)).map(([key, one]) => [key, withMark(one, rest)]),
    );
  return (value.length > 0 ? value : [undefined]).map((one: unknown) => withMark(one, rest));
}

/** Replaces the secrets of a body in wire form by the mark. */
const marked = (body: unknown, places: readonly string[]): unknown =>
  places.reduce((known, place) => withMark(known, place === '' ? [] : place.split('.')), body);

/** A request of a write operation. */
export interface SentRequest extends ApiRequest {
  readonly operation: Write;
}

/** A mock as the target of samples. */
export const placeOf = (mock: Mock): Place => ({
  send: async ({ method, url, headers, body }: Wire) =>
    readReply(
      await mock.handle(new Request(`http://localhost${url}`, { method, headers, body: body ?? null })),
    ),
  advance: async (ms) => {
    mock.clock.advance(ms);
  },
});

/** A request of the operation that succeeds, with the mark as each of its secrets. */
export async function requestOf(id: string, place: Place): Promise<SentRequest> {
  const operation = writes.get(id);
  if (!operation) throw new Error(`${id} changes nothing`);
  const sample = sampleOf(operation.id);
  const { path, query: of, body } = partsOf(operation.id, sample, await prepare(place, sample, {}, {}));
  const places = Object.entries(secretFields).find(([one]) => one === id)?.[1] ?? [];
  const sent = marked(
    body,
    places.map(([one]) => one),
  );
  return {
    operation,
    input: { path: membersOf(decode(path)), query: membersOf(decode(of)), body: decode(sent) },
  };
}

const document_ = readJson(documentPath);
if (!isDocument(document_)) throw new Error('not a document');

/** Operations whose responses contain a secret: its path in the response, by method and path. */
export const ANSWERS = [...operationsOf(document_)].flatMap(({ method, path, operation }) => {
  const places = Object.values(operation.responses).flatMap((response) =>
    'content' in response
      ? Object.values(response.content ?? {}).flatMap(({ schema }) =>
          [...secretsIn(document_, schema)].map(([place]) => place),
        )
      : [],
  );
  const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  return places.length === 0
    ? []
    : [{ id: operation.operationId, method: method.toUpperCase(), pattern, places }];
});

/** Makes the API respond with the mark in place of each secret; `answered` counts these responses. */
export function answerWithMarks(mock: Mock): { readonly answered: number } {
  const counted = { answered: 0 };
  const handle = mock.handle.bind(mock);
  vi.spyOn(mock, 'handle').mockImplementation(async (request) => {
    const { pathname } = new URL(request.url);
    const secret = ANSWERS.find(({ method, pattern }) => method === request.method && pattern.test(pathname));
    const response = await handle(request);
    if (!secret || !response.ok) return response;
    counted.answered += 1;
    const { status, headers } = response;
    return new Response(JSON.stringify(marked(await response.json(), secret.places)), { status, headers });
  });
  return counted;
}
