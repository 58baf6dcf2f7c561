// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  expectToast,
  fill,
  openDialog,
  openRowMenu,
  press,
  renderScreen,
  rowAction,
  rowOf,
  useScreens,
  valueOf,
} from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';

useScreens();

// @sheet specification/3.6 system-settings-auth/18.21
test('shows zero of zero for a silo without resources, and no NaN', async () => {
  await renderScreen(routes, '/system/utilization');
  const row = await rowOf('quarry');
  expect(row.textContent.replaceAll('\u00a0', ' ')).toContain('0 / 0');
  expect(row.textContent.replaceAll('\u00a0', ' ')).toContain('0 TiB');
  expect(document.body.textContent).not.toContain('NaN');
});

// @sheet system-settings-auth/18.21
test('a single silo without quotas has no share', async () => {
  const empty = { cpus: 0, memory: 0, storage: 0 };
  const items = [{ silo_id: 'x', silo_name: 'quarry', provisioned: empty, allocated: empty }];
  await renderScreen(routes, '/system/utilization', {
    faults: [
      { operation: 'siloUtilizationList', body: JSON.stringify({ items }) },
      { operation: 'sledList', status: 503 },
    ],
  });
  await rowOf('quarry');
  const figures = screen.getAllByText(/^—%?$/).filter(({ textContent }) => textContent.startsWith('—'));
  expect(figures.length).toBeGreaterThanOrEqual(3);
  expect(screen.queryByText('Capacity of the rack')).toBeNull();
});

test('the capacity estimate of the rack is shown once its sleds are loaded', async () => {
  await renderScreen(routes, '/system/utilization');
  expect(await screen.findByText('Capacity of the rack', {}, { timeout: 8000 })).toBeTruthy();
  const files = screen
    .getAllByRole('button', { name: /^Download CSV/ })
    .map(({ textContent }) => textContent);
  expect(files).toEqual(['Download CSV of silos', 'Download CSV of IP pools']);
});

test('begins with a sentence, and the silo that is closest to a quota is the first row', async () => {
  await renderScreen(routes, '/system/utilization');
  expect(
    await screen.findByText(/; (no silo|.+) (is|are) above 90% of a quota\.$/, {}, { timeout: 8000 }),
  ).toBeTruthy();
  await rowOf('fernhill');
  const names = screen.getAllByRole('row').map((row) => row.querySelector('a')?.textContent);
  expect(names.find((name) => name !== undefined)).toBe('fernhill');
});

test('says that a forecast is not available when the history cannot be read', async () => {
  await renderScreen(routes, '/system/utilization', {
    faults: [{ operation: 'systemMetric', status: 503 }],
  });
  expect(await screen.findByText(/^When the hardware is used up is not available; /)).toBeTruthy();
});

// @sheet operator/13.95
test('a silo links to its report, and several reports are saved one after the other', async () => {
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function own(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  await renderScreen(routes, '/system/utilization');
  const item = (await openRowMenu('quarry')).getByRole('menuitem', { name: 'Report' });
  expect(item.getAttribute('href')).toBe('/system/silos/quarry/report');
  fireEvent.keyDown(item, { key: 'Escape' });
  fireEvent.click(screen.getByRole('button', { name: 'Select' }));
  for (const name of ['quarry', 'northgate'])
    fireEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  fireEvent.click(screen.getByRole('button', { name: 'Report' }));
  const dialog = await screen.findByRole('dialog', {}, { timeout: 15_000 });
  fireEvent.click(
    [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith('Report')) ??
      dialog,
  );
  await vi.waitFor(() => expect(saved).toEqual(['northgate-report.json', 'quarry-report.json']), 15_000);
  click.mockRestore();
});

// @sheet operator/13.95
test('no more than twenty reports are made at once', async () => {
  await renderScreen(routes, '/system/utilization', {
    prepare: ({ store: { tables } }) => {
      const silo = tables.silos.find(({ name }) => name === 'quarry');
      for (let number = 0; silo && number < 20; number += 1) {
        const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
        tables.silos.put({ ...silo, id, name: `tenant-${number}` });
      }
    },
  });
  await rowOf('tenant-19');
  fireEvent.click(screen.getByRole('button', { name: 'Select' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
  fireEvent.click(screen.getByRole('button', { name: 'Report' }));
  const dialog = await screen.findByRole('dialog', {}, { timeout: 15_000 });
  expect(dialog.textContent).toContain('Choose at most 20 silos');
});

// @sheet system-settings-auth/18.35
test('quotas can be changed from the row of their silo', async () => {
  const { mock } = await renderScreen(routes, '/system/utilization');
  await rowAction('northgate', 'Edit quotas');
  const form = await openDialog('Edit quotas');
  fill(form.getByRole('textbox', { name: /^Memory/ }), '512');
  await press(form.getByRole('button', { name: 'Update Quotas' }));
  await expectToast('Quotas updated');
  expect(mock.calls.get('siloQuotasUpdate')).toBe(1);
  await vi.waitFor(async () => expect((await rowOf('northgate')).textContent).toContain('512'));
});

// @sheet operator/13.102
test('the quota form starts with the current quotas, and shows concurrent changes', async () => {
  const { mock } = await renderScreen(routes, '/system/utilization');
  const change = (cpus: number) => {
    const row = mock.store.tables.silos.find(({ name }) => name === 'northgate');
    if (row) mock.store.tables.silos.put({ ...row, quotas: { ...row.quotas, cpus } });
  };
  await rowOf('northgate');
  // The list is older than the form
  change(72);
  await rowAction('northgate', 'Edit quotas');
  const form = await openDialog('Edit quotas');
  expect(valueOf(form.getByRole('textbox', { name: /^CPU/ }))).toBe('72');
  change(80);
  fill(form.getByRole('textbox', { name: /^Memory/ }), '256');
  await press(form.getByRole('button', { name: 'Update Quotas' }));
  expect(await form.findByText('Changed by another person')).toBeTruthy();
  expect(mock.calls.get('siloQuotasUpdate')).toBeUndefined();
});
