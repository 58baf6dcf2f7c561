import { describe, expect, it } from 'vitest';
import { personas } from '../../seeds/index.ts';
import { at, callerOf, idOf, itemsOf, world } from '../../testing.ts';

const GIB = 1024 ** 3;
const IN = '?project=edge-cache';

function start(persona: string = personas.operator) {
  const { clock, mock, as } = world();
  const call = as(persona);
  const stateOf = async (disk: string) =>
    at((await call('GET', `/v1/disks/${disk}${IN}`)).body, 'state', 'state');
  return { clock, mock, call, stateOf, idOf: (path: string) => idOf(call, path) };
}

const blank = { type: 'blank', block_size: 4096 };
const disk = { name: 'fresh', description: '', size: 10 * GIB, disk_source: blank };

describe('disks (docs/contract/server-behaviour.md section 5)', () => {
  it('take a second to be created', async () => {
    const { call, clock, stateOf } = start();
    expect(await call('POST', `/v1/disks${IN}`, disk)).toMatchObject({
      status: 201,
      body: { state: { state: 'creating' }, block_size: 4096, device_path: '/mnt/fresh' },
    });
    clock.advance(1000);
    expect(await stateOf('fresh')).toBe('detached');
  });

  it('get block size and minimum size from their source', async () => {
    const { call, idOf } = start();
    const image = { type: 'image', image_id: await idOf('/v1/images/fedora-44-cloud') };
    const snapshot = { type: 'snapshot', snapshot_id: await idOf(`/v1/snapshots/before-migration${IN}`) };
    const made = async (name: string, source: object, size: number) =>
      call('POST', `/v1/disks${IN}`, { ...disk, name, disk_source: source, size: size * GIB });
    expect(await made('of-image', image, 5)).toMatchObject({
      status: 201,
      body: { block_size: 4096, image_id: image.image_id },
    });
    expect((await made('too-small', image, 4)).status).toBe(400);
    expect(await made('of-snapshot', snapshot, 20)).toMatchObject({
      status: 201,
      body: { snapshot_id: snapshot.snapshot_id },
    });
    expect((await made('too-small', snapshot, 19)).status).toBe(400);
    expect((await made('too-large', blank, 1024)).status).toBe(400);
    expect((await call('POST', `/v1/disks${IN}`, { ...disk, size: 10 * GIB + 1 })).status).toBe(400);
    expect((await made('spare-1', blank, 1)).body).toMatchObject({
      error_code: 'ObjectAlreadyExists',
      message: 'already exists: disk "spare-1"',
    });
  });

  it('count against the quota', async () => {
    const { call } = start();
    await call('PUT', '/v1/system/silos/fernhill/quotas', { storage: GIB });
    expect((await call('POST', `/v1/disks${IN}`, disk)).status).toBe(507);
    const snapshot = { name: 'fresh', description: '', disk: 'spare-1' };
    expect((await call('POST', `/v1/snapshots${IN}`, snapshot)).status).toBe(507);
  });
});

