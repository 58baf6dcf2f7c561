// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectCell, expectClosed } from '../../../../../tools/testing/on-screen.ts';
import {
  expectToast,
  fill,
  openDialog,
  press,
  renderScreen,
  rowAction,
  useScreens,
  valueOf,
} from '../../../../../tools/testing/screen.tsx';
import { routes } from '../../routes.ts';
import { EDGE_CACHE } from './test-time.ts';

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
