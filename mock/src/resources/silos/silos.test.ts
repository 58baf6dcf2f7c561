import { expect, it } from 'vitest';
import { problems } from '../../../verify/invariants/index.ts';
import { at, itemsOf, world } from '../../testing.ts';

const SILOS = '/v1/system/silos';
const body = (more: object) => ({
  name: 'tidal',
  description: '',
  discoverable: true,
  identity_mode: 'saml_jit',
  quotas: { cpus: 1, memory: 1, storage: 1 },
  tls_certificates: [],
  ...more,
});

it('refuses negative quotas, at creation and later', async () => {
  const { call } = world();
  const made = await call('POST', SILOS, body({ quotas: { cpus: -1, memory: 0, storage: 0 } }));
  expect(made).toMatchObject({ status: 400, body: { message: expect.stringContaining('cpus') } });
  expect((await call('POST', SILOS, body({ quotas: { cpus: 0, memory: 0, storage: 0 } }))).status).toBe(201);
  expect((await call('PUT', `${SILOS}/tidal/quotas`, { cpus: -1 })).status).toBe(400);
});

it('maps fleet roles to the roles of a silo only', async () => {
  const { call } = world();
  const made = await call('POST', SILOS, body({ mapped_fleet_roles: { captain: ['viewer'] } }));
  expect(made).toMatchObject({ status: 400, body: { message: expect.stringContaining('captain') } });
  const good = await call('POST', SILOS, body({ mapped_fleet_roles: { admin: ['viewer'] } }));
  expect(good).toMatchObject({ status: 201, body: { mapped_fleet_roles: { admin: ['viewer'] } } });
});

it("removes the roles of a deleted silo's groups", async () => {
  const { mock, call } = world();
  await call('POST', SILOS, body({ admin_group_name: 'tide-keepers' }));
  const group = mock.store.tables.groups.find((row) => row.displayName === 'tide-keepers');
  const policy = await call('GET', '/v1/system/policy');
  const assignments = at(policy.body, 'role_assignments');
  const granted = { identity_id: group?.id, identity_type: 'silo_group', role_name: 'viewer' };
  const grown = { role_assignments: Array.isArray(assignments) ? [...assignments, granted] : [] };
  expect((await call('PUT', '/v1/system/policy', grown)).status).toBe(200);
  expect((await call('DELETE', `${SILOS}/tidal`)).status).toBe(204);
  expect(at((await call('GET', '/v1/system/policy')).body, 'role_assignments')).toEqual(assignments);
  expect(problems(mock.store)).toEqual([]);
  expect(itemsOf((await call('GET', SILOS)).body)).not.toContainEqual(
    expect.objectContaining({ name: 'tidal' }),
  );
});
