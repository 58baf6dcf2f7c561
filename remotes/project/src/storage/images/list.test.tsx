// @vitest-environment happy-dom
import { personas } from '@console/mock';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { hold } from '../../../../../tools/testing/hold.ts';
import {
  cellOf,
  descriptionOf,
  expectToast,
  FAILURES,
  once,
  openDialog,
  openRowMenu,
  press,
  renderScreen,
  rowAction,
  rowOf,
  type ScreenOptions,
  toasts,
  useScreens,
  valueOf,
} from '../../../../../tools/testing/screen.tsx';
import { AreaTasks } from '../../area-tasks.tsx';
import { routes } from '../../routes.ts';

useScreens(80);

const IMAGES = '/projects/edge-cache/images';

const CRUMBS = [
  ['Projects', '/projects'],
  ['edge-cache', '/projects/edge-cache/instances'],
  ['Images', IMAGES],
];

const openImages = (options?: ScreenOptions) => renderScreen(routes, IMAGES, options);

const isGone = (name: string) =>
  waitFor(() => expect(within(screen.getByRole('table')).queryByText(name)).toBeNull());

describe('the list', () => {
  // @sheet compute-storage/9.74
  it('shows the images of a project', async () => {
    const { place } = await openImages();
    const row = await rowOf('cache-golden');
    expect(place()).toEqual({ title: 'Images / edge-cache / Projects / Oxide Console', crumbs: CRUMBS });
    const headings = within(row.closest('table') ?? row).getAllByRole('columnheader');
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'name',
      'description',
      'OS',
      'version',
      'size',
      'created',
      '',
    ]);
    for (const [heading, text] of [
      ['OS', 'debian'],
      ['version', '13.1'],
      ['size', '12 GiB'],
    ] as const)
      expect((await cellOf('cache-golden', heading)).textContent).toBe(text);
    fireEvent.click(screen.getByRole('button', { name: 'Learn about Images' }));
    expect(await screen.findByRole('heading', { name: 'Learn about Images' })).toBeTruthy();
  });

  it('of a project without images shows a message', async () => {
    await renderScreen(routes, '/projects/payments-staging/images');
    expect(await screen.findByRole('heading', { level: 3, name: 'No images' })).toBeTruthy();
  });
});

// @sheet compute-storage/9.67
it.each([
  ['the project', IMAGES, 'cache-golden'],
  ['the silo', '/images', 'debian-13-generic'],
])('copies the id of an image of %s', async (_, path, name) => {
  const { mock } = await renderScreen(routes, path);
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await rowAction(name, 'Copy ID');
  const image = [...mock.store.tables.images].find((one) => one.name === name);
  await waitFor(() => expect(writeText).toHaveBeenCalledExactlyOnceWith(image?.id));
});

describe('an image', () => {
  // @sheet compute-storage/9.74
  it('is shown beside the list, which keeps its breadcrumbs and marks the row', async () => {
    const { address, place } = await openImages();
    const link = within(await rowOf('cache-golden')).getByRole('link', { name: 'cache-golden' });
    link.focus();
    fireEvent.click(link);
    const panel = await openDialog('Project image');
    expect(panel.getByRole('heading', { level: 3, name: 'cache-golden' })).toBeTruthy();
    expect(address()).toBe(`${IMAGES}/cache-golden/edit`);
    expect(place()).toEqual({
      title: 'Edit Image / Images / edge-cache / Projects / Oxide Console',
      crumbs: CRUMBS,
    });
    expect((await rowOf('cache-golden')).dataset['active']).toBe('true');
    expect(panel.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Shared with',
      'ID',
      'Size',
      'Block size',
      'Created',
      'Updated',
    ]);
    expect(panel.getAllByRole('definition')[0]?.textContent).toBe('Project');
    for (const [label, value] of [
      ['Name', 'cache-golden'],
      ['OS', 'debian'],
      ['Version', '13.1'],
    ] as const) {
      const field = panel.getByRole('textbox', { name: label });
      expect(valueOf(field)).toBe(value);
      expect(field.getAttribute('aria-disabled')).toBe('true');
    }
    fireEvent.keyDown(panel.getByRole('button', { name: 'Close' }), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe(IMAGES);
    await waitFor(() => expect(document.activeElement).toBe(link));
  });

  it.each([
    [IMAGES, 'cache-golden', 'Project image'],
    ['/images', 'debian-13-generic', 'Silo image'],
  ])('is also at %s without the last segment', async (path, name, title) => {
    const { address } = await renderScreen(routes, `${path}/${name}`);
    expect((await openDialog(title)).getByRole('heading', { level: 3, name })).toBeTruthy();
    expect(address()).toBe(`${path}/${name}/edit`);
  });
});

