// @vitest-environment happy-dom
import type { Mock } from '@console/mock';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  choose,
  descriptionOf,
  fill,
  openDialog,
  press,
  renderScreen,
  useScreens,
  valueOf,
} from '../../../../../../tools/testing/screen.tsx';
import { routes } from '../../../routes.ts';

useScreens();

interface Start {
  project?: string;
  prepare?: (mock: Mock) => void;
}

/** The form of a new instance, and its controls by their names. */
async function openForm({ project = 'edge-cache', prepare }: Start = {}) {
  const path = `/projects/${project}/instances-new`;
  const { mock, address } = await renderScreen(routes, path, { ...(prepare && { prepare }) });
  await screen.findByRole('heading', { level: 1, name: 'Create instance' });
  const box = (name: string) => screen.getByRole('textbox', { name });
  const combobox = (name: string) => screen.findByRole('combobox', { name });
  return {
    mock,
    address,
    box,
    combobox,
    tab: (name: string) => fireEvent.click(screen.getByRole('tab', { name })),
    pick: async (name: string, text: string, start = text) => {
      const field = await combobox(name);
      act(() => field.focus());
      fill(field, text);
      fireEvent.click(await screen.findByRole('option', { name: new RegExp(`^${start}`) }));
    },
    submit: () => fireEvent.click(screen.getByRole('button', { name: 'Create instance' })),
    /** Submits the form, and returns the names of the disks of the instance: the boot disk, then the others in alphabetical order. */
    create: async (name: string): Promise<string[]> => {
      await press(screen.getByRole('button', { name: 'Create instance' }));
      await waitFor(() => expect(address()).toBe(`/projects/${project}/instances/${name}/storage`));
      const { instances, disks } = mock.store.tables;
      const made = [...instances].find((one) => one.name === name);
      const all = [...disks].filter(({ state }) => 'instance' in state && state.instance === made?.id);
      const isBoot = ({ id }: { id: string }) => id === made?.bootDiskId;
      return [
        ...all.filter(isBoot).map((disk) => disk.name),
        ...all
          .filter((disk) => !isBoot(disk))
          .map((disk) => disk.name)
          .toSorted(),
      ];
    },
  };
}

const NAME = 'cache-mad-01';

