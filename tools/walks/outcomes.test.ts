import { createMock, personas } from '@console/mock';
import { type ApiRequest, decode, urlOf, bodyOf } from '@console/shared/api';
import { clearCache } from '@console/shared/query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readReply } from '../../mock/verify/reply.ts';
import { type Wire, membersOf, partsOf } from '../../mock/verify/sample.ts';
import { sampleOf } from '../../mock/verify/samples/index.ts';
import { type Place, prepare } from '../../mock/verify/steps.ts';
import { ids } from '../../mock/verify/usual.ts';
import { RULES, wasDone } from '../../shared/outcome/rules.ts';
import { writes } from './requests.ts';

/*
 * What is read after an answer was lost is held against the mock: each write that a rule is about is read before it is sent,
 * and after it.
 */

/** The mock behind `fetch`, for the reads of the rules, and as what samples are sent to. */
function serve(): Place {
  const mock = createMock({ personas: true, persona: personas.operator });
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) =>
    mock.handle(new Request(new URL(input, 'http://localhost'), init)),
  );
  return {
    send: async ({ method, url, headers, body }: Wire) =>
      readReply(
        await mock.handle(new Request(`http://localhost${url}`, { method, headers, body: body ?? null })),
      ),
    advance: async (ms) => {
      mock.clock.advance(ms);
    },
  };
}

/** Operations of which nothing can be read that tells. */
const UNTOLD = [
  'localIdpUserSetPassword',
  'supportBundleCreate',
  'webhookSecretsAdd',
  'webhookDeliveryResend',
  'webhookReceiverProbe',
];

/** The others: what they change can be read. */
const TOLD = Object.keys(RULES).filter((id) => !UNTOLD.includes(id));

/** What is sent instead of a sample that says what is there already. */
const OTHER: Readonly<Record<string, (body: Record<string, unknown>) => object>> = {
  networkingSwitchPortLldpConfigUpdate: (body) => ({ ...body, systemName: 'another' }),
  siloPolicyUpdate: () => ({ roleAssignments: [] }),
  systemPolicyUpdate: ({ roleAssignments }) => ({
    roleAssignments: [
      roleAssignments,
      { identityId: ids.webCrew, identityType: 'silo_group', roleName: 'viewer' },
    ].flat(),
  }),
};

const members = (value: unknown) => membersOf(decode(value));

async function requestOf(id: string, place: Place): Promise<ApiRequest> {
  const operation = writes.get(id);
  if (!operation) throw new Error(`${id} changes nothing`);
  const sample = sampleOf(operation.id);
  const answers = await prepare(place, sample, {}, {});
  const { path, query, body } = partsOf(operation.id, sample, answers);
  return {
    operation,
    input: {
      path: members(path),
      query: members(query),
      ...(body === undefined ? {} : { body: OTHER[id]?.(members(body)) ?? decode(body) }),
    },
  };
}

const send = ({ operation, input }: ApiRequest) =>
  fetch(urlOf(operation, input), {
    method: operation.method,
    headers: { 'content-type': 'application/json' },
    body: bodyOf(input) ?? null,
  });

afterEach(() => {
  clearCache();
  vi.unstubAllGlobals();
});

describe('a write whose answer was lost', () => {
  test.each(TOLD)('%s is told from one that never arrived', async (id) => {
    const place = serve();
    const request = await requestOf(id, place);
    // A sled that was accepted is listed later, so before that nothing is known of it
    expect(await wasDone(request)).toBe(id === 'sledAdd' ? undefined : false);
    const { status } = await send(request);
    expect(status).toBeLessThan(300);
    await place.advance(30_000);
    expect(await wasDone(request)).toBe(true);
  });

  test.each(UNTOLD)('%s is not guessed', async (id) => {
    const place = serve();
    expect(await wasDone(await requestOf(id, place))).toBeUndefined();
  });

  test('is as unknown as before when the read fails', async () => {
    const place = serve();
    const request = await requestOf('networkingAddressLotDelete', place);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    vi.spyOn(console, 'error').mockReturnValue();
    await expect(wasDone(request)).rejects.toMatchObject({ kind: 'network' });
  });
});
