// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { headings } from '../../../../../../tools/testing/on-screen.ts';
import {
  choose,
  confirmIn,
  expectToast,
  once,
  openDialog,
  openRowMenu,
  press,
  renderScreen,
  rowAction,
  rowOf,
  setWidth,
  useScreens,
  valueOf,
} from '../../../../../../tools/testing/screen.tsx';
import { routes } from '../../../routes.ts';
import { instanceAt } from '../test-time.ts';

useScreens();
beforeEach(() => {
  setWidth(120);
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
});

test('groups are shown with an explanation of their policy, and can be left', async () => {
  await renderScreen(routes, instanceAt('cache-ams-01', 'settings'));
  const table = await screen.findByRole('table', { name: 'Anti-affinity groups' });
  expect(headings(table)).toEqual(['name', 'description', 'Policy', '']);
  fireEvent.click(within(table).getByRole('button', { name: 'Tip' }));
  expect((await screen.findByRole('tooltip')).textContent).toContain('every sled already runs a member');
  const menu = await openRowMenu('cache-spread');
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Copy group ID',
    'Remove instance from group',
  ]);
});

test('joining a group requires one, and a refusal keeps it in the form', async () => {
  await renderScreen(
    routes,
    instanceAt('schema-migrator', 'settings'),
    once('antiAffinityGroupMemberInstanceAdd', { status: 503, message: 'The region is being moved' }),
  );
  await press(await screen.findByRole('button', { name: 'Add to group' }));
  const form = await openDialog('Add to anti-affinity group');
  const picker = form.getByRole('combobox', { name: 'Anti-affinity group' });
  const submit = () => press(form.getByRole('button', { name: 'Add to group' }));
  await submit();
  expect((await form.findByRole('alert')).textContent).toBe('Anti-affinity group is required');
  await choose(picker, 'tls-pair');
  await submit();
  const refused = 'Could not add instance to groupThe region is being moved';
  await waitFor(() => expect(form.getByRole('alert').textContent).toContain(refused));
  expect(valueOf(picker)).toBe('tls-pair');
  expect(screen.getByTestId('Toasts').textContent).toBe('');
});

test('a removal that fails shows the reason once', async () => {
  await renderScreen(
    routes,
    instanceAt('cache-ams-01', 'settings'),
    once('antiAffinityGroupMemberInstanceDelete', { status: 503, message: 'The rack is resting' }),
  );
  await rowAction('cache-spread', 'Remove instance from group');
  await confirmIn('Remove instance from group');
  await expectToast('The rack is resting');
  expect(screen.getByTestId('Toasts').textContent).toBe(
    'Error removing instance from groupThe rack is resting',
  );
  await rowOf('cache-spread');
});
