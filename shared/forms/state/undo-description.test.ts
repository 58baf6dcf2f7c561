// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { apiError, projectUpdate, projectView } from '@console/shared/api';
import { type Call, callTo, query } from '@console/shared/query';
import { undoDescription } from './undo-description.tsx';

describe('the description of a resource', () => {
  const project = {
    id: '1',
    name: 'red',
    description: 'Old',
    timeCreated: new Date(0),
    timeModified: new Date(0),
  };
  const edit = (after: object) =>
    undoDescription({
      noun: 'project',
      before: project,
      after: { ...project, timeModified: new Date(1), ...after },
      view: (name) => query(projectView, { path: { project: name } }),
      update: (description) => callTo(projectUpdate, { path: { project: 'red' }, body: { description } }),
    })();

  test('is restored when nothing else was changed', async () =>
    expect(await edit({ description: 'New' })).toMatchObject({
      before: 'Old',
      after: 'New',
      of: 'project red',
    }));

  test.each([
    ['is the same', {}],
    ['was changed with the name', { description: 'New', name: 'rouge' }],
    ['was changed with another field', { description: 'New', timeCreated: new Date(1) }],
  ])('is not restored when it %s', async (_, after) => expect(await edit(after)).toBeUndefined());
});

describe('the name of a resource', () => {
  const lamp = { id: '1', name: 'red', description: 'Old', timeModified: new Date(0) };
  type Lamp = typeof lamp;

  /** A rename from red to rouge, and the lamps that there are when it is undone. */
  const renamed = async (now: readonly Lamp[], after: Partial<Lamp> = {}, couldRename = true) => {
    const sent: unknown[] = [];
    const callOf = (body: object): Call => ({
      operation: projectUpdate,
      input: { path: { project: 'rouge' }, body },
      send: async () => void sent.push(body),
    });
    const plan = await undoDescription<Lamp>({
      noun: 'lamp',
      before: lamp,
      after: { ...lamp, name: 'rouge', timeModified: new Date(1), ...after },
      view: (name) => ({
        queryKey: ['lamp', name],
        queryFn: async () => {
          const found = now.find((one) => one.name === name);
          if (!found) throw apiError({ kind: 'not-found', message: 'Not found' });
          return found;
        },
      }),
      update: (description) => callOf({ description }),
      ...(couldRename && {
        rename: { update: (body) => callOf(body), pageOf: (name) => `/lamps/${name}` },
      }),
    })();
    return { plan, sent };
  };
  const rouge = { ...lamp, name: 'rouge' };

  test('is restored alone when the description was left', async () => {
    const { plan, sent } = await renamed([{ ...rouge, description: 'Of a colleague' }]);
    expect(plan).toMatchObject({ of: 'lamp rouge', moved: ['/lamps/rouge', '/lamps/red'] });
    const standing = await plan?.look();
    expect(standing?.value).toBe(plan?.after);
    await standing?.back();
    expect(sent).toEqual([{ name: 'red' }]);
  });

  test('is restored with the description', async () => {
    const { plan, sent } = await renamed([{ ...rouge, description: 'New' }], { description: 'New' });
    const standing = await plan?.look();
    expect(standing?.value).toBe(plan?.after);
    await standing?.back();
    expect(sent).toEqual([{ name: 'red', description: 'Old' }]);
  });

  test('is not written again when it is as before, as after a lost answer', async () => {
    const { plan } = await renamed([lamp]);
    expect((await plan?.look())?.value).toBe(plan?.before);
  });

  test('is not taken from another one that has it now', async () => {
    const { plan, sent } = await renamed([rouge, { ...lamp, id: '2' }]);
    await expect((await plan?.look())?.back()).rejects.toThrow('Lamp name already exists');
    expect(sent).toEqual([]);
  });

  test.each([
    ['it was renamed once more', [{ ...rouge, name: 'rosso' }]],
    ['it was deleted', []],
    ['another one has its name', [{ ...rouge, id: '2' }]],
  ])('is not restored when %s', async (_, now) => {
    const standing = await (await renamed(now)).plan?.look();
    expect(standing?.value).toBeUndefined();
    expect(await standing?.now()).toBe('This lamp is no longer named rouge.');
  });

  test.each([
    ['with another field', { id: '3' }, true],
    ['in a form that does not say how', {}, false],
  ])('is not restored when it was changed %s', async (_, after, couldRename) => {
    expect((await renamed([rouge], after, couldRename)).plan).toBeUndefined();
  });
});
