// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hold } from '../../../../../tools/testing/hold.ts';
import { placeOf } from '../../../../../tools/testing/on-screen.ts';
import {
  cellOf,
  choose,
  descriptionOf,
  expectToast,
  openDialog,
  openRowMenu,
  press,
  renderScreen,
  rowAction,
  rowOf,
  type ScreenOptions,
  toasts,
  useScreens,
} from '../../../../../tools/testing/screen.tsx';
import { manifest } from '../../manifest.ts';
import { routes } from '../../routes.ts';

useScreens(80);

const IMAGES = '/images';

const openImages = (options?: ScreenOptions) => renderScreen(routes, IMAGES, options);

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const isGone = (name: string) =>
  waitFor(() => expect(within(screen.getByRole('table')).queryByText(name)).toBeNull());

async function openPromotion(options?: ScreenOptions) {
  const rendered = await openImages(options);
  await press(await screen.findByRole('button', { name: 'Promote image' }));
  const modal = await openDialog('Promote image');
  return {
    ...rendered,
    modal,
    project: modal.getByRole('combobox', { name: 'Project' }),
    image: () => modal.getByRole('button', { name: /^Image/ }),
    submit: modal.getByRole('button', { name: 'Promote' }),
  };
}

/** Whether the choice of an image is disabled. */
const isOff = (button: HTMLElement) =>
  button.hasAttribute('disabled') || button.getAttribute('aria-disabled') === 'true';

/** Opens the list of images as soon as those of the project are known. */
async function openChoice(image: () => HTMLElement): Promise<void> {
  await waitFor(() => expect(isOff(image())).toBe(false));
  fireEvent.click(image());
}

// @sheet compute-storage/9.74
it('the list shows the images of the silo', async () => {
  const { place } = await openImages();
  expect(await screen.findByRole('heading', { level: 1, name: 'Silo Images' })).toBeTruthy();
  expect(manifest.frames.flatMap(({ navigation }) => navigation)).toContainEqual(
    expect.objectContaining({ label: 'Images', to: IMAGES }),
  );
  expect(place()).toEqual(placeOf(['Images', IMAGES]));
  expect((await cellOf('debian-13-generic', 'OS')).textContent).toBe('debian');
  expect((await cellOf('debian-13-generic', 'size')).textContent.replace('\u00a0', ' ')).toBe('3 GiB');
  const menu = await openRowMenu('debian-13-generic');
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Copy ID',
    'Demote',
    'Delete',
  ]);
});

describe('promoting', () => {
  // @sheet compute-storage/9.65 specification/4.5
  it('requires a project and one of its images', async () => {
    const { mock, project, image, submit } = await openPromotion();
    expect(isOff(image())).toBe(true);
    await choose(project, 'edge-cache');
    await openChoice(image);
    const option = await screen.findByRole('option', { name: /^cache-golden\b.*12\sGiB/ });
    expect(option.textContent.replaceAll('\u00a0', ' ')).toContain('debian / 13.1 / 12 GiB');
    fireEvent.click(option);
    await waitFor(() => expect(image().textContent).toContain('cache-golden'));
    await press(submit);
    await closed();
    await expectToast('Image cache-golden promoted');
    await rowOf('cache-golden');
    const [promoted] = mock.store.tables.images.filter(({ name }) => name === 'cache-golden');
    expect(promoted?.projectId ?? null).toBeNull();
    expect(mock.calls.get('imagePromote')).toBe(1);
  });

  // @sheet compute-storage/9.65
  it('offers no image for an empty project, and clears the image when the project changes', async () => {
    const { mock, modal, project, image, submit } = await openPromotion();
    await choose(project, 'edge-cache');
    await openChoice(image);
    fireEvent.click(await screen.findByRole('option', { name: /^varnish-test/ }));
    await waitFor(() => expect(image().textContent).toContain('varnish-test'));
    await choose(project, 'payments-staging');
    await waitFor(() => expect(image().textContent).toContain('No items'));
    expect(isOff(image())).toBe(true);
    fireEvent.click(submit);
    expect(await modal.findByText('Image is required')).toBeTruthy();
    expect(mock.calls.has('imagePromote')).toBe(false);
  });

  it('shows that the images of a project could not be loaded', async () => {
    const { mock, project, image } = await openPromotion();
    mock.faults.add({ operation: 'imageList', status: 503 });
    await choose(project, 'edge-cache');
    await waitFor(() => expect(image().textContent).toContain('Images could not be loaded'));
  });

  it('shows that the projects could not be loaded', async () => {
    const { modal } = await openPromotion({ faults: [{ operation: 'projectList', status: 503 }] });
    expect(await modal.findByText('The projects could not be loaded.')).toBeTruthy();
  });
});

// @sheet compute-storage/9.65 specification/4.5
it('demoting requires a project, and leads to its images', async () => {
  const { mock, address } = await openImages();
  await rowAction('ubuntu-26-04', 'Demote');
  const modal = await openDialog('Demote image');
  const project = modal.getByRole('combobox', { name: 'Project' });
  const submit = modal.getByRole('button', { name: 'Demote' });
  expect(screen.getByRole('dialog').textContent).toContain('Demoting: ubuntu-26-04');
  fireEvent.click(submit);
  await waitFor(() => expect(descriptionOf(project)).toMatch(/Project is required$/));
  expect(mock.calls.has('imageDemote')).toBe(false);
  await choose(project, 'edge-cache');
  await press(submit);
  await closed();
  await expectToast('Image ubuntu-26-04 demoted');
  await isGone('ubuntu-26-04');
  expect(mock.calls.get('imageDemote')).toBe(1);
  fireEvent.click(toasts().getByRole('link', { name: 'View images in edge-cache' }));
  await waitFor(() => expect(address()).toBe('/projects/edge-cache/images'));
  await rowOf('ubuntu-26-04');
});

describe('deleting', () => {
  // @sheet compute-storage/9.66
  it('is busy until it is done, then removes the row and shows a notification', async () => {
    const { mock } = await openImages();
    const release = hold(/^DELETE /);
    await rowAction('fedora-44-cloud', 'Delete');
    const button = (await openDialog('Confirm delete')).getByRole('button', { name: 'Confirm' });
    fireEvent.click(button);
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    expect(mock.calls.has('imageDelete')).toBe(false);
    release();
    await expectToast('Image fedora-44-cloud deleted');
    await isGone('fedora-44-cloud');
  });

  // @sheet compute-storage/9.66
  it('that is not allowed shows the error, and the image stays', async () => {
    await openImages({ faults: [{ operation: 'imageDelete', status: 403 }] });
    await rowAction('fedora-44-cloud', 'Delete');
    await press((await openDialog('Confirm delete')).getByRole('button', { name: 'Confirm' }));
    await expectToast('Could not delete image');
    await expectToast('Action not authorized');
    await rowOf('fedora-44-cloud');
  });
});
