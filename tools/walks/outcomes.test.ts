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
 * Checks the outcome rules (shared/outcome) against the mock: the outcome of each write with a rule is checked before the write is sent
 * and after it.
 */

/** The mock behind `fetch` for the reads of the rules, and as the target of samples. */
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

/** Operations whose outcome no read shows. */
const UNTOLD = [
  'localIdpUserSetPassword',
  'supportBundleCreate',
  'webhookSecretsAdd',
  'webhookDeliveryResend',
  'webhookReceiverProbe',
  'instanceReboot',
];

/** The other operations, whose outcome can be read. */
const TOLD = Object.keys(RULES).filter((id) => !UNTOLD.includes(id));

/** Bodies in place of samples that would change nothing. */
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

describe('a write that got no response', () => {
  // @sheet operator/13.5
  test.each(TOLD)('%s is distinguished from one that never arrived', async (id) => {
    const place = serve();
    const request = await requestOf(id, place);
    // An accepted sled is listed only some time later, so the outcome is unknown before that
    expect(await wasDone(request)).toBe(id === 'sledAdd' ? undefined : false);
    const { status } = await send(request);
    expect(status).toBeLessThan(300);
    await place.advance(30_000);
    expect(await wasDone(request)).toBe(true);
  });

  // @sheet operator/13.5
  test.each(UNTOLD)('the outcome of %s stays unknown', async (id) => {
    const place = serve();
    expect(await wasDone(await requestOf(id, place))).toBeUndefined();
  });

  // @sheet operator/13.5
  test('has an unknown outcome when the read fails', async () => {
    const place = serve();
    const request = await requestOf('networkingAddressLotDelete', place);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    vi.spyOn(console, 'error').mockReturnValue();
    await expect(wasDone(request)).rejects.toMatchObject({ kind: 'network' });
  });
});
