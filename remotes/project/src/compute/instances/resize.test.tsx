// @vitest-environment happy-dom
import type { Mock } from '@console/mock';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectCell, expectClosed, expectGone } from '../../../../../tools/testing/on-screen.ts';
import {
  descriptionOf,
  expectToast,
  fill,
  hurry,
  openDialog,
  press,
  renderScreen,
  rowAction,
  toasts,
  useScreens,
  valueOf,
} from '../../../../../tools/testing/screen.tsx';
import { routes } from '../../routes.ts';
import { EDGE_CACHE, instanceAt } from './test-time.ts';

useScreens(120);

async function openResize(name: string) {
  await rowAction(name, 'Resize');
  const modal = await openDialog('Resize instance');
  return {
    modal,
    cpus: modal.getByRole('textbox', { name: 'vCPUs' }),
    memory: modal.getByRole('textbox', { name: 'Memory (GiB)' }),
    resize: modal.getByRole('button', { name: 'Resize' }),
  };
}

// @sheet compute-storage/9.13
test('shows the current size and starts with it', async () => {
  const { mock } = await renderScreen(routes, EDGE_CACHE);
  const { modal, cpus, memory, resize } = await openResize('schema-migrator');
  expect(modal.getByText(/^Current/).parentElement?.textContent).toContain(
    'Current (schema-migrator): 2 vCPUs / 8 GiB',
  );
  expect([valueOf(cpus), valueOf(memory)]).toEqual(['2', '8']);
  await waitFor(() => expect(document.activeElement).toBe(cpus));
  expect(resize.getAttribute('aria-disabled')).toBe('true');
  fireEvent.keyDown(document.body, { key: 'Tab' });
  act(() => resize.focus());
  expect((await screen.findByRole('tooltip')).textContent).toBe('Choose another size first');
  fireEvent.click(resize);
  fireEvent.keyDown(cpus, { key: 'Enter' });
  expect(screen.getByRole('dialog', { name: 'Resize instance' })).toBeTruthy();
  expect(mock.calls.has('instanceUpdate')).toBe(false);
});

// @sheet compute-storage/9.13
test.each([
  ['stopped', 'schema-migrator'],
  ['failed', 'ingest-frozen'],
  ['creating', 'varnish-canary'],
])('resizes an instance that is %s, and changes nothing else', async (_, name) => {
  const { mock } = await renderScreen(routes, EDGE_CACHE);
  const row = () => [...mock.store.tables.instances].find((one) => one.name === name);
  const { cpus, memory, resize } = await openResize(name);
  const before = row();
  fill(cpus, '6');
  fill(memory, '24');
  await press(resize);
  await expectClosed();
  await expectToast(`Instance ${name} resized`);
  expect(toasts().getByRole('link', { name: 'View instance' }).getAttribute('href')).toBe(instanceAt(name));
  await expectCell(name, 'CPU', '6 vCPUs');
  await expectCell(name, 'Memory', '24 GiB');
  expect(mock.calls.get('instanceUpdate')).toBe(1);
  expect(row()).toMatchObject({
    bootDiskId: before?.bootDiskId,
    autoRestartPolicy: before?.autoRestartPolicy,
    ncpus: 6,
    memory: 24 * 1024 ** 3,
  });
});

test('a size that is too large stays as it was entered, and is reported before it is sent', async () => {
  await renderScreen(routes, EDGE_CACHE);
  const { cpus, memory, resize } = await openResize('schema-migrator');
  for (const [field, value, message] of [
    [cpus, '65', 'CPUs capped to 64'],
    [memory, '257', 'Can be at most 256 GiB'],
  ] as const) {
    fill(field, value);
    fireEvent.blur(field);
    await waitFor(() => expect(descriptionOf(field)).toContain(message));
    expect(valueOf(field)).toBe(value);
  }
  expect(resize.getAttribute('aria-disabled')).toBe('true');
  act(() => resize.focus());
  expect((await screen.findByRole('tooltip')).textContent).toBe('Correct the size first');
});

test('closes without asking, and opens again with the size of the instance', async () => {
  await renderScreen(routes, EDGE_CACHE);
  const { modal, cpus } = await openResize('schema-migrator');
  fill(cpus, '6');
  fireEvent.click(modal.getByRole('button', { name: 'Cancel' }));
  await expectClosed();
  expect(valueOf((await openResize('schema-migrator')).cpus)).toBe('2');
});

describe('while it is open', () => {
  const change = (mock: Mock, method: string, path = '') => {
    const address = `/v1/instances/schema-migrator${path}?project=edge-cache`;
    return mock.handle(new Request(new URL(address, location.origin), { method }));
  };

  beforeEach(hurry);

  test('a start by another user disables the fields, which keep their values, with the reason', async () => {
    const { mock } = await renderScreen(routes, EDGE_CACHE);
    const { modal, cpus, memory } = await openResize('schema-migrator');
    fill(cpus, '6');
    await change(mock, 'POST', '/start');
    await modal.findByText('Only stopped, failed, or creating instances can be resized.');
    expect(modal.queryByText(/^Current/)).toBeNull();
    expect(valueOf(cpus)).toBe('6');
    for (const field of [cpus, memory]) expect(field).toMatchObject({ disabled: true });
  });

  test('it closes when its instance is deleted', async () => {
    const { mock } = await renderScreen(routes, EDGE_CACHE);
    await openResize('schema-migrator');
    await change(mock, 'DELETE');
    await expectClosed();
    await expectGone('schema-migrator');
  });
});
