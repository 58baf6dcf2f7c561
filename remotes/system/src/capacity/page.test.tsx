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

const PAGE = '/system/capacity';
const plain = (element: Element) => element.textContent.replaceAll(' ', ' ');
const figure = async (label: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name: new RegExp(`^${label} `) });
  return within(heading.closest('section') ?? heading);
};

test('shows what is provisioned, promised and physically there, with dates', async () => {
  await renderScreen(routes, PAGE);
  expect(await screen.findByText(/^A model: sums and today's placement, not the scheduler$/)).toBeTruthy();
  const cpu = await figure('CPU');
  expect(cpu.getByRole('meter', { name: 'CPU provisioned' })).toBeTruthy();
  // 29 sleds in service with 128 threads each
  expect(cpu.getByText('3,712')).toBeTruthy();
  expect(cpu.getByText(/^704 \(0.2×\)$/)).toBeTruthy();
  await vi.waitFor(() => expect(cpu.queryByText('…')).toBeNull());
  expect(cpu.getAllByText(/^(Not growing|More than 2 years|.+ \(.+ – .+\))$/).length).toBeGreaterThanOrEqual(
    2,
  );
});

test('updates while a size is typed, and the address keeps size and silo', async () => {
  const { address } = await renderScreen(routes, `${PAGE}?silo=quarry`);
  expect(
    await screen.findByText('0 fit. Limited by the CPU quota of the silo.', {}, { timeout: 8000 }),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Filter by silo/ }));
  fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Any silo' }));
  const before = await screen.findByText(/^\d+ fit\. Limited by the (CPUs|memory) of the sleds\.$/);
  const count = Number.parseInt(before.textContent, 10);
  fireEvent.change(screen.getByLabelText('vCPUs'), { target: { value: '64' } });
  await vi.waitFor(() => {
    const text = screen.getByText(/fits?\. Limited by/).textContent;
    expect(Number.parseInt(text, 10)).toBeLessThan(count);
  });
  expect(address()).toBe(`${PAGE}?ncpus=64`);
  fireEvent.change(screen.getByLabelText('vCPUs'), { target: { value: 'x' } });
  expect(await screen.findByText('Enter whole numbers.')).toBeTruthy();
  expect(screen.getByText(/^Largest that fits now: /)).toBeTruthy();
});

test('counts only sleds that could be read, and says so', async () => {
  await renderScreen(routes, PAGE, { faults: [{ operation: 'sledInstanceList', status: 503, count: 2 }] });
  expect(await screen.findByText(/^Counted \d+ of \d+ sleds/, {}, { timeout: 8000 })).toBeTruthy();
});

test('says that any sled may fail, or lists those that may not', async () => {
  await renderScreen(routes, PAGE);
  expect(await screen.findByText('Any one sled may fail', {}, { timeout: 8000 })).toBeTruthy();
});

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

test('marks a quota that is no effective limit', async () => {
  await renderScreen(routes, PAGE, {
    prepare: ({ store: { tables } }) => {
      const silo = tables.silos.find(({ name }) => name === 'northgate');
      if (silo) tables.silos.put({ ...silo, quotas: { ...silo.quotas, cpus: 900_000 } });
    },
  });
  expect(await screen.findByText('Unlimited in effect')).toBeTruthy();
  const cpu = await figure('CPU');
  const before = cpu.getByText(/^640 \(0.2×\)$/);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Count them as promised' }));
  await vi.waitFor(() => expect(before.textContent).toContain('900,640'));
});

test('lists what is left in pools', async () => {
  await renderScreen(routes, PAGE);
  const cell = await cellOf('public-v4', 'Left in pool');
  await vi.waitFor(() => expect(cell.textContent).toMatch(/^[\d,]+ IPv4$/), 8000);
  const linked = await cellOf('public-v4', 'Silos linked');
  await vi.waitFor(() => expect(linked.textContent).toMatch(/^\d+$/), 8000);
});

test('exports its tables as they are shown', async () => {
  const saved: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    if (content instanceof Blob) void content.text().then((text) => saved.push(text));
    return 'blob:x';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  await renderScreen(routes, PAGE);
  await rowOf('quarry');
  const card = screen.getByRole('heading', { name: 'Silos' }).closest('section');
  fireEvent.click(within(card ?? document.body).getByRole('button', { name: 'Download CSV' }));
  await vi.waitFor(() => expect(saved.join('')).toContain('quarry,CPU,0,0,0\r\n'));
});
