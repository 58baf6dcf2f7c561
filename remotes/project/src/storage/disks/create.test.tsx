// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  descriptionOf,
  expectToast,
  fill,
  openDialog,
  renderScreen,
  rowOf,
  type ScreenOptions,
  useScreens,
  valueOf,
} from '../../../../../tools/testing/screen.tsx';
import { routes } from '../../routes.ts';

useScreens();

const GIB = 1024 ** 3;
const DISKS = '/projects/edge-cache/disks';

/** Opens the form of a new disk, and gives the disk a name. */
async function openForm(name: string, options?: ScreenOptions) {
  const { mock, address } = await renderScreen(routes, `${DISKS}-new`, options);
  const form = await openDialog('Create disk');
  fill(form.getByRole('textbox', { name: /^Name/ }), name);
  const size = () => form.getByRole('textbox', { name: /^Size/ });
  return {
    mock,
    form,
    size,
    radio: (label: string) => form.getByRole('radio', { name: label }),
    /** Opens the list of a source, and returns its entries. */
    openSources: async (label: string) => {
      const field = await form.findByRole('combobox', { name: new RegExp(`^Source ${label}`) });
      act(() => field.focus());
      fireEvent.keyDown(field, { key: 'ArrowDown' });
      return screen.findAllByRole('option');
    },
    submit: () => fireEvent.click(form.getByRole('button', { name: 'Create disk' })),
    /** Submits the form and waits until the list contains the disk, which it returns. */
    create: async () => {
      fireEvent.click(form.getByRole('button', { name: 'Create disk' }));
      await waitFor(() => expect(address()).toBe(DISKS));
      const shown = await rowOf(name);
      const made = [...mock.store.tables.disks].find((disk) => disk.name === name);
      if (!made) throw new Error(`there is no disk ${name}`);
      await expectToast(`Creating disk ${name}`);
      return { shown, made };
    },
  };
}

const optionOf = (options: readonly HTMLElement[], start: string): HTMLElement => {
  const found = options.find(({ textContent }) => textContent.startsWith(start));
  if (!found) throw new Error(`there is no ${start}`);
  return found;
};

describe('a new disk', () => {
  // @sheet compute-storage/9.61
  it('is blank with blocks of 512 bytes', async () => {
    const { form, radio, create } = await openForm('scratch');
    fill(form.getByRole('textbox', { name: /^Description/ }), 'Throw away');
    fireEvent.click(radio('512'));
    const { shown, made } = await create();
    expect(shown.textContent).toContain('10 GiB');
    expect(made).toMatchObject({ blockSize: 512, size: 10 * GIB, description: 'Throw away' });
  });

  // @sheet compute-storage/9.61
  it('is created from a snapshot, and is at least as large', async () => {
    const { mock, radio, openSources, size, submit, create } = await openForm('again');
    fireEvent.click(radio('Snapshot'));
    const option = optionOf(await openSources('snapshot'), 'before-migration');
    expect(option.textContent).toMatch(/Created .* \/ from spare-16 \/ 20 GiB/);
    fireEvent.click(option);
    await waitFor(() => expect(valueOf(size())).toBe('20'));
    fill(size(), '19');
    submit();
    await waitFor(() =>
      expect(descriptionOf(size())).toContain('Must be at least as large as the snapshot: 20 GiB'),
    );
    expect(mock.calls.has('diskCreate')).toBe(false);
    fill(size(), '25');
    const { made } = await create();
    const source = [...mock.store.tables.snapshots].find(({ name }) => name === 'before-migration');
    expect(made).toMatchObject({ snapshotId: source?.id, size: 25 * GIB });
  });

  // @sheet compute-storage/9.61
  it('can be as large as the largest snapshot', async () => {
    const { radio, openSources, size, create } = await openForm('huge');
    fireEvent.click(radio('Snapshot'));
    fireEvent.click(optionOf(await openSources('snapshot'), 'largest'));
    await waitFor(() => expect(valueOf(size())).toBe('1023'));
    const { shown } = await create();
    expect(shown.textContent).toContain('1,023 GiB');
  });

  // @sheet compute-storage/9.61
  it('is created from an image of the project or of the silo', async () => {
    const { radio, openSources, create } = await openForm('booted');
    fireEvent.click(radio('Image'));
    const options = await openSources('image');
    const kinds = options.map(({ textContent }) =>
      textContent.endsWith('Project image') ? 'project' : 'silo',
    );
    expect(kinds).toEqual(kinds.toSorted());
    expect(new Set(kinds).size).toBe(2);
    for (const option of options.slice(0, 1)) fireEvent.click(option);
    expect((await create()).made.imageId).toEqual(expect.any(String));
  });

  // @sheet compute-storage/9.61
  it('clears its source when it becomes blank again, but keeps its size', async () => {
    const { form, radio, openSources, create } = await openForm('plain');
    fireEvent.click(radio('512'));
    fireEvent.click(radio('Snapshot'));
    fireEvent.click(optionOf(await openSources('snapshot'), 'before-migration'));
    fireEvent.click(radio('Blank'));
    await waitFor(() => expect(Reflect.get(radio('4096'), 'checked')).toBe(true));
    fireEvent.click(radio('Snapshot'));
    expect(valueOf(await form.findByRole('combobox', { name: /^Source snapshot/ }))).toBe('');
    fireEvent.click(radio('Blank'));
    const { made } = await create();
    expect(made).toMatchObject({ blockSize: 4096, size: 20 * GIB });
    expect(made.snapshotId ?? null).toBeNull();
  });

  it('can be created when sources and quota cannot be loaded', async () => {
    const faults = ['snapshotList', 'imageList', 'utilizationView'].map((operation) => ({
      operation,
      status: 403,
    }));
    const { form, radio, create } = await openForm('scratch', { faults });
    for (const kind of ['Snapshot', 'Image']) {
      fireEvent.click(radio(kind));
      const field = await form.findByRole('combobox', { name: new RegExp(`^Source ${kind}`, 'i') });
      await waitFor(() => expect(field.getAttribute('placeholder')).toBe(`${kind}s could not be loaded`));
    }
    fireEvent.click(radio('Blank'));
    await create();
  });
});
