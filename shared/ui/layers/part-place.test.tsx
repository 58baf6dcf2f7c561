// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { announcementAtom, lazy, type LazyComponent, onLostPart, store } from '@console/shared/runtime';
import { InDialog, InMenu, InPlace } from '../index.ts';
import { answers, type Load, lost, Part, type Props, setUp } from './test-part.tsx';

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => {
  fetched.mockReset().mockResolvedValue(new Response('', { status: 404 }));
  vi.stubGlobal('fetch', fetched);
  setUp();
});
afterEach(cleanup);

const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
const alert = () => screen.queryByRole('alert');
const again = () => fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
const size = () => screen.queryByRole('textbox', { name: 'Size' });
const nothing = () => undefined;
const inPlace = (load: Load) => lazy<Props>('Resize instance', load, InPlace, <p>Loading</p>);

/** A form that was filled in, around a part. */
function Form({ of: Lazy }: { of: LazyComponent<Props> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <form>
      <input aria-label="Name" />
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Resize
      </button>
      {isOpen && <Lazy onDismiss={() => setOpen(false)} />}
    </form>
  );
}

function open(Lazy: LazyComponent<Props>) {
  render(<Form of={Lazy} />);
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'web' } });
  const opener = screen.getByRole('button', { name: 'Resize' });
  opener.focus();
  fireEvent.click(opener);
  return opener;
}
const typed = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value;

describe('a part', () => {
  test('is rendered after one failed request, without a message', async () => {
    const load = answers(lost(), Part);
    open(inPlace(load));
    expect(screen.getByText('Loading')).toBeTruthy();
    await settle();
    expect(size()).not.toBeNull();
    expect(alert()).toBeNull();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('is fetched again without the HTTP cache, which may have wrong bytes', async () => {
    open(inPlace(answers(lost(), Part)));
    await settle();
    expect(fetched).toHaveBeenCalledWith(lost().request, expect.objectContaining({ cache: 'reload' }));
  });

  test.each([
    ['lost twice', lost(), 2],
    ['timed out', lost('timeout'), 1],
    ['thrown when evaluated', new TypeError('x is not a function'), 1],
  ])('that was %s shows the failure in its place, after one retry %#', async (_, error, calls) => {
    const load = answers(error);
    open(inPlace(load));
    await settle();
    expect(load).toHaveBeenCalledTimes(calls);
    expect(alert()?.textContent).toContain('Resize instance could not be loaded');
    expect(typed()).toBe('web');
  });

  test.each([
    [lost(), 'Projects, build b1'],
    [lost('error', '/assets/forms.12345678.js'), 'Console, build shell1'],
    [new Error('no file'), 'Console, build shell1'],
  ])('names area and build: %s', async (error, text) => {
    open(inPlace(answers(error)));
    await settle();
    expect(alert()?.textContent).toContain(text);
  });

  test('whose module threw can be loaded again', async () => {
    const load = answers(new TypeError('thrown'));
    load.mockImplementationOnce(() => Promise.resolve(JSON.parse('null')));
    open(inPlace(load));
    await settle();
    expect(alert()).not.toBeNull();
  });

  test('is loaded by "Try again": the form stays, the focus moves into the part, and the result is announced', async () => {
    open(inPlace(answers(lost(), lost(), Part)));
    await settle();
    screen.getByRole('button', { name: 'Try again' }).focus();
    again();
    await settle();
    expect(document.activeElement).toBe(size());
    expect(typed()).toBe('web');
    expect(store.get(announcementAtom).text).toBe('Resize instance is loaded.');
  });

  test('does not move the focus when the user has moved it meanwhile', async () => {
    open(inPlace(answers(lost(), lost(), Part)));
    await settle();
    again();
    const name = screen.getByRole('textbox', { name: 'Name' });
    name.focus();
    await settle();
    expect(size()).not.toBeNull();
    expect(document.activeElement).toBe(name);
  });

  test('that fails again reports it and keeps the button with its focus', async () => {
    open(inPlace(answers(lost())));
    await settle();
    const button = screen.getByRole('button', { name: 'Try again' });
    button.focus();
    again();
    expect(button.getAttribute('aria-busy')).toBe('true');
    await settle();
    expect(store.get(announcementAtom).text).toBe('Resize instance is not loaded.');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
  });

  test('forgets a failure when it is closed, and is fetched again when it is opened', async () => {
    const load = answers(lost(), lost(), Part);
    const opener = open(inPlace(load));
    await settle();
    fireEvent.click(opener);
    fireEvent.click(opener);
    expect(alert()).toBeNull();
    await settle();
    expect(size()).not.toBeNull();
  });

  test('can be closed while it is fetched, and is rendered when it is opened again', async () => {
    const opener = open(inPlace(answers(Part)));
    fireEvent.click(opener);
    await settle();
    fireEvent.click(opener);
    expect(size()).not.toBeNull();
  });

  test('that was closed while it failed is fetched again', async () => {
    const opener = open(inPlace(answers(lost(), lost(), Part)));
    fireEvent.click(opener);
    await settle();
    fireEvent.click(opener);
    expect(alert()).toBeNull();
    await settle();
    expect(size()).not.toBeNull();
  });

  test('is fetched once for two places, and "Try again" of one loads it for both', async () => {
    const load = answers(lost(), lost(), Part);
    const Lazy = inPlace(load);
    render(
      <>
        <Lazy onDismiss={nothing} />
        <Lazy onDismiss={nothing} />
      </>,
    );
    await settle();
    expect(load).toHaveBeenCalledTimes(2);
    const [first] = screen.getAllByRole('button', { name: 'Try again' });
    if (first) fireEvent.click(first);
    await settle();
    expect(screen.getAllByRole('textbox', { name: 'Size' })).toHaveLength(2);
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('is fetched again after a failed preload, and rendered at once after a successful one', async () => {
    const load = answers(lost(), lost(), Part);
    const Lazy = inPlace(load);
    Lazy.preload();
    await settle();
    const opener = open(Lazy);
    await settle();
    expect(size()).not.toBeNull();
    fireEvent.click(opener);
    fireEvent.click(opener);
    expect(size()).not.toBeNull();
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('whose build was removed is left to the shell, which reloads the page', async () => {
    const recover = vi.fn(() => Promise.resolve(true));
    onLostPart(recover);
    open(inPlace(answers(lost())));
    await settle();
    expect(recover).not.toHaveBeenCalled();
    again();
    await settle();
    expect(recover).toHaveBeenCalledWith('project');
    expect(screen.getByRole('button', { name: 'Try again' }).getAttribute('aria-busy')).toBe('true');
  });
});

describe('a dialog', () => {
  const dialog = (load: Load) => lazy<Props>('Resize instance', load, InDialog);

  test('shows the failure as a dialog that can be left', async () => {
    open(dialog(answers(lost())));
    await settle();
    expect(screen.getByRole('dialog', { name: 'Resize instance' }).contains(alert())).toBe(true);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(typed()).toBe('web');
  });

  test('is the part itself after "Try again"', async () => {
    open(dialog(answers(lost(), lost(), Part)));
    await settle();
    again();
    await settle();
    expect(size()).not.toBeNull();
    expect(alert()).toBeNull();
  });
});

test('a menu button loads its code again when it is clicked', async () => {
  open(lazy<Props>('Copy as code', answers(lost(), lost(), Part), InMenu));
  await settle();
  fireEvent.click(screen.getByRole('button', { name: 'Copy as code: Try again' }));
  await settle();
  expect(size()).not.toBeNull();
});