/** Opens the list of a combobox, and returns the texts of its entries. */
async function entriesOf(field: HTMLElement): Promise<string[]> {
  act(() => field.focus());
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  return (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
}

// @sheet compute-storage/9.23 compute-storage/9.24
test('the boot disk is as large as its image, raised to the next ten and never lowered', async () => {
  const { box, tab, pick, submit } = await openForm();
  const size = () => box('Disk size (GiB)');
  const expectSize = (value: string) => waitFor(() => expect(valueOf(size())).toBe(value));
  await expectSize('10');
  tab('Project images');
  await pick('Image', 'cache-golden', 'cache-golden debian');
  await expectSize('20');
  fill(size(), '5');
  fireEvent.blur(size());
  await expectSize('12');
  tab('Silo images');
  await pick('Image', 'ubuntu');
  await expectSize('12');
  fill(size(), '6');
  tab('Project images');
  await expectSize('20');
  await pick('Image', 'terminator-base');
  await expectSize('20');
  fill(size(), '1024');
  fill(box('Name'), NAME);
  submit();
  await waitFor(() => expect(descriptionOf(size())).toContain('Can be at most 1023 GiB'));
});

// @sheet compute-storage/9.25
test('the boot disk has the entered name, or a generated one', async () => {
  const { mock, box, pick, submit, create } = await openForm();
  fill(box('Name'), NAME);
  await pick('Image', 'debian-13-generic');
  fill(box('Disk name'), 'spare-1');
  submit();
  await waitFor(() => expect(descriptionOf(box('Disk name'))).toContain('Name is already in use'));
  expect(mock.calls.has('instanceCreate')).toBe(false);
  fill(box('Disk name'), '');
  expect(await create(NAME)).toEqual([expect.stringMatching(/^cache-mad-01-debian-13-generic-[0-9a-f]{6}$/)]);
});

// @sheet compute-storage/9.30 compute-storage/9.32
test('selections of every tab are kept, and only those of the open tab count', async () => {
  const { box, tab, pick, combobox, create } = await openForm();
  const shown = async (name: string) => valueOf(await combobox(name));
  await pick('Image', 'fedora');
  tab('Project images');
  expect(await shown('Image')).toBe('');
  await pick('Image', 'varnish-test');
  tab('Existing disks');
  await pick('Disk', 'spare-16');
  tab('Silo images');
  expect(await shown('Image')).toBe('fedora-44-cloud');
  tab('Project images');
  expect(await shown('Image')).toBe('varnish-test');
  tab('Existing disks');
  expect(await shown('Disk')).toBe('spare-16');
  tab('Silo images');
  fill(box('Name'), NAME);
  expect(await create(NAME)).toEqual([expect.stringMatching(/^cache-mad-01-fedora-44-cloud-[0-9a-f]{6}$/)]);
});

// @sheet compute-storage/9.29
test('an existing disk can be the boot disk, and is then not offered as an additional one', async () => {
  const { box, tab, pick, submit, create } = await openForm();
  fill(box('Name'), NAME);
  tab('Existing disks');
  submit();
  await screen.findByText('Disk is required');
  await pick('Disk', 'spare-16');
  fireEvent.click(screen.getByRole('button', { name: 'Attach existing disk' }));
  const modal = await openDialog('Attach disk');
  const entries = await entriesOf(modal.getByRole('combobox'));
  expect(entries.some((text) => text.startsWith('spare-'))).toBe(true);
  expect(entries.some((text) => text.startsWith('spare-16'))).toBe(false);
  fireEvent.click(modal.getByRole('button', { name: 'Cancel' }));
  expect(await create(NAME)).toEqual(['spare-16']);
});

// @sheet compute-storage/9.26 compute-storage/9.31 compute-storage/9.36
test('additional disks have unique names, and all are attached to the instance', async () => {
  const { mock, box, pick, create } = await openForm();
  fill(box('Name'), NAME);
  await pick('Image', 'debian-13-generic');
  fill(box('Disk name'), 'mad-boot');
  /** Enters names in the dialog of a new disk until one is not in use. */
  const add = async (...names: readonly string[]) => {
    fireEvent.click(screen.getByRole('button', { name: 'Create new disk' }));
    const modal = await openDialog('Create disk');
    const field = modal.getByRole('textbox', { name: 'Name' });
    for (const name of names) {
      fill(field, name);
      fireEvent.click(modal.getByRole('button', { name: 'Create disk' }));
      if (name !== names.at(-1))
        await waitFor(() => expect(descriptionOf(field)).toContain('Name is already in use'));
    }
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Create disk' })).toBeNull());
  };
  const attach = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Attach existing disk' }));
    return openDialog('Attach disk');
  };
  await add('mad-boot', 'spare-1', 'mad-data');
  await add('mad-data', 'mad-logs');
  expect(mock.calls.has('diskCreate')).toBe(false);
  const modal = await attach();
  await choose(modal.getByRole('combobox'), 'spare-16');
  fireEvent.click(modal.getByRole('button', { name: 'Attach disk' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Attach disk' })).toBeNull());
  const rows = within(screen.getByRole('table', { name: 'Disks' })).getAllByRole('row');
  const rowOf = (start: string) =>
    rows.find((row) => row.getAttribute('aria-label')?.startsWith(start))?.textContent;
  expect(rowOf('Name: mad-data, Type: create')).toContain('10 GiB');
  expect(rowOf('Name: spare-16, Type: attach')).toContain('—');
  const again = await attach();
  const entries = await entriesOf(again.getByRole('combobox'));
  expect(entries.some((text) => text.startsWith('spare-128'))).toBe(true);
  expect(entries.filter((text) => /^(spare-16|ams-01|warmup)/.test(text))).toEqual([]);
  fireEvent.click(again.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(await screen.findByRole('button', { name: 'remove disk mad-logs' }));
  expect(await create(NAME)).toEqual(['mad-boot', 'mad-data', 'spare-16']);
});

test('a disk that becomes an additional disk is no longer the boot disk', async () => {
  const { tab, pick, combobox } = await openForm();
  tab('Existing disks');
  await pick('Disk', 'spare-16');
  tab('Silo images');
  fireEvent.click(screen.getByRole('button', { name: 'Attach existing disk' }));
  const modal = await openDialog('Attach disk');
  await choose(modal.getByRole('combobox'), 'spare-16');
  fireEvent.click(modal.getByRole('button', { name: 'Attach disk' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  tab('Existing disks');
  const field = await combobox('Disk');
  expect(valueOf(field)).toBe('');
  expect((await entriesOf(field)).some((text) => text.startsWith('spare-16'))).toBe(false);
});

// @sheet common-ui/34.70 compute-storage/9.35
test('a thousand disks can be searched', async () => {
  const { tab, pick, combobox } = await openForm({ project: 'render-farm' });
  tab('Existing disks');
  await pick('Disk', 'tile-1010');
  const field = await combobox('Disk');
  expect(valueOf(field)).toBe('tile-1010');
  fill(field, 'nothing like it');
  const [only, ...others] = await screen.findAllByRole('option');
  expect([only?.textContent, only?.getAttribute('aria-disabled'), others]).toEqual([
    'No items match',
    'true',
    [],
  ]);
});

// @sheet compute-storage/9.34
test('an empty source shows a message, and how to create one', async () => {
  const { tab, address } = await openForm({
    project: 'payments-staging',
    prepare: ({ store }) => store.tables.images.removeWhere(({ projectId }) => (projectId ?? null) === null),
  });
  await screen.findByRole('heading', { name: 'No silo images found' });
  await screen.findByText(/^Nothing to boot from/);
  const submit = screen.getByRole('button', { name: 'Create instance' });
  expect(submit.getAttribute('aria-disabled')).toBe('true');
  tab('Existing disks');
  await screen.findByRole('heading', { name: 'No detached disks found' });
  tab('Project images');
  await screen.findByRole('heading', { name: 'No project images found' });
  fireEvent.click(screen.getByRole('button', { name: 'Networking' }));
  await screen.findByText('No floating IPs found');
  expect(screen.queryByRole('button', { name: 'Attach floating IP' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Upload image' }));
  await waitFor(() => expect(address()).toBe('/projects/payments-staging/images-new'));
});