describe('bulk import', () => {
  const importing = { ...disk, size: GIB, disk_source: { type: 'importing_blocks', block_size: 512 } };
  const chunk = (offset: number, bytes: number) => ({
    offset,
    base64_encoded_data: Buffer.alloc(bytes, 7).toString('base64'),
  });

  it('follows the steps of the upload, up to an image', async () => {
    const { call, stateOf, idOf } = start();
    expect((await call('GET', `/v1/images/uploaded${IN}`)).status).toBe(404);
    await call('POST', `/v1/disks${IN}`, importing);
    expect(await stateOf('fresh')).toBe('import_ready');
    expect((await call('POST', `/v1/disks/fresh/bulk-write-start${IN}`)).status).toBe(204);
    const writes = [chunk(0, 524_288), chunk(524_288, 100)].map((body) =>
      call('POST', `/v1/disks/fresh/bulk-write${IN}`, body),
    );
    for (const { status } of await Promise.all(writes)) expect(status).toBe(204);
    expect((await call('POST', `/v1/disks/fresh/bulk-write-stop${IN}`)).status).toBe(204);
    const named = { snapshot_name: 'tmp-snapshot' };
    expect((await call('POST', `/v1/disks/fresh/finalize${IN}`, named)).status).toBe(204);
    expect(await stateOf('fresh')).toBe('detached');
    const snapshot = await call('GET', `/v1/snapshots/tmp-snapshot${IN}`);
    expect(snapshot.body).toMatchObject({
      state: 'ready',
      size: GIB,
      disk_id: await idOf(`/v1/disks/fresh${IN}`),
    });
    const source = { type: 'snapshot', id: at(snapshot.body, 'id') };
    const image = { name: 'uploaded', description: 'by hand', os: 'plan9', version: '4', source };
    expect(await call('POST', `/v1/images${IN}`, image)).toMatchObject({
      status: 201,
      body: { block_size: 512, size: GIB, os: 'plan9' },
    });
    expect((await call('DELETE', `/v1/snapshots/tmp-snapshot${IN}`)).status).toBe(204);
    expect((await call('DELETE', `/v1/disks/fresh${IN}`)).status).toBe(204);
  });

  it('refuses every call in the wrong state, and deletion before the end', async () => {
    const { call } = start();
    const post = async (name: string, tail: string, body?: unknown) =>
      (await call('POST', `/v1/disks/${name}/${tail}${IN}`, body)).status;
    for (const [name, tail, body] of [
      ['spare-1', 'bulk-write-start', undefined],
      ['import-running', 'bulk-write-start', undefined],
      ['import-paused', 'bulk-write', chunk(0, 512)],
      ['import-paused', 'bulk-write-stop', undefined],
      ['import-running', 'finalize', {}],
      ['spare-1', 'finalize', {}],
    ] as const)
      expect([name, tail, await post(name, tail, body)]).toEqual([name, tail, 400]);
    for (const name of ['import-running', 'import-paused'])
      expect((await call('DELETE', `/v1/disks/${name}${IN}`)).status).toBe(400);
    expect(await post('import-running', 'bulk-write-stop')).toBe(204);
    expect(await post('import-running', 'finalize', { snapshot_name: 'orphan' })).toBe(400);
    expect(await post('import-running', 'finalize', {})).toBe(204);
    expect((await call('DELETE', `/v1/disks/import-running${IN}`)).status).toBe(204);
  });

  it('refuses invalid chunks', async () => {
    const { call } = start();
    const write = async (body: object) =>
      (await call('POST', `/v1/disks/import-running/bulk-write${IN}`, body)).status;
    expect(await write(chunk(0, 524_289))).toBe(400);
    expect(await write(chunk(100, 512))).toBe(400);
    expect(await write(chunk(10 * GIB, 4096))).toBe(400);
    expect(await write({ offset: 0, base64_encoded_data: 'no base64!' })).toBe(400);
    expect(await write(chunk(10 * GIB - 4096, 4096))).toBe(204);
  });
});

describe('snapshots', () => {
  it('are ready at once and outlive their disk', async () => {
    const { call } = start();
    const body = { name: 'kept', description: '', disk: 'spare-16' };
    expect(await call('POST', `/v1/snapshots${IN}`, body)).toMatchObject({
      status: 201,
      body: { state: 'ready', size: 16 * GIB },
    });
    expect((await call('DELETE', `/v1/disks/spare-16${IN}`)).status).toBe(204);
    expect((await call('GET', `/v1/snapshots/kept${IN}`)).body).toMatchObject({ state: 'ready' });
    expect((await call('POST', `/v1/snapshots${IN}`, { ...body, disk: 'ams-01-hot' })).status).toBe(400);
    const faulted = { ...body, name: 'x', disk: 'ams-01-scratch' };
    expect((await call('POST', `/v1/snapshots${IN}`, faulted)).status).toBe(400);
  });

  it('come in pages of 50, 50, 50 and 17', async () => {
    const { call } = start();
    const sizes = [];
    for (let token = ''; ;) {
      const { body } = await call('GET', `/v1/snapshots${IN}&limit=50${token}`);
      sizes.push(itemsOf(body).length);
      const next = at(body, 'next_page');
      if (typeof next !== 'string') break;
      token = `&page_token=${encodeURIComponent(next)}`;
    }
    expect(sizes).toEqual([50, 50, 50, 17, 0]);
  });
});

