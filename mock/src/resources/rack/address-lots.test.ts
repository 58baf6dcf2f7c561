import { describe, expect, it } from 'vitest';
import { personas } from '../../seeds/index.ts';
import { FLEET_ID } from '../../store/store.ts';
import { at, callerOf, itemsOf, world } from '../../testing.ts';

const LOTS = '/v1/system/networking/address-lot';
const LOOPBACKS = '/v1/system/networking/loopback-address';

const start = () => {
  const made = world();
  return { ...made, rackId: [...made.tables.racks][0]?.id ?? '' };
};
const block = (first_address: string, last_address: string) => ({ first_address, last_address });
const lot = (name: string, ...blocks: object[]) => ({ name, description: '', kind: 'infra', blocks });

describe('address lots', () => {
  it('are created with their blocks, in canonical notation', async () => {
    const { call } = start();
    const made = await call(
      'POST',
      LOTS,
      lot('spare', block('10.3.0.1', '10.3.0.9'), block('FD03:0::1', 'fd03::2')),
    );
    expect(made).toMatchObject({
      status: 201,
      body: { lot: { name: 'spare', kind: 'infra' }, blocks: [{}, { first_address: 'fd03::1' }] },
    });
    const blocks = itemsOf((await call('GET', `${LOTS}/spare/blocks`)).body);
    expect(new Set(blocks.map((row) => at(row, 'last_address')))).toEqual(new Set(['10.3.0.9', 'fd03::2']));
    expect(blocks[0]).not.toHaveProperty('address_lot_id');
    const id = String(at(made.body, 'lot', 'id'));
    expect((await call('GET', `${LOTS}/${id}/blocks?limit=1`)).body).toMatchObject({ items: [{}] });
    expect((await call('DELETE', `${LOTS}/${id}`)).status).toBe(204);
    expect((await call('GET', `${LOTS}/spare/blocks`)).body).toMatchObject({ error_code: 'ObjectNotFound' });
  });

  // @sheet corrections/R1
  it('of a taken name get more blocks, each once, and keep their kind', async () => {
    const { call } = start();
    const more = lot('partner-trial', block('192.0.3.0', '192.0.3.9'), block('192.0.2.0', '192.0.2.255'));
    const before = itemsOf((await call('GET', `${LOTS}/partner-trial/blocks`)).body);
    for (let turn = 0; turn < 2; turn += 1) {
      const made = await call('POST', LOTS, { ...more, description: 'other' });
      expect(made).toMatchObject({
        status: 201,
        body: {
          lot: { name: 'partner-trial', kind: 'pool', description: '' },
          blocks: [{ first_address: '192.0.3.0' }, { id: at(before[0], 'id') }],
        },
      });
    }
    expect(itemsOf((await call('GET', `${LOTS}/partner-trial/blocks`)).body)).toHaveLength(2);
    expect(itemsOf((await call('GET', LOTS)).body)).toHaveLength(3);
  });

  // @sheet corrections/R1
  it('may have blocks that overlap, within the lot and with others', async () => {
    const { call } = start();
    const blocks = [
      block('10.3.0.1', '10.3.0.9'),
      block('10.3.0.9', '10.3.0.12'),
      block('192.0.2.9', '192.0.3.4'),
    ];
    expect((await call('POST', LOTS, lot('spare', ...blocks))).status).toBe(201);
  });

  it.each([
    ['downwards', [block('10.3.0.9', '10.3.0.1')], 'upwards'],
    ['of two versions', [block('10.3.0.9', 'fd00::1')], 'one IP version'],
  ])('refuse invalid blocks: %s', async (_, blocks, words) => {
    const { call } = start();
    const refused = await call('POST', LOTS, lot('spare', ...blocks));
    expect(refused).toMatchObject({ status: 400, body: { error_code: 'InvalidRequest' } });
    expect(at(refused.body, 'message')).toContain(words);
    expect(itemsOf((await call('GET', LOTS)).body)).toHaveLength(3);
  });

  // @sheet corrections/R2
  it('cannot be deleted while a switch has an address of them, but while they are announced', async () => {
    const { call, rackId } = start();
    expect(at((await call('DELETE', `${LOTS}/switch-uplinks`)).body, 'message')).toContain('loopback');
    const place = `${LOOPBACKS}/${rackId}`;
    for (const location of ['switch0', 'switch1'])
      expect((await call('DELETE', `${place}/${location}/fd00:20:15::8/128`)).status).toBe(204);
    expect(at((await call('DELETE', `${LOTS}/switch-uplinks`)).body, 'message')).toContain('port settings');
    expect((await call('DELETE', `${LOTS}/public-addresses`)).status).toBe(204);
    expect((await call('DELETE', `${LOTS}/partner-trial`)).status).toBe(204);
    expect((await call('DELETE', `${LOTS}/partner-trial`)).status).toBe(404);
  });
});

