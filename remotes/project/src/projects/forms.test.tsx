// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openDialog, renderScreen, useScreens } from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';

useScreens();

test('one', async () => {
  const { mock, address } = await renderScreen(routes, '/projects-new');
  const form = await openDialog('Create project');
  const name = form.getByRole('textbox', { name: 'Name' });
  fireEvent.change(name, { target: { value: 'Glass' } });
  fireEvent.click(form.getByRole('button', { name: 'Create project' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/Can only contain/);
  expect(document.activeElement).toBe(name);
  expect(mock.calls.get('projectCreate')).toBeUndefined();
  expect(address()).toBe('/projects-new');
});