describe('images', () => {
  const names = (body: unknown) => itemsOf(body).map((item) => at(item, 'name'));

  it('move between project and silo', async () => {
    const { call, idOf } = start();
    const id = await idOf(`/v1/images/cache-golden${IN}`);
    expect((await call('GET', `/v1/images/${id}${IN}`)).status).toBe(400);
    expect(await call('POST', `/v1/images/cache-golden/promote${IN}`)).toMatchObject({ status: 202 });
    expect(at((await call('GET', '/v1/images/cache-golden')).body, 'project_id')).toBeUndefined();
    expect(names((await call('GET', '/v1/images')).body)).toContain('cache-golden');
    expect(names((await call('GET', `/v1/images${IN}`)).body)).not.toContain('cache-golden');
    expect((await call('POST', `/v1/images/${id}/promote`)).status).toBe(400);
    expect((await call('POST', `/v1/images/${id}/demote?project=atlas-api`)).status).toBe(202);
    expect((await call('POST', `/v1/images/${id}/demote${IN}`)).status).toBe(400);
    expect((await call('DELETE', '/v1/images/cache-golden?project=atlas-api')).status).toBe(204);
  });

  it('have unique names in each scope', async () => {
    const { call, idOf } = start();
    const source = { type: 'snapshot', id: await idOf(`/v1/snapshots/orphan${IN}`) };
    const image = { name: 'ubuntu-26-04', description: '', os: 'x', version: '1', source };
    expect((await call('POST', '/v1/images', image)).status).toBe(400);
    expect((await call('POST', `/v1/images${IN}`, image)).status).toBe(201);
    for (const [action, kind] of [
      ['promote', 'silo-image'],
      ['demote', 'project-image'],
    ]) {
      expect((await call('POST', `/v1/images/ubuntu-26-04/${action}${IN}`)).body).toMatchObject({
        message: `already exists: ${kind} "ubuntu-26-04"`,
      });
    }
    expect((await call('POST', '/v1/images?project=atlas-api', { ...image, name: 'y' })).status).toBe(400);
  });

  it('of the silo are hidden without a role on it, and changed by its collaborators', async () => {
    const { mock, call, idOf } = start(personas.projectOnly);
    expect((await call('GET', '/v1/images')).status).toBe(403);
    expect((await call('DELETE', '/v1/images/ubuntu-26-04')).status).toBe(404);
    expect((await call('POST', `/v1/images/cache-golden/promote${IN}`)).status).toBe(403);
    expect((await call('DELETE', `/v1/images/cache-golden${IN}`)).status).toBe(204);
    const source = { type: 'snapshot', id: await idOf(`/v1/snapshots/orphan${IN}`) };
    const image = { name: 'mine', description: '', os: 'x', version: '1', source };
    expect((await call('POST', '/v1/images', image)).status).toBe(403);
    const collaborator = callerOf(mock, personas.siloCollaborator);
    expect(names((await collaborator('GET', '/v1/images')).body)).toContain('ubuntu-26-04');
    expect((await collaborator('DELETE', '/v1/images/ubuntu-26-04')).status).toBe(204);
    const stranger = callerOf(mock, 'Hanne Vestergaard');
    expect((await stranger('GET', `/v1/images/${await idOf('/v1/images/fedora-44-cloud')}`)).status).toBe(
      404,
    );
    const nobody = callerOf(mock, personas.nobody);
    expect((await nobody('GET', `/v1/images${IN}`)).status).toBe(404);
    expect((await nobody('POST', '/v1/images', image)).status).toBe(403);
  });
});
