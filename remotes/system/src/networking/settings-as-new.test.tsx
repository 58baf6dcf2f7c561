// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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

/** Opens the review of changed settings of two ports, and chooses to save them as new. */
async function reviewAsNew() {
  const rendered = await renderScreen(routes, '/system/networking/port-settings/plain-uplink/edit', {
    prepare: ({ store: { tables } }) => {
      // Both have a cable, so the first comes up and the change continues with the second
      const settings = tables.switchPortSettings.find(({ name }) => name === 'plain-uplink');
      for (const port of tables.switchPorts) {
        const isOne = port.switchLocation === 'switch0' ? 'qsfp1' : 'qsfp2';
        if (settings && port.portName === isOne)
          tables.switchPorts.put({ ...port, portSettingsId: settings.id, timeSettingsApplied: new Date(0) });
      }
    },
  });
  // An address cannot be in both settings
  for (const address of ['172.20.15.34/29', '172.20.15.42/29'])
    fireEvent.click(await screen.findByRole('button', { name: `remove address ${address}` }));
  for (const button of screen.getAllByRole('button', { name: /^remove route/ })) fireEvent.click(button);
  fireEvent.click(await screen.findByRole('button', { name: 'Review changes' }));
  await screen.findByText('Ports with these settings: switch1 qsfp2, switch0 qsfp1');
  fireEvent.click(screen.getByRole('radio', { name: /^As new/ }));
  await screen.findByRole('textbox', { name: /^New name/ });
  return rendered;
}

// @sheet operator/13.88
test('a change saved as new stops at the port that fails, and Go back restores the ports before it', async () => {
  const { mock } = await reviewAsNew();
  fill(screen.getByRole('textbox', { name: /^New name/ }), 'plain-1600');
  await vi.waitFor(() => expect(screen.queryByText(/could not be checked/)).toBeNull(), 4_000);
  await press(screen.getByRole('button', { name: 'Apply' }));

  const { switchPorts, switchPortSettings } = mock.store.tables;
  const nameOn = (location: string, portName: string) =>
    switchPortSettings.get(
      switchPorts.find((port) => port.switchLocation === location && port.portName === portName)
        ?.portSettingsId ?? null,
    )?.name;
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) =>
    init?.method === 'POST' && String(input).includes('/switch-port/qsfp1/settings')
      ? Promise.resolve(
          new Response(JSON.stringify({ message: 'The switch is busy', request_id: '', error_code: null }), {
            status: 503,
            headers: { 'content-type': 'application/json' },
          }),
        )
      : answer(input, init),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Apply now' }));
  const steps = within(await screen.findByRole('list', { name: 'Steps of the change' }));
  await vi.waitFor(() => expect(steps.getByText('Apply to switch1 qsfp2')).toBeTruthy());
  // The link of the first trains before the change continues with the second
  mock.clock.advance(10_000);
  expect(await steps.findByText('The switch is busy', {}, { timeout: 8_000 })).toBeTruthy();
  expect([nameOn('switch1', 'qsfp2'), nameOn('switch0', 'qsfp1')]).toEqual(['plain-1600', 'plain-uplink']);
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s+/g, ' '))).toEqual([
    'done Save settings plain-1600',
    'done Apply to switch1 qsfp2',
    'failed Apply to switch0 qsfp1The switch is busy',
  ]);
  fireEvent.click(await screen.findByRole('button', { name: 'Go back' }));
  await expectToast('The previous settings are in effect again');
  expect([nameOn('switch1', 'qsfp2'), nameOn('switch0', 'qsfp1')]).toEqual(['plain-uplink', 'plain-uplink']);
}, 20_000);

// @sheet operator/13.88
test('a change saved as new is applied to the chosen ports only, under a valid name', async () => {
  await reviewAsNew();
  const name = screen.getByRole('textbox', { name: /^New name/ });
  const ports = within(screen.getByRole('group', { name: 'Apply to' }));
  fireEvent.click(ports.getByRole('checkbox', { name: 'switch0 qsfp1' }));
  await vi.waitFor(() => expect(screen.queryByText(/could not be checked/)).toBeNull(), 4_000);
  const apply = () => screen.getByRole('button', { name: 'Apply' });
  fill(name, 'Plain 1600');
  expect(await screen.findByText(/lower-case|lowercase/)).toBeTruthy();
  expect(apply().getAttribute('aria-disabled')).toBe('true');
  fill(name, 'plain-1600');
  await press(apply());
  fireEvent.click(await screen.findByRole('button', { name: 'Apply now' }));
  const steps = within(await screen.findByRole('list', { name: 'Steps of the change' }));
  expect(await steps.findByText('Apply to switch1 qsfp2')).toBeTruthy();
  expect(steps.queryByText('Apply to switch0 qsfp1')).toBeNull();
}, 20_000);

// @sheet corrections/R7
test('says what collides before anything is sent', async () => {
  const { mock } = await renderScreen(routes, '/system/networking/port-settings/uplink-west/edit');
  const row = (await screen.findAllByRole('row', { name: 'phy0' }))[0] ?? document.body;
  fireEvent.click(within(row).getByRole('button', { name: 'Edit phy0' }));
  const modal = await openDialog('Edit link');
  fill(modal.getByRole('textbox', { name: 'MTU' }), '1600');
  fireEvent.click(modal.getByRole('button', { name: 'Edit link' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit link' })).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Review changes' }));
  fireEvent.click(await screen.findByRole('radio', { name: /^As new/ }));
  fill(await screen.findByRole('textbox', { name: /^New name/ }), 'uplink-east');
  const list = within(await screen.findByRole('list', { name: 'What collides' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Port settings uplink-east already exist',
    '172.20.15.10 is used by port settings uplink-west',
  ]);
  expect(screen.getByRole('button', { name: 'Apply' }).getAttribute('aria-disabled')).toBe('true');
  expect(mock.calls.get('networkingSwitchPortSettingsCreate')).toBeUndefined();
});
