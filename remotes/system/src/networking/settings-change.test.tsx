// @vitest-environment happy-dom
import type { Mock } from '@console/mock';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  expectToast,
  fill,
  openDialog,
  press,
  renderScreen,
  useScreens,
} from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';

useScreens();

const SETTINGS = '/system/networking/port-settings';

/** Changes the MTU of a link and opens the review; returns its table of differences. */
async function toReview(mtu = '1600') {
  const row = (await screen.findAllByRole('row', { name: 'phy0' }))[0] ?? document.body;
  fireEvent.click(within(row).getByRole('button', { name: 'Edit phy0' }));
  const modal = await openDialog('Edit link');
  fill(modal.getByRole('textbox', { name: 'MTU' }), mtu);
  fireEvent.click(modal.getByRole('button', { name: 'Edit link' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit link' })).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Review changes' }));
  return within(await screen.findByRole('table', { name: 'What changes' }));
}

/** Goes to the last step of a change of settings. */
async function applyInPlace(): Promise<Mock> {
  const { mock } = await renderScreen(routes, `${SETTINGS}/uplink-west/edit`);
  await toReview();
  await vi.waitFor(() => expect(screen.queryByText(/could not be checked/)).toBeNull(), 4000);
  await press(screen.getByRole('button', { name: 'Apply' }));
  return mock;
}