/** Opens the confirmation of the promotion of an image. */
async function openPromotion(options?: ScreenOptions) {
  const { mock, address } = await openImages(options);
  await rowAction('cache-golden', 'Promote');
  const modal = await openDialog('Promote image');
  return {
    mock,
    address,
    modal,
    submit: () => press(modal.getByRole('button', { name: 'Promote' })),
    closed: () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()),
  };
}

describe('promoting', () => {
  // @sheet compute-storage/9.65
  it('names the image in its confirmation, moves it and leads to its new location', async () => {
    const { mock, address, submit, closed } = await openPromotion();
    const asked = await screen.findByRole('dialog', { name: 'Promote image' });
    expect(asked.textContent).toContain('Promote image cache-golden to the silo?');
    await submit();
    await closed();
    await expectToast('Image cache-golden promoted');
    await isGone('cache-golden');
    expect(mock.calls.get('imagePromote')).toBe(1);
    fireEvent.click(toasts().getByRole('link', { name: 'View silo images' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Silo Images' })).toBeTruthy();
    expect(address()).toBe('/images');
    await rowOf('cache-golden');
  });

  it('can be canceled', async () => {
    const { mock, modal, closed } = await openPromotion();
    fireEvent.click(modal.getByRole('button', { name: 'Cancel' }));
    await closed();
    expect(mock.calls.has('imagePromote')).toBe(false);
  });

  it.each(FAILURES)('that %s shows the error in the dialog, and can be retried', async (_, rule, message) => {
    const { modal, submit } = await openPromotion(once('imagePromote', rule));
    await submit();
    expect(within(await modal.findByRole('alert')).getByText(message)).toBeTruthy();
    expect(screen.getByTestId('Toasts').textContent).toBe('');
    await submit();
    await expectToast('Image cache-golden promoted');
  });

  it('is refused when the silo has an image with that name', async () => {
    const message = 'already exists: image "cache-golden"';
    const rule = { status: 400, errorCode: 'ObjectAlreadyExists', message };
    const { modal, submit } = await openPromotion(once('imagePromote', rule));
    await submit();
    expect(await modal.findByText('Image name already exists')).toBeTruthy();
  });

  it('happens once for repeated clicks', async () => {
    const { mock, modal } = await openPromotion();
    const release = hold(/\/promote/);
    const button = modal.getByRole('button', { name: 'Promote' });
    for (let click = 0; click < 2; click += 1) fireEvent.click(button);
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    release();
    await expectToast('Image cache-golden promoted');
    expect(mock.calls.get('imagePromote')).toBe(1);
  });
});

describe('deleting', () => {
  // @sheet compute-storage/9.66
  it('is waited for, removes the row and shows a notification', async () => {
    await openImages();
    const release = hold(/^DELETE/);
    await rowAction('varnish-test', 'Delete');
    const button = (await openDialog('Confirm delete')).getByRole('button', { name: 'Confirm' });
    fireEvent.click(button);
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    await rowOf('varnish-test');
    release();
    await expectToast('Image varnish-test deleted');
    await isGone('varnish-test');
  });

  it('is disabled for viewers, with the role that is missing', async () => {
    await openImages({ persona: personas.projectViewer, tasks: AreaTasks });
    const item = (await openRowMenu('varnish-test')).getByRole('menuitem', { name: 'Delete' });
    await waitFor(() => expect(item.getAttribute('aria-disabled')).toBe('true'));
    expect(descriptionOf(item)).toMatch(/^Needs the project collaborator role/);
  });
});

it('the menu of an image contains its actions', async () => {
  await openImages();
  const items = (await openRowMenu('cache-golden')).getAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Copy ID',
    'Promote',
    'Create disk',
    'Create instance',
    'Delete',
  ]);
});
