// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { projectUpdate, projectView } from '@console/shared/api';
import { callTo, query } from '@console/shared/query';
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
