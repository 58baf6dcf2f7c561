// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  AS_VIEWER,
  choose,
  fill,
  openDialog,
  press,
  renderScreen,
  useScreens,
} from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';

useScreens();

const step = async (list: string, title: string) => {
  const steps = await screen.findByRole('list', { name: list });
  const item = within(steps)
    .getAllByRole('listitem')
    .find((one) => within(one).queryByText(title));
  if (!item) throw new Error(`no step is called ${title}`);
  return item;
};

// @sheet operator/13.92
test('the checklist of the fleet shows what is done, what is open and what could not be read', async () => {
  await renderScreen(routes, '/system/setup', {
    faults: [{ operation: 'networkingAllowListView', status: 503, message: 'The rack is busy' }],
  });
  const state = async (title: string) => (await step('Steps of the fleet', title)).textContent;
  await vi.waitFor(async () => expect(await state('Sleds')).toMatch(/^done/), 8000);
  await vi.waitFor(async () => expect(await state('Allow list')).toMatch(/^unknown.*The rack is busy/), 8000);
  expect(await state('Uplinks')).toContain('Not checked yet.');
  expect(screen.getByRole('progressbar', { name: /^\d+ of 10 steps done, \d unknown$/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'quarry' }).getAttribute('href')).toBe('/system/setup/quarry');
});

// @sheet operator/13.93 operator/13.94
test('the checklist of a new silo shows everything as open, in order', async () => {
  await renderScreen(routes, '/system/setup/quarry');
  const list = 'Steps of quarry';
  const words = async (title: string) => (await step(list, title)).textContent;
  const states = async () =>
    within(await screen.findByRole('list', { name: list }))
      .getAllByRole('listitem')
      .map(({ children }) => [children[1]?.textContent, children[0]?.textContent]);
  await vi.waitFor(
    async () =>
      expect(await states()).toEqual([
        ['Silo', 'done'],
        ['Identity', 'to do'],
        ['Groups', 'to do'],
        ['Admin', 'to do'],
        ['IP pool', 'to do'],
        ['Default pool', 'to do'],
        ['Addresses left', 'to do'],
        ['Reachable', 'unknown'],
        ['Quotas', 'to do'],
        ['Certificate', 'unknown'],
        ['First sign-in', 'to do'],
      ]),
    8000,
  );
  // Facts that this user cannot read are not called missing
  await vi.waitFor(async () =>
    expect(await words('Certificate')).toContain('Only the silo’s admins can see it.'),
  );
  expect(within(await step(list, 'Identity')).getByRole('button', { name: 'New provider' })).toBeTruthy();
});

test('users who may not create silos see why at the button', async () => {
  await renderScreen(routes, '/system/setup', AS_VIEWER);
  const create = await screen.findByRole('button', { name: 'Create a silo step by step' });
  expect(create.getAttribute('aria-disabled')).toBe('true');
  expect(create.getAttribute('aria-description')).toContain('Needs the fleet collaborator role');
});

// @sheet operator/13.93
test('a form opens over the list, and only what it has changed is refetched', async () => {
  const { mock } = await renderScreen(routes, '/system/setup/quarry');
  const pool = await step('Steps of quarry', 'IP pool');
  await vi.waitFor(() => expect(pool.textContent).toMatch(/^to do/), 8000);
  const before = new Map(mock.calls);
  await press(within(pool).getByRole('button', { name: 'Link pool' }));
  const form = await openDialog('Link pool');
  await choose(form.getByRole('combobox'), 'public-v4');
  await press(form.getByRole('button', { name: 'Link' }));
  await vi.waitFor(() => expect(pool.textContent).toMatch(/^done.*1 pool linked/), 8000);
  for (const operation of ['siloPolicyView', 'siloUserList', 'siloIdentityProviderList'])
    expect(mock.calls.get(operation)).toBe(before.get(operation));
  expect(mock.calls.get('siloIpPoolList')).toBeGreaterThan(before.get('siloIpPoolList') ?? 0);
});

// @sheet operator/13.93
test('a form with its own address returns to the list', async () => {
  const { address } = await renderScreen(routes, '/system/networking/ip-pools-new?back=setup');
  const form = await openDialog('Create IP pool');
  fill(form.getByRole('textbox', { name: /^Name/ }), 'first-pool');
  await press(form.getByRole('button', { name: 'Create IP pool' }));
  await vi.waitFor(() => expect(address()).toBe('/system/setup'), 8000);
});

// @sheet operator/13.93
test('an unknown return address is ignored', async () => {
  const { address } = await renderScreen(routes, '/system/networking/ip-pools-new?back=https://example.org');
  const form = await openDialog('Create IP pool');
  fireEvent.click(form.getByRole('button', { name: 'Cancel' }));
  await vi.waitFor(() => expect(address()).toBe('/system/networking/ip-pools'), 8000);
});

// @sheet operator/13.92
test('the network is checked on request, for the fleet and for a silo', async () => {
  const { mock } = await renderScreen(routes, '/system/setup');
  const uplinks = await step('Steps of the fleet', 'Uplinks');
  await vi.waitFor(() => expect(uplinks.textContent).toContain('Not checked yet.'), 8000);
  expect(mock.calls.get('networkingSwitchPortStatus')).toBeUndefined();
  await press(within(uplinks).getByRole('button', { name: 'Check network' }));
  // One of the peers in the demo never responds
  await vi.waitFor(() => expect(uplinks.textContent).toContain('Some uplinks do not work.'), 8000);
  expect(within(uplinks).getByRole('link', { name: 'Network health' })).toBeTruthy();
});

