// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ids } from '../../../../../mock/verify/usual.ts';
import { expectToast, fill, renderScreen, useScreens } from '../../../../../tools/testing/screen.tsx';
import { routes } from '../../routes.ts';

useScreens();

const READY = `/system/support-bundles/${ids.activeBundle}`;

const item = (name: string) => screen.findByRole('treeitem', { name });

/** Responses of the API that replace the files of the demo. */
function answering(files: Readonly<Record<string, (request: Request) => Response | undefined>>) {
  const before = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    const request = new Request(new URL(input, location.origin), init);
    const { pathname } = new URL(request.url);
    const [, answer] =
      Object.entries(files).find(([end]) => decodeURIComponent(pathname).endsWith(end)) ?? [];
    return answer?.(request) ?? before(input, init);
  });
}

describe('a file of a bundle', () => {
  const openFile = async (name: string, before?: () => void) => {
    const rendered = await renderScreen(routes, READY);
    before?.();
    fireEvent.click(await item(name));
    return rendered;
  };

  // @sheet operator/13.70
  test('is a tree when it is JSON, and text after a click', async () => {
    await openFile('counts.json');
    expect(await screen.findByText('silos:', { exact: false, selector: 'div' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Text' }));
    expect(screen.getByLabelText('Content').textContent).toContain('"silos": 4');
  });

  // @sheet operator/13.70
  test('can be searched and filtered when it is a log; a long one is read in parts', async () => {
    const { mock } = await openFile('trace.log');
    const more = await screen.findByRole('button', { name: 'Show more (256 KiB shown)' });
    const content = screen.getByLabelText('Content');
    expect(content.textContent?.length).toBe(256 * 1024);
    fireEvent.click(more);
    expect(await screen.findByRole('button', { name: 'Show more (512 KiB shown)' })).toBeTruthy();
    fill(screen.getByRole('searchbox', { name: 'Search in file' }), 'fan 3');
    expect(await screen.findByText(/^[\d,]+ lines$/)).toBeTruthy();
    expect(content.textContent?.split('\n').every((line) => line.includes('fan 3'))).toBe(true);
    expect(mock.calls.get('supportBundleDownloadFile')).toBe(2);
  });

  // @sheet operator/13.70
  test('is cut off when the server ignores ranges', async () => {
    const sent: number[] = [];
    await openFile('trace.log', () =>
      answering({
        'trace.log': ({ method }) => {
          if (method === 'HEAD')
            return new Response(null, { headers: { 'content-length': String(3 * 1024 ** 2) } });
          const body = new ReadableStream({
            pull(controller) {
              sent.push(1);
              controller.enqueue(new Uint8Array(64 * 1024).fill(65));
            },
          });
          return new Response(body);
        },
      }),
    );
    expect(await screen.findByRole('button', { name: 'Show more (256 KiB shown)' })).toBeTruthy();
    expect(sent.length).toBeLessThan(8);
  });

  // @sheet operator/13.70
  test.each([
    ['core.bin', /^Binary, 64 KiB/],
    ['warnings.txt', 'The file is empty.'],
  ])('such as %s is not shown', async (name, message) => {
    await openFile(name);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Download file' })).toBeTruthy();
  });

  // @sheet operator/13.72
  test('with markup in it is shown as text', async () => {
    await openFile('requests.log');
    expect((await screen.findByLabelText('Content')).textContent).toContain('<script>alert(1)</script>');
    expect(document.querySelector('pre script')).toBeNull();
  });

  // @sheet operator/13.70
  test('that cannot be read shows the error, and can be retried', async () => {
    const { mock } = await openFile('racks.json', undefined);
    await screen.findByRole('heading', { name: 'fleet/racks.json' });
    mock.faults.add({ operation: 'supportBundleHeadFile', status: 503, count: 1 });
    fireEvent.click(await item('counts.json'));
    expect(await screen.findByText('The file could not be read')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Text' })).toBeTruthy();
  });
});

describe('a download', () => {
  const clicked: { href: string; download: string }[] = [];

  beforeEach(() => {
    clicked.length = 0;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      clicked.push({ href: this.getAttribute('href') ?? '', download: this.download });
    });
  });
  afterEach(() => vi.restoreAllMocks());

  // @sheet operator/13.71
  test('of a bundle is a link with a file name; its headers are requested first', async () => {
    const { mock } = await renderScreen(routes, READY);
    fireEvent.click(await screen.findByRole('button', { name: 'Support bundle actions' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Download' }));
    await vi.waitFor(() => expect(clicked).toHaveLength(1));
    expect(clicked[0]).toEqual({
      href: `/experimental/v1/system/support-bundles/${ids.activeBundle}/download`,
      download: `support-bundle-${ids.activeBundle}.zip`,
    });
    mock.faults.add({ operation: 'supportBundleHead', status: 503, message: 'The disk is gone', count: 1 });
    fireEvent.click(screen.getByRole('button', { name: 'Support bundle actions' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Download' }));
    await expectToast('Could not download support bundle');
    expect(clicked).toHaveLength(1);
  });

  // @sheet operator/13.71
  test('of a file that cannot be read shows the error beside the file', async () => {
    const { mock } = await renderScreen(routes, READY);
    fireEvent.click(await item('counts.json'));
    const preview = within(await screen.findByRole('region', { name: 'Preview of fleet/counts.json' }));
    const button = await preview.findByRole('button', { name: 'Download file' });
    await preview.findByRole('button', { name: 'Text' });
    mock.faults.add({
      operation: 'supportBundleHeadFile',
      status: 503,
      message: 'The disk is gone',
      count: 1,
    });
    fireEvent.click(button);
    expect(await preview.findByText('Could not download file')).toBeTruthy();
    expect(preview.getByText('The disk is gone')).toBeTruthy();
    expect(clicked).toEqual([]);
    fireEvent.click(button);
    await vi.waitFor(() => expect(clicked).toHaveLength(1));
    expect(preview.queryByText('Could not download file')).toBeNull();
  });

  // @sheet operator/13.71
  test('of a file has the last segment of its name, with its slashes encoded', async () => {
    await renderScreen(routes, READY);
    fireEvent.click(await item('counts.json'));
    fireEvent.click(await screen.findByRole('button', { name: 'Download file' }));
    await vi.waitFor(() => expect(clicked).toHaveLength(1));
    expect(clicked[0]).toEqual({
      href: `/experimental/v1/system/support-bundles/${ids.activeBundle}/download/fleet%2Fcounts.json`,
      download: 'counts.json',
    });
  });
});
