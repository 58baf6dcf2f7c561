// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ids } from '../../../../../mock/verify/usual.ts';
import {
  confirmIn,
  expectToast,
  FAILURES,
  fill,
  openDialog,
  press,
  renderScreen,
  rowOf,
  useScreens,
} from '../../../../../tools/testing/screen.tsx';
import { routes } from '../../routes.ts';
import { mayResend } from './delivery-actions.tsx';

useScreens();

const LIST = '/system/alerting/receivers';
const PAGER = '/system/alerting/receivers/pager-bridge';

const once = (operation: string, rule: object) => ({ operation, count: 1, ...rule });

describe('deliveries', () => {
  // @sheet operator/13.75
  test('are filtered through the address, newest first', async () => {
    const { mock, address } = await renderScreen(routes, PAGER);
    await screen.findAllByText('Delivered on resend');
    const newest = mock.store.tables.webhookDeliveries
      .filter(({ webhookId, trigger }) => webhookId === ids.receiver && trigger !== 'probe')
      .toSorted((a, b) => b.timeStarted.getTime() - a.timeStarted.getTime())
      .map(({ eventClass }) => eventClass);
    const shown = screen.getAllByRole('link').flatMap(({ textContent }) => textContent ?? []);
    expect(shown.filter((text) => newest.includes(text))).toEqual(newest.slice(0, 50));
    fireEvent.click(screen.getByRole('button', { name: 'Failed' }));
    await vi.waitFor(() => expect(address()).toBe(`${PAGER}?show-state=failed`));
    await vi.waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    expect((await rowOf('failed')).textContent).toContain('3: timeout, 502, 503');
    expect(mock.calls.get('webhookReceiverView')).toBeGreaterThan(0);
  });

  // @sheet operator/13.75
  test('are polled every five seconds while one of them is pending, and not afterwards', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { mock } = await renderScreen(routes, `${LIST}/audit-archive`);
    await screen.findAllByText('pending');
    const asked = () => mock.calls.get('webhookDeliveryList') ?? 0;
    const pass = async (ms: number) => {
      act(() => void vi.advanceTimersByTime(ms));
      await act(() => new Promise((resolve) => void setTimeout(resolve)));
    };
    const before = asked();
    await pass(4_900);
    expect(asked()).toBe(before);
    mock.clock.advance(3_600_000);
    await pass(100);
    await vi.waitFor(() => expect(screen.queryByText('pending')).toBeNull());
    expect(asked()).toBe(before + 1);
    await pass(60_000);
    expect(asked()).toBe(before + 1);
  });

  // @sheet operator/13.75
  test('open in a panel that lists each attempt and what it means', async () => {
    const { address } = await renderScreen(routes, `${PAGER}?show-state=failed`);
    fireEvent.click(within(await rowOf('failed')).getByRole('link'));
    const panel = await openDialog('Delivery');
    await vi.waitFor(() => expect(address()).toContain('delivery='));
    expect((await panel.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('timeout'),
      expect.stringMatching(/502 after \d+ ms, 1m after the one before/),
      expect.stringMatching(/503 after \d+ ms, 5m after the one before/),
    ]);
    expect(panel.getByText('What it means: Endpoint error')).toBeTruthy();
    fireEvent.click(panel.getByRole('button', { name: 'Close' }));
    await vi.waitFor(() => expect(address()).toBe(`${PAGER}?show-state=failed`));
  });

  // @sheet operator/13.76
  test('can be resent, except probes', async () => {
    const { mock } = await renderScreen(routes, `${LIST}/retired-chat`);
    await screen.findAllByText('failed');
    expect(mayResend({ trigger: 'probe', eventClass: 'probe' }, { subscriptions: ['**'] })).toBe(
      'Send a probe instead',
    );
    const [event] = screen.getAllByText('event').map((found) => found.closest('tr'));
    if (!event) throw new Error('no event');
    fireEvent.click(within(event).getByRole('button', { name: 'Row actions' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Resend' }));
    await confirmIn('Resend event');
    await expectToast('Resend started');
    expect(mock.calls.get('webhookDeliveryResend')).toBe(1);
    expect(await screen.findByText('resend')).toBeTruthy();
  });

  // @sheet operator/13.76
  test('that failed are resent together, once per event', async () => {
    const { mock } = await renderScreen(routes, `${LIST}/retired-chat`);
    fireEvent.click(await screen.findByRole('button', { name: 'Resend all failed' }));
    const modal = await openDialog('Resend all failed');
    fireEvent.click(modal.getByRole('button', { name: /Since/ }));
    fireEvent.click(await screen.findByRole('option', { name: 'All recorded deliveries' }));
    const count = Number.parseInt(
      (await modal.findByText(/events failed and were not delivered since/)).textContent ?? '',
      10,
    );
    expect(count).toBeGreaterThan(4);
    const { fetch: send } = globalThis;
    const flight = { now: 0, most: 0 };
    vi.stubGlobal('fetch', async (...request: Parameters<typeof send>) => {
      const isWrite = request[1]?.method === 'POST';
      if (isWrite) flight.most = Math.max(flight.most, (flight.now += 1));
      return send(...request).finally(() => isWrite && (flight.now -= 1));
    });
    await press(modal.getByRole('button', { name: 'Resend' }));
    await expectToast(`Resend of ${count} events started`);
    expect(mock.calls.get('webhookDeliveryResend')).toBe(count);
    expect(flight).toEqual({ now: 0, most: 4 });
  });
});

describe('a probe', () => {
  // @sheet operator/13.77
  test.each([
    ['https://hooks.example/in', 'Received', 'Resends started: 0'],
    ['https://hooks.example/status/418', 'Not accepted', 'Status 418'],
    ['https://hooks.example/slow', 'Timed out', 'No response'],
    ['https://hooks.example/redirect', 'Redirected', 'Status 302'],
    ['https://hooks.invalid/', 'Unreachable', 'No response'],
  ])('to %s shows: %s', async (endpoint, title, detail) => {
    const { mock } = await renderScreen(routes, `${PAGER}?tab=test`, {
      prepare: ({ store }) => {
        const { webhookReceivers, webhookDeliveries } = store.tables;
        webhookReceivers.put({ ...webhookReceivers.must(ids.receiver), endpoint });
        webhookDeliveries.removeWhere((row) => row.webhookId === ids.receiver);
      },
    });
    fireEvent.click(await screen.findByRole('checkbox', { name: /resend failed deliveries/ }));
    const send = screen.getByRole('button', { name: 'Send probe' });
    fireEvent.click(send);
    fireEvent.click(send);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(new RegExp(detail))).toBeTruthy();
    expect(mock.calls.get('webhookReceiverProbe')).toBe(1);
  });

  // @sheet corrections/W5
  test('is not among the deliveries: its result is in its answer alone', async () => {
    const { mock } = await renderScreen(routes, `${PAGER}?tab=test`);
    fireEvent.click(await screen.findByRole('button', { name: 'Send probe' }));
    expect(await screen.findByText('Received')).toBeTruthy();
    expect(mock.store.tables.webhookDeliveries.some(({ trigger }) => trigger === 'probe')).toBe(true);
    fireEvent.click(screen.getByRole('tab', { name: 'Deliveries' }));
    await screen.findAllByText('Delivered on resend');
    expect(screen.queryByText('probe', { selector: 'td *' })).toBeNull();
  });

  // @sheet corrections/W6
  test('cannot be sent without a secret', async () => {
    const { mock } = await renderScreen(routes, `${PAGER}?tab=test`, {
      prepare: ({ store }) =>
        store.tables.webhookSecrets.removeWhere((row) => row.receiverId === ids.receiver),
    });
    const send = await screen.findByRole('button', { name: 'Send probe' });
    expect(send.getAttribute('aria-description')).toContain('Add a secret first');
    fireEvent.click(send);
    expect(mock.calls.get('webhookReceiverProbe')).toBeUndefined();
  });

  // @sheet operator/13.77
  test('shows how many deliveries it resent', async () => {
    await renderScreen(routes, `${PAGER}?tab=test`, {
      prepare: ({ store }) => {
        const [resend] = store.tables.webhookDeliveries.filter((row) => row.trigger === 'resend');
        if (resend) store.tables.webhookDeliveries.remove(resend.id);
      },
    });
    fireEvent.click(await screen.findByRole('checkbox', { name: /resend failed deliveries/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Send probe' }));
    expect(await screen.findByText('Resends started: 1')).toBeTruthy();
  });

  test.each(FAILURES)('that %s shows the error', async (_, rule, message) => {
    await renderScreen(routes, `${PAGER}?tab=test`, { faults: [once('webhookReceiverProbe', rule)] });
    fireEvent.click(await screen.findByRole('button', { name: 'Send probe' }));
    expect(await screen.findByText(message)).toBeTruthy();
  });
});

// @sheet operator/13.75
test('a receiver that failed is repaired, probed, and gets the missed events', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { mock } = await renderScreen(routes, `${LIST}/retired-chat`);
  await screen.findAllByText('failed');
  const [link] = await screen.findAllByRole('link', { name: /sled/ });
  if (link) fireEvent.click(link);
  const panel = await openDialog('Delivery');
  expect(await panel.findByText('What it means: Unreachable')).toBeTruthy();
  fireEvent.click(panel.getByRole('button', { name: 'Close' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Receiver actions' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const form = await openDialog('Edit receiver');
  const endpoint = 'https://chat.fernhill.example/ingest';
  fill(form.getByRole('textbox', { name: 'Endpoint' }), endpoint);
  await press(form.getByRole('button', { name: 'Update receiver' }));
  await expectToast('Receiver retired-chat updated');
  const receivers = mock.store.tables.webhookReceivers.filter(({ name }) => name === 'retired-chat');
  expect(receivers.map((row) => row.endpoint)).toEqual([endpoint]);
  fireEvent.click(screen.getByRole('tab', { name: 'Test' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: /resend failed deliveries/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Send probe' }));
  expect(await screen.findByText(/^Resends started: [1-9]/)).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: 'Deliveries' }));
  await vi.waitFor(() => {
    mock.clock.advance(5_000);
    act(() => void vi.advanceTimersByTime(5_000));
    expect(screen.getAllByText('Delivered on resend').length).toBeGreaterThan(0);
  });
});