describe('a change of port settings', () => {
  // @sheet operator/13.87
  test('is reviewed with its risk and all ports', async () => {
    await renderScreen(routes, `${SETTINGS}/uplink-west/edit`);
    const diff = await toReview();
    expect(diff.getByText('MTU: 9000 → 1600')).toBeTruthy();
    expect(diff.getByText('Cuts the link')).toBeTruthy();
    expect(screen.getByText('Ports with these settings: switch0 qsfp0')).toBeTruthy();
    await vi.waitFor(() => expect(screen.queryByText(/could not be checked/)).toBeNull(), 4000);
    await press(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByRole('link', { name: /Download the previous settings/ })).toBeTruthy();
  }, 20_000);

  test('that is refused changes nothing, and says so', async () => {
    const mock = await applyInPlace();
    mock.faults.add({
      operation: 'networkingSwitchPortSettingsCreate',
      status: 409,
      message: 'The switch is busy',
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Apply now' }));
    expect(await screen.findByText('Nothing was changed')).toBeTruthy();
    expect(screen.getByText('The switch is busy')).toBeTruthy();
  });

  // @sheet operator/13.89
  test('by another user is reviewed first', async () => {
    const { mock } = await renderScreen(routes, `${SETTINGS}/uplink-west/edit`);
    await toReview();
    const { switchPortSettings } = mock.store.tables;
    const row = switchPortSettings.find(({ name }) => name === 'uplink-west');
    if (row) switchPortSettings.put({ ...row, parts: { ...row.parts, routes: [] } });
    await vi.waitFor(() => expect(screen.queryByText(/could not be checked/)).toBeNull(), 4000);
    await press(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('Changed by another person')).toBeTruthy();
    expect(mock.calls.get('networkingSwitchPortSettingsCreate')).toBeUndefined();
    // The differences are those to what is stored now, whoever stored it
    const changes = within(screen.getByRole('table', { name: 'What changes' }));
    expect(changes.getAllByRole('row')).toHaveLength(2);
    const route = within(screen.getByRole('radiogroup', { name: /^Keep of Routes/ }));
    fireEvent.click(route.getByRole('radio', { name: /^Keep mine/ }));
    expect(await changes.findByText(/^Added/)).toBeTruthy();
    await press(screen.getByRole('button', { name: 'Apply' }));
    const link = await screen.findByRole('link', { name: /Download the previous settings/ });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('"routes": {}');
  });

  // @sheet operator/13.89
  test('is reviewed again when its ports have changed since', async () => {
    const { mock } = await renderScreen(routes, `${SETTINGS}/uplink-west/edit`);
    await toReview();
    const { switchPortSettings, switchPorts } = mock.store.tables;
    const settings = switchPortSettings.find(({ name }) => name === 'uplink-west');
    const port = switchPorts.find((one) => one.switchLocation === 'switch0' && one.portName === 'qsfp1');
    if (port && settings) switchPorts.put({ ...port, portSettingsId: settings.id });
    await vi.waitFor(() => expect(screen.queryByText(/could not be checked/)).toBeNull(), 4000);
    await press(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('The ports with these settings have changed')).toBeTruthy();
    expect(screen.getByText('Ports with these settings: switch0 qsfp0, switch0 qsfp1')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Apply now' })).toBeNull();
    await press(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByRole('button', { name: 'Apply now' })).toBeTruthy();
  });

  // @sheet corrections/R7 operator/13.87
  test('is applied in place, monitored, and rolled back', async () => {
    const mock = await applyInPlace();
    fireEvent.click(await screen.findByRole('button', { name: 'Apply now' }));
    expect(await screen.findByText(/^Network health: Degraded → (Degraded|Settling)$/)).toBeTruthy();
    const mtu = () =>
      mock.store.tables.switchPortSettings.find(({ name }) => name === 'uplink-west')?.parts.links[0]?.mtu;
    expect(mtu()).toBe(1600);
    fireEvent.click(screen.getByRole('button', { name: 'Go back' }));
    await expectToast('The previous settings are in effect again');
    expect(mtu()).toBe(9000);
  });

  // @sheet operator/13.5
  test.each([
    ['arrived', /^Network health: .* → /],
    ['was lost', 'The settings could not be saved.'],
  ] as const)('that got no response is checked: the request %s', async (fate, text) => {
    await applyInPlace();
    const answer = globalThis.fetch;
    let sent = 0;
    vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
      const isSave = init?.method === 'POST' && String(input).includes('switch-port-settings');
      if (!isSave) return answer(input, init);
      sent += 1;
      if (fate === 'arrived') await answer(input, init);
      throw new TypeError('Failed to fetch');
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Apply now' }));
    expect(await screen.findByText('Outcome unknown')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(sent).toBe(1);
  });

  test('of a peer that is down is saved in place', async () => {
    const { mock } = await renderScreen(routes, `${SETTINGS}/uplink-east/edit?peer=172.20.19.1`);
    const editor = await openDialog('Edit peer');
    expect(editor.getByText('No address of this interface shares a network with the peer.')).toBeTruthy();
    fill(editor.getByRole('textbox', { name: /^Remote ASN/ }), '64701');
    fireEvent.click(editor.getByRole('button', { name: 'Edit peer' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Review changes' }));
    const diff = within(await screen.findByRole('table', { name: 'What changes' }));
    expect(diff.getByText('Remote ASN: any → 64701')).toBeTruthy();
    expect(diff.getByText('Resets this session')).toBeTruthy();
    await vi.waitFor(() => expect(screen.queryByText(/could not be checked/)).toBeNull(), 4000);
    await press(screen.getByRole('button', { name: 'Apply' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Apply now' }));
    expect(await screen.findByText(/^Network health: /)).toBeTruthy();
    const { switchPortSettings } = mock.store.tables;
    const peers = switchPortSettings.find(({ name }) => name === 'uplink-east')?.parts.bgpPeers;
    expect(peers?.find(({ addr }) => addr === '172.20.19.1')?.remoteAsn).toBe(64_701);
  }, 20_000);

  // @sheet operator/13.87
  test.each([
    ['172.20.15.9', true],
    ['192.0.2.77', false],
  ])('of the peer %s starts with its editor, if there is one: %s', async (addr, isThere) => {
    await renderScreen(routes, `${SETTINGS}/uplink-west/edit?peer=${addr}`);
    if (!isThere) {
      expect(await screen.findByText('These settings have no peer 192.0.2.77.')).toBeTruthy();
      expect(screen.queryByRole('dialog')).toBeNull();
      return;
    }
    const editor = await openDialog('Edit peer');
    expect(editor.getByDisplayValue('172.20.15.9')).toBeTruthy();
    fireEvent.click(editor.getByRole('button', { name: 'Cancel' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // It is opened once, not again on the way back from the review
    fireEvent.click(screen.getByRole('button', { name: 'Review changes' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Back to the changes' }));
    expect(await screen.findByRole('button', { name: 'Review changes' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('without differences cannot be applied', async () => {
    await renderScreen(routes, `${SETTINGS}/plain-uplink/edit`);
    await screen.findAllByRole('row', { name: 'phy0' });
    fireEvent.click(screen.getByRole('button', { name: 'Review changes' }));
    const button = await screen.findByRole('button', { name: 'Nothing to apply' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });
});
