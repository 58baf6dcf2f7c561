// @vitest-environment happy-dom
import { personas } from '@console/mock';
import { clearCache } from '@console/shared/query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { wasDone } from '../../shared/outcome/rules.ts';
import { serve, useApi } from '../../shell/src/search/test-search.ts';
import { searchAll } from '../testing/search.ts';
import { addressOf, PATHS } from './addresses.ts';
import { isFull } from './full.ts';
import { holdersOf, watchAtoms } from './dump.ts';
import { writes } from './requests.ts';
import { ANSWERS, answerWithMarks, MARK, placeOf, requestOf } from './secrets.ts';
import { openMock, walk } from './walk.tsx';

beforeEach(watchAtoms);

/** Addresses of the walked pages; without `FULL`, those near the requests whose responses contain a secret. */
const ADDRESSES = PATHS.filter((path) => isFull || /networking|setup|racks/.test(path)).map((path) =>
  addressOf(path),
);

describe('a secret in a response', () => {
  test('is one of the known ones', () => {
    expect(ANSWERS.map(({ id, places }) => [id, ...places])).toEqual([
      ['networking_switch_port_settings_create', 'bgp_peers.*.md5_auth_key'],
      ['networking_switch_port_settings_view', 'bgp_peers.*.md5_auth_key'],
    ]);
  });

  const mock = openMock(personas.operator);
  let answered = 0;

  beforeEach(() => {
    const counted = answerWithMarks(mock);
    return () => void (answered += counted.answered);
  });

  // @sheet operator/13.26
  test.each(ADDRESSES)(
    'is kept nowhere by %s',
    async (address) => {
      await walk(mock, address, [], async () => expect(holdersOf(MARK)).toEqual([]));
    },
    30_000,
  );

  test('was sent to pages', () => expect(answered).toBeGreaterThan(5));

  test('to the check of an unknown outcome is kept nowhere', async () => {
    vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
      mock.handle(new Request(new URL(input, 'http://localhost'), init)),
    );
    for (const id of writes.keys()) {
      if (!id.startsWith('networkingSwitchPort')) continue;
      await wasDone(await requestOf(id, placeOf(mock))).catch(() => undefined);
      expect(holdersOf(MARK)).toEqual([]);
    }
    vi.unstubAllGlobals();
    clearCache();
  });

  describe('to a search', () => {
    useApi();

    // @sheet operator/13.26
    test.each(['172.20.15.10', '740fd8df-1ff5-4528-bfc8-6fed1432e21a', 'uplink-west'])(
      'for %s is kept nowhere',
      async (text) => {
        let asked: ReturnType<typeof answerWithMarks> = { answered: 0 };
        serve(personas.operator, (served) => {
          asked = answerWithMarks(served);
        });
        await searchAll(text, { isSystem: true });
        if (text !== 'uplink-west') expect(asked.answered).toBeGreaterThan(0);
        expect(holdersOf(MARK)).toEqual([]);
      },
      30_000,
    );
  });
});