describe('loopback addresses', () => {
  // @sheet corrections/R16
  it('are allocated from a lot, once each, except anycast ones on every switch', async () => {
    const { call, rackId } = start();
    const body = (address: string, switch_location: string, anycast = false, mask = 32) => ({
      address,
      address_lot: 'switch-uplinks',
      anycast,
      mask,
      rack_id: rackId,
      switch_location,
    });
    const send = async (...args: Parameters<typeof body>) => call('POST', LOOPBACKS, body(...args));
    const made = await send('172.20.15.50', 'switch0');
    expect(made).toMatchObject({
      status: 201,
      body: { address: '172.20.15.50/32', switch_location: 'switch0' },
    });
    expect(made.body).not.toHaveProperty('anycast');
    expect((await send('172.20.15.50', 'switch0', false, 30)).body).toMatchObject({
      error_code: 'ObjectAlreadyExists',
      message: 'already exists: loopback-address "172.20.15.50"',
    });
    expect((await send('172.20.15.50', 'switch1')).status).toBe(400);
    expect((await send('172.20.15.50', 'switch1', true)).status).toBe(400);
    expect((await send('172.20.15.51', 'switch0', true)).status).toBe(201);
    expect((await send('172.20.15.51', 'switch1', true)).status).toBe(201);
    const port = await send('172.20.15.10', 'switch0');
    expect(at(port.body, 'message')).toContain('the port settings "uplink-west"');
    expect(at((await send('10.0.0.1', 'switch0')).body, 'message')).toContain('in no block');
    expect((await send('172.20.15.52', 'switch0', false, 33)).status).toBe(400);
    expect((await send('172.20.15.52', 'switch7')).body).toMatchObject({ error_code: 'InvalidRequest' });
    const unknown = { ...body('172.20.15.52', 'switch0'), rack_id: FLEET_ID };
    expect((await call('POST', LOOPBACKS, unknown)).status).toBe(404);
    const elsewhere = { ...body('172.20.15.52', 'switch0'), address_lot: 'nope' };
    expect((await call('POST', LOOPBACKS, elsewhere)).body).toMatchObject({
      message: 'not found: address-lot with name "nope"',
    });
    expect(itemsOf((await call('GET', LOOPBACKS)).body)).toHaveLength(5);
  });

  it('are identified by switch, address and mask, and release the address', async () => {
    const { call, rackId } = start();
    expect((await call('DELETE', `${LOOPBACKS}/${rackId}/switch0/fd00:20:15::8/64`)).status).toBe(404);
    expect((await call('DELETE', `${LOOPBACKS}/${rackId}/switch0/FD00:20:15:0::8/128`)).status).toBe(204);
    expect((await call('DELETE', `${LOOPBACKS}/${rackId}/switch0/fd00:20:15::8/128`)).status).toBe(404);
    expect(itemsOf((await call('GET', LOOPBACKS)).body)).toHaveLength(1);
  });
});

it('is read by fleet viewers and changed by fleet admins (docs/contract/server-behaviour.md section 2)', async () => {
  const { mock } = start();
  const { tables } = mock.store;
  const collaborator = callerOf(mock, personas.siloCollaborator);
  const reads = [
    LOTS,
    LOOPBACKS,
    ...['bgp', 'bgp-status', 'bfd-status', 'switch-port-settings'].map(
      (path) => `/v1/system/networking/${path}`,
    ),
  ];
  for (const path of reads) expect((await collaborator('GET', path)).status, path).toBe(403);
  const user = tables.users.find((row) => row.displayName === personas.siloCollaborator);
  const viewer = { scopeId: FLEET_ID, identityType: 'silo_user', roleName: 'viewer' } as const;
  tables.roles.put({ id: mock.store.newId(), identityId: user?.id ?? '', ...viewer });
  for (const path of reads) expect((await collaborator('GET', path)).status, path).toBe(200);
  expect((await collaborator('POST', LOTS, lot('spare'))).status).toBe(403);
  expect((await collaborator('DELETE', `${LOTS}/nope`)).status).toBe(403);
  expect((await collaborator('DELETE', '/v1/system/networking/bgp?name_or_id=uplink-main')).status).toBe(403);
});
