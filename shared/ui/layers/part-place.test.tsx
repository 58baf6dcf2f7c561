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
  test('is there after one lost request, without a word', async () => {
    const load = answers(lost(), Part);
    open(inPlace(load));
    expect(screen.getByText('Loading')).toBeTruthy();
    await settle();
    expect(size()).not.toBeNull();
    expect(alert()).toBeNull();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('is asked for past the HTTP cache, which may hold wrong bytes', async () => {
    open(inPlace(answers(lost(), Part)));
    await settle();
    expect(fetched).toHaveBeenCalledWith(lost().request, expect.objectContaining({ cache: 'reload' }));
  });

  test.each([
    ['lost twice', lost(), 2],
    ['timed out', lost('timeout'), 1],
    ['thrown when evaluated', new TypeError('x is not a function'), 1],
  ])('that was %s shows the failure in its place, once more asked %#', async (_, error, calls) => {
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

  test('that has no component after its module threw can be tried again', async () => {
    const load = answers(new TypeError('thrown'));
    load.mockImplementationOnce(() => Promise.resolve(JSON.parse('null')));
    open(inPlace(load));
    await settle();
    expect(alert()).not.toBeNull();
  });

  test('comes with "Try again": the form stays, the focus goes on, and it is announced', async () => {
    open(inPlace(answers(lost(), lost(), Part)));
    await settle();
    screen.getByRole('button', { name: 'Try again' }).focus();
    again();
    await settle();
    expect(document.activeElement).toBe(size());
    expect(typed()).toBe('web');
    expect(store.get(announcementAtom).text).toBe('Resize instance is loaded.');
  });

  test('does not take the focus from where the person has gone meanwhile', async () => {
    open(inPlace(answers(lost(), lost(), Part)));
    await settle();
    again();
    const name = screen.getByRole('textbox', { name: 'Name' });
    name.focus();
    await settle();
    expect(size()).not.toBeNull();
    expect(document.activeElement).toBe(name);
  });

  test('that is lost again says so, keeps the button and its focus', async () => {
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

  test('forgets a failure when it is closed, and asks anew when it is opened', async () => {
    const load = answers(lost(), lost(), Part);
    const opener = open(inPlace(load));
    await settle();
    fireEvent.click(opener);
    fireEvent.click(opener);
    expect(alert()).toBeNull();
    await settle();
    expect(size()).not.toBeNull();
  });

  test('closed while it is fetched is no error, and is there when it is opened', async () => {
    const opener = open(inPlace(answers(Part)));
    fireEvent.click(opener);
    await settle();
    fireEvent.click(opener);
    expect(size()).not.toBeNull();
  });

  test('closed while it fails is asked for anew', async () => {
    const opener = open(inPlace(answers(lost(), lost(), Part)));
    fireEvent.click(opener);
    await settle();
    fireEvent.click(opener);
    expect(alert()).toBeNull();
    await settle();
    expect(size()).not.toBeNull();
  });

  test('is fetched once for two who draw it, and "Try again" of one serves both', async () => {
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

  test('preloaded in vain is asked for anew; preloaded well, it is there at once', async () => {
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

  test('that is gone with its build is left to the shell, which loads the page anew', async () => {
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

  test('that came with "Try again" is the part itself', async () => {
    open(dialog(answers(lost(), lost(), Part)));
    await settle();
    again();
    await settle();
    expect(size()).not.toBeNull();
    expect(alert()).toBeNull();
  });
});

test('a menu button asks again when it is clicked', async () => {
  open(lazy<Props>('Copy as', answers(lost(), lost(), Part), InMenu));
  await settle();
  fireEvent.click(screen.getByRole('button', { name: 'Copy as: Try again' }));
  await settle();
  expect(size()).not.toBeNull();
});
