// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  cellOf,
  openDialog,
  renderScreen,
  rowAction,
  rowOf,
  useScreens,
} from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';

useScreens();

const PAGE = '/system/utilization';
const plain = (element: Element) => element.textContent.replaceAll(' ', ' ');
const openRoom = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Room for more instances' }));
const figure = async (label: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name: new RegExp(`^${label} `) });
  return within(heading.closest('section') ?? heading);
};

// @sheet operator/13.50
test('shows what is provisioned, promised and physically there, with dates', async () => {
  await renderScreen(routes, PAGE);
  const cpu = await figure('CPU');
  expect(cpu.getByRole('meter', { name: 'CPU provisioned' })).toBeTruthy();
  // 29 sleds in service with 128 threads each
  expect(cpu.getByText('3,712')).toBeTruthy();
  expect(cpu.getByText('704, 19% of the hardware')).toBeTruthy();
  await vi.waitFor(() => expect(cpu.queryByText('…')).toBeNull());
  expect(cpu.getAllByText(/^(Not growing|More than 2 years|.+ \(.+ – .+\))$/).length).toBeGreaterThanOrEqual(
    2,
  );
});

// @sheet operator/13.50
test('updates while a size is typed, and the address keeps size and silo', async () => {
  const { address } = await renderScreen(routes, `${PAGE}?silo=quarry`);
  await openRoom();
  expect(
    await screen.findByText('Room for 0. The silo’s CPU quota runs out first.', {}, { timeout: 8000 }),
  ).toBeTruthy();
  expect(await screen.findByText(/^First quota of quarry reached: /)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Filter by silo/ }));
  fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Any silo' }));
  const before = await screen.findByText(/^Room for [\d,]+\. (CPU|Memory) runs out first\.$/);
  const countOf = (text: string) => Number.parseInt(text.replace(/\D/g, ''), 10);
  const count = countOf(before.textContent);
  fireEvent.change(screen.getByLabelText('vCPUs'), { target: { value: '64' } });
  await vi.waitFor(() => {
    expect(countOf(screen.getByText(/^Room for [\d,]+\./).textContent)).toBeLessThan(count);
  });
  expect(address()).toBe(`${PAGE}?ncpus=64`);
  fireEvent.change(screen.getByLabelText('vCPUs'), { target: { value: 'x' } });
  expect(await screen.findByText('Enter whole numbers.')).toBeTruthy();
  expect(screen.getByText(/^Largest instance that fits now: /)).toBeTruthy();
});

// @sheet operator/13.48
test('counts only sleds that could be read, and says so', async () => {
  await renderScreen(routes, PAGE, { faults: [{ operation: 'sledInstanceList', status: 503, count: 2 }] });
  await openRoom();
  expect(await screen.findByText(/^Counted \d+ of \d+ sleds/, {}, { timeout: 8000 })).toBeTruthy();
});

// @sheet operator/13.49
test('says that the loss of any sled is survived, or lists those whose loss is not', async () => {
  await renderScreen(routes, PAGE);
  await openRoom();
  expect(
    await screen.findByText('The rack survives the loss of any one sled', {}, { timeout: 8000 }),
  ).toBeTruthy();
});

// @sheet operator/13.51
test('shows the list of quotas where it differs from the utilization, and links to their form', async () => {
  const body = (mock: string) =>
    JSON.stringify({ items: [{ silo_id: mock, cpus: 77, memory: 0, storage: 0 }] });
  const { mock } = await renderScreen(routes, PAGE, {
    prepare: (own) => {
      const silo = own.store.tables.silos.find(({ name }) => name === 'northgate');
      own.faults.add({ operation: 'systemQuotasList', body: body(silo?.id ?? '') });
    },
  });
  const row = await rowOf('northgate');
  expect(plain(row)).toContain('77');
  await rowAction('northgate', 'Edit quotas');
  const form = await openDialog('Edit quotas');
  // The form starts with freshly read values
  expect(form.getByRole('textbox', { name: /^CPU/ }).getAttribute('value')).toBe('64');
  expect(mock.calls.get('siloQuotasView')).toBe(1);
});

// @sheet operator/13.46
test('marks a quota that is no effective limit', async () => {
  await renderScreen(routes, PAGE, {
    prepare: ({ store: { tables } }) => {
      const silo = tables.silos.find(({ name }) => name === 'northgate');
      if (silo) tables.silos.put({ ...silo, quotas: { ...silo.quotas, cpus: 900_000 } });
    },
  });
  expect(await screen.findByText('Effectively unlimited')).toBeTruthy();
  const cpu = await figure('CPU');
  const before = cpu.getByText('640, 17% of the hardware');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Include them in the quotas' }));
  await vi.waitFor(() => expect(before.textContent).toContain('900,640'));
});

// @sheet operator/13.50
test('lists what is left in pools', async () => {
  await renderScreen(routes, PAGE);
  const cell = await cellOf('public-v4', 'Left in pool');
  await vi.waitFor(() => expect(cell.textContent).toMatch(/^[\d,]+ IPv4$/), 8000);
  const linked = await cellOf('public-v4', 'Silos linked');
  await vi.waitFor(() => expect(linked.textContent).toMatch(/^\d+$/), 8000);
});

test('asks for the instances of the sleds only when the room for more is opened', async () => {
  const { mock } = await renderScreen(routes, PAGE);
  await figure('CPU');
  expect(mock.calls.get('sledInstanceList')).toBeUndefined();
  await openRoom();
  await vi.waitFor(() => expect(mock.calls.get('sledInstanceList')).toBeGreaterThan(0));
});

test('is reached from the former address of the capacity', async () => {
  const { address } = await renderScreen(routes, '/system/capacity');
  await figure('CPU');
  expect(address()).toBe(PAGE);
});
