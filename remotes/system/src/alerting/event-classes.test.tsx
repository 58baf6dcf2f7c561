// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  cellOf,
  confirmIn,
  expectToast,
  fill,
  openDialog,
  press,
  renderScreen,
  rowAction,
  useScreens,
} from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';
import { CLASSES } from './test-classes.ts';

useScreens();

const PAGER = '/system/alerting/receivers/pager-bridge';

describe('subscriptions', () => {
  test('show what they match, and can be added and removed', async () => {
    await renderScreen(routes, `${PAGER}?tab=subscriptions`, { faults: [CLASSES] });
    const cell = await cellOf('hardware.**', 'Matches');
    await vi.waitFor(() => expect(cell.textContent).toBe('2 of 4 classes'));
    fireEvent.click(screen.getByRole('button', { name: 'Add subscription' }));
    const modal = await openDialog('Add subscription');
    const box = modal.getByRole('combobox', { name: /^Subscription/ });
    fill(box, 'system.*');
    fireEvent.blur(box);
    await press(modal.getByRole('button', { name: 'Add subscription' }));
    expect(await modal.findByText(/Matches none of 4/)).toBeTruthy();
    await expectToast('Subscription system.* added');
    await rowAction('instance.failed', 'Remove');
    await confirmIn('Remove subscription');
    await expectToast('Subscription instance.failed removed');
  });
});

test('event classes show who receives them, and which have no receiver', async () => {
  await renderScreen(routes, '/system/alerting/event-classes', { faults: [CLASSES] });
  expect((await cellOf('instance.failed', 'Receivers')).textContent).toContain('pager-bridge');
  expect(screen.queryByText('Classes without a receiver')).toBeNull();
  fill(screen.getByRole('textbox', { name: 'Pattern' }), 'a..b');
  expect(await screen.findByText(/Use names/)).toBeTruthy();
});

test('a release that lists no classes shows a message', async () => {
  await renderScreen(routes, '/system/alerting/event-classes');
  expect(await screen.findByText(/does not list its event classes/)).toBeTruthy();
});
