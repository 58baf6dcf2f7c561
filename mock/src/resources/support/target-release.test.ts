import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at, itemsOf, world } from '../../testing.ts';
import { compareVersions } from './versions.ts';

const PATH = '/v1/system/update/target-release';

describe('the target release', () => {
  it('can be raised, and increments its generation', async () => {
    const { call, clock } = world();
    expect((await call('GET', PATH)).body).toMatchObject({
      generation: 4,
      release_source: { type: 'system_version', version: '16.1.0' },
    });
    clock.advance(1000);
    for (const [version, generation] of [
      ['16.2.0', 5],
      ['17.0.0-rc.1', 6],
      ['17.0.0', 7],
    ] as const) {
      const set = await call('PUT', PATH, { system_version: version });
      const time_requested = new Date(clock.now()).toISOString();
      const release_source = { type: 'system_version', version };
      expect(set).toEqual({ status: 201, body: { generation, time_requested, release_source } });
      expect((await call('GET', PATH)).body).toEqual(set.body);
    }
  });

  it('is not set in a new system, and may be any release first', async () => {
    const { call } = world({ seed: 'empty' });
    const unset = await call('GET', PATH);
    expect(unset.body).toMatchObject({ generation: 1, release_source: { type: 'unspecified' } });
    const set = await call('PUT', PATH, { system_version: '15.2.0' });
    expect(at(set.body, 'generation')).toBe(2);
  });

  it.each([
    ['16.0.0', 400, 'older'],
    ['16.1.0-rc.1', 404, 'not found: system-release with name "16.1.0-rc.1"'],
    ['99.0.0', 404, 'not found: system-release'],
    ['newest', 400, 'system_version'],
  ])('cannot be set to %s', async (system_version, status, message) => {
    const refused = await world().call('PUT', PATH, { system_version });
    expect(refused.status).toBe(status);
    expect(at(refused.body, 'message')).toContain(message);
  });

  it('is for fleet admins', async () => {
    const { as } = world();
    const tobias = as('Tobias Lindqvist');
    expect((await tobias('GET', PATH)).status).toBe(403);
    expect((await tobias('PUT', PATH, { system_version: '17.0.0' })).status).toBe(403);
  });
});

describe('versions', () => {
  it('are ordered by semantic versioning', () => {
    const sorted = [
      '0.9.10',
      '1.0.0-1',
      '1.0.0-2',
      '1.0.0-11',
      '1.0.0-alpha',
      '1.0.0-alpha.1',
      '1.0.0-beta-2',
      '1.0.0',
      '1.0.9',
      '1.0.10',
      '9007199254740993.0.0',
      '9007199254740994.0.0',
    ];
    for (const [first, a] of sorted.entries())
      for (const [second, b] of sorted.entries())
        expect(Math.sign(compareVersions(a, b)), `${a} ${b}`).toBe(Math.sign(first - second));
    expect(compareVersions('1.0.0+5', '1.0.0+6')).toBe(0);
  });

  it('change sign when they are swapped', () => {
    const part = fc.constantFrom('0', '1', '10', 'rc', 'a-b');
    const version = fc
      .tuple(fc.nat(3), fc.nat(3), fc.nat(3), fc.array(part, { maxLength: 3 }))
      .map(([a, b, c, pre]) => `${a}.${b}.${c}${pre.length > 0 ? `-${pre.join('.')}` : ''}`);
    fc.assert(
      fc.property(version, version, (a, b) => {
        expect(compareVersions(a, b) + compareVersions(b, a)).toBe(0);
        expect(compareVersions(a, b) === 0).toBe(a === b);
      }),
    );
  });
});

describe('what is built in', () => {
  it('lists roles of every scope, in pages', async () => {
    const { call } = world();
    const first = await call('GET', '/v1/system/roles?limit=5');
    const rest = await call('GET', `/v1/system/roles?page_token=${String(at(first.body, 'next_page'))}`);
    const names = [...itemsOf(first.body), ...itemsOf(rest.body)].map((role) => at(role, 'name'));
    expect(names).toHaveLength(10);
    expect(names).toContain('silo.collaborator');
    expect((await call('GET', '/v1/system/roles/fleet.viewer')).body).toMatchObject({ name: 'fleet.viewer' });
    expect((await call('GET', '/v1/system/roles/owner')).status).toBe(404);
  });

  it('has built-in users in every seed', async () => {
    for (const seed of ['demo', 'empty'] as const) {
      const { call } = world({ seed });
      const list = await call('GET', '/v1/system/users-builtin');
      const [first] = itemsOf(list.body);
      expect(itemsOf(list.body).length).toBeGreaterThan(3);
      for (const selector of [at(first, 'id'), at(first, 'name')])
        expect((await call('GET', `/v1/system/users-builtin/${String(selector)}`)).body).toEqual(first);
      expect((await call('GET', '/v1/system/users-builtin/maren')).status).toBe(404);
    }
  });

  it.each([
    ['roles', 403],
    ['roles/fleet.viewer', 404],
    ['users-builtin', 403],
    ['users-builtin/internal-read', 404],
  ])('returns %s to fleet viewers only', async (path, status) => {
    expect((await world().as('Tobias Lindqvist')('GET', `/v1/system/${path}`)).status).toBe(status);
  });
});
