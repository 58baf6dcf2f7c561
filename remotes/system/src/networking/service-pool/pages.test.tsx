// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  confirmIn,
  expectToast,
  fill,
  openDialog,
  press,
  renderScreen,
  rowAction,
  rowOf,
  useScreens,
} from '../../../../../tools/testing/screen.tsx';
import { routes } from '../../routes.ts';

useScreens();

const ADDRESS = '203.0.113.250';

// @sheet operator/13.36
it('the service pool has ranges and no allocation', async () => {
  const { mock } = await renderScreen(routes, '/system/networking/ip-pools');
  fireEvent.click(await screen.findByRole('link', { name: 'Service pool' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Service pool' })).toBeTruthy();
  await waitFor(() => expect(document.body.textContent.replaceAll('\u00a0', ' ')).toContain('30 IPs'));
  expect(screen.queryByText('Allocated')).toBeNull();
  const [add] = await screen.findAllByRole('link', { name: 'Add range' });
  if (add) fireEvent.click(add);
  const form = await openDialog('Add IP range');
  for (const name of [/^First/, /^Last/]) fill(form.getByRole('textbox', { name }), ADDRESS);
  await press(form.getByRole('button', { name: 'Add IP range' }));
  await expectToast('IP range added');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await rowOf(ADDRESS);
  expect(mock.calls.get('ipPoolServiceRangeAdd')).toBe(1);
  await rowAction(ADDRESS, 'Remove');
  await confirmIn('Remove range');
  await expectToast('Range removed');
  const url = new URL('/v1/system/ip-pools-service/ranges', location.origin);
  const { items }: { items: unknown[] } = await (await mock.handle(new Request(url))).json();
  expect(items).toHaveLength(3);
});
