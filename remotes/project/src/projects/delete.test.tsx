// @vitest-environment happy-dom
import type { Mock } from '@console/mock';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectClosed, expectGone } from '../../../../tools/testing/on-screen.ts';
import {
  expectToast,
  once,
  openDialog,
  press,
  renderScreen,
  rowAction,
  useScreens,
} from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';

useScreens(120);

/** Creates an empty project, without a VPC, so that it can be deleted. */
function bareProject({ store: { tables } }: Mock): void {
  const [like] = tables.projects;
  if (like) tables.projects.put({ ...like, id: '00000000-0000-4000-8000-000000000001', name: 'bare-field' });
}

// @sheet specification/2.13
test('an empty project is deleted once, after a confirmation', async () => {
  const { mock } = await renderScreen(routes, '/projects', {
    ...once('projectDelete', { delay: 400 }),
    prepare: bareProject,
  });
  await rowAction('bare-field', 'Delete');
  const asked = await openDialog('Confirm delete');
  expect(screen.getByRole('dialog').textContent).toContain('Delete project bare-field?');
  for (const name of ['Cancel', 'Confirm', 'Copy as code'])
    expect(await asked.findByRole('button', { name })).toBeTruthy();
  const cancel = asked.getByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(document.activeElement).toBe(cancel));
  const yes = asked.getByRole('button', { name: 'Confirm' });
  await press(yes);
  await waitFor(() => expect(yes.getAttribute('aria-busy')).toBe('true'));
  fireEvent.click(yes);
  fireEvent.keyDown(yes, { key: 'Escape' });
  expect(screen.getByRole('dialog', { name: 'Confirm delete' })).toBeTruthy();
  await expectToast('Project bare-field deleted');
  await expectClosed();
  await expectGone('bare-field');
  expect(mock.calls.get('projectDelete')).toBe(1);
  expect(mock.store.tables.projects.some(({ name }) => name === 'bare-field')).toBe(false);
});
