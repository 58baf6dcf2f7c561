// @vitest-environment happy-dom
import type { Mock } from '@console/mock';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fill, renderScreen, useScreens } from '../../../../../../tools/testing/screen.tsx';
import { routes } from '../../../routes.ts';

useScreens();
let mock: Mock;

beforeEach(async () => {
  ({ mock } = await renderScreen(routes, '/projects/edge-cache/instances-new'));
  await screen.findByRole('heading', { level: 1, name: 'Create instance' });
});

// @sheet compute-storage/9.95
test('the titles of the sections are headings', () => {
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(
    expect.arrayContaining([
      'General',
      'Hardware',
      'Boot disk',
      'Additional disks',
      'Authentication',
      'Advanced',
    ]),
  );
});

// @sheet compute-storage/9.93
test('sizes have the names that they show', () => {
  const sizes = screen
    .getAllByRole('radio')
    .filter((radio) => radio.closest('label')?.textContent.includes('GiB'));
  expect(sizes.length).toBeGreaterThan(3);
  for (const radio of sizes) {
    expect(radio.hasAttribute('aria-label')).toBe(false);
    expect(radio.closest('label')?.textContent).toMatch(/^\d+ vCPUs?\s*\d+ GiB RAM$/);
  }
});

test('an instance without a network interface gets no ephemeral IP, with the reason', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Networking' }));
  const box = screen.getByRole('checkbox', { name: /^Allocate and attach an ephemeral IP/ });
  fireEvent.click(screen.getByRole('radio', { name: 'None' }));
  expect(box).toMatchObject({ checked: false, disabled: true });
  expect(screen.getByText('An instance without a network interface has no external IP.')).toBeTruthy();
  expect(screen.queryByLabelText(/IP pool for ephemeral IP/)).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Default' }));
  expect(box).toMatchObject({ checked: true, disabled: false });
});

test('user data can be pasted', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Configuration' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Pasted text' }));
  expect(fill(screen.getByRole('textbox', { name: /^User Data/ }), '#cloud-config')).toBe(true);
});

test('snapshots are read when their tab is opened', async () => {
  expect(mock.calls.get('snapshotList')).toBeUndefined();
  fireEvent.click(screen.getByRole('tab', { name: 'Snapshots' }));
  expect(await screen.findByRole('combobox', { name: 'Snapshot' })).toBeTruthy();
  expect(mock.calls.get('snapshotList')).toBe(1);
});