// @sheet operator/13.92
test.each([
  ['fernhill', /^(to do|done)/, undefined],
  ['fernhill', /^unknown.*could not be checked/, 'networkingBgpAnnouncementList'],
] as const)('the check of whether %s can be reached shows: %s', async (silo, words, failing) => {
  await renderScreen(routes, `/system/setup/${silo}`, {
    faults: failing ? [{ operation: failing, status: 503 }] : [],
  });
  const reach = await step(`Steps of ${silo}`, 'Reachable');
  await vi.waitFor(() => expect(reach.textContent).toContain('Not checked yet.'), 8000);
  await press(within(reach).getByRole('button', { name: 'Check network' }));
  await vi.waitFor(() => expect(reach.textContent).toMatch(words), 8000);
});

describe('the guide of a new silo', () => {
  const GUIDE = '/system/setup/quarry?guide';

  test('opens one form after the other, and none after a refusal', async () => {
    const { mock } = await renderScreen(routes, GUIDE, {
      faults: [{ operation: 'ipPoolSiloLink', status: 503, message: 'The region is being moved', count: 1 }],
      prepare: ({ store: { tables } }) => {
        const quarry = tables.silos.find(({ name }) => name === 'quarry');
        if (quarry) tables.silos.put({ ...quarry, identityMode: 'local_only' });
      },
    });
    const user = await openDialog('Create user');
    fill(user.getByRole('textbox', { name: 'User name' }), 'ada');
    fireEvent.click(user.getByRole('radio', { name: 'Not allowed' }));
    await press(user.getByRole('button', { name: 'Create user' }));
    const role = await openDialog('Add user or group');
    await choose(role.getByRole('combobox', { name: 'User or group' }), 'ada');
    fireEvent.click(role.getByRole('button', { name: /^(?!Assign).*Role/ }));
    fireEvent.click(await screen.findByRole('option', { name: /^Admin/ }));
    await press(role.getByRole('button', { name: 'Assign role' }));
    const pool = await openDialog('Link pool');
    await choose(pool.getByRole('combobox'), 'public-v4');
    await press(pool.getByRole('button', { name: 'Link' }));
    expect(await pool.findByText('The region is being moved')).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Edit quotas' })).toBeNull();
    await press(pool.getByRole('button', { name: 'Link' }));
    // The first pool is the default one, in the same form
    expect(await openDialog('Edit quotas')).toBeTruthy();
    expect((await step('Steps of quarry', 'Default pool')).textContent).toMatch(/^done.*public-v4/);
    expect(mock.calls.get('ipPoolSiloUpdate')).toBeUndefined();
  });

  test('continues where a colleague has left off', async () => {
    const { mock } = await renderScreen(routes, GUIDE, {
      prepare: ({ store: { tables } }) => {
        const quarry = tables.silos.find(({ name }) => name === 'quarry');
        if (quarry) tables.silos.put({ ...quarry, identityMode: 'local_only' });
      },
    });
    const user = await openDialog('Create user');
    await press(user.getByRole('button', { name: 'Cancel' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The colleague has created a user meanwhile, which opens nothing automatically
    const [known] = mock.store.tables.users;
    const quarry = mock.store.tables.silos.find(({ name }) => name === 'quarry');
    if (known && quarry)
      mock.store.tables.users.put({ ...known, id: crypto.randomUUID(), siloId: quarry.id });
    fireEvent.click(screen.getByRole('button', { name: 'Refresh data' }));
    const identity = await step('Steps of quarry', 'Identity');
    await vi.waitFor(() => expect(identity.textContent).toMatch(/^done/), 8_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    await press(within(await step('Steps of quarry', 'Quotas')).getByRole('button', { name: 'Edit quotas' }));
    const quotas = await openDialog('Edit quotas');
    expect(await quotas.findByText(/^Hardware left beyond the quotas of other silos: CPU /)).toBeTruthy();
  });

  test('skips a step that could not be read, and says which free addresses are not known', async () => {
    await renderScreen(routes, GUIDE, {
      faults: [
        { operation: 'siloIdentityProviderList', status: 503, message: 'The rack is busy' },
        { operation: 'ipPoolUtilizationView', status: 503 },
      ],
    });
    const form = await openDialog('Add user or group');
    await press(form.getByRole('button', { name: 'Cancel' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(within(await step('Steps of quarry', 'IP pool')).getByRole('button', { name: 'Link pool' }));
    const pool = await openDialog('Link pool');
    fireEvent.click(pool.getByRole('combobox'));
    fill(pool.getByRole('combobox'), 'public-v4');
    const option = () => screen.getByRole('option', { name: /^public-v4/ });
    await vi.waitFor(() => expect(option().textContent).toContain('free addresses not available'), 8_000);
  });
});

test('what the hardware has left for quotas is not called none where it could not be read', async () => {
  await renderScreen(routes, '/system/silos-new?back=setup', {
    faults: [{ operation: 'systemQuotasList', status: 503 }],
  });
  const form = await openDialog('Create silo');
  expect(
    await form.findByText('The hardware left for quotas is not available.', {}, { timeout: 8_000 }),
  ).toBeTruthy();
});
