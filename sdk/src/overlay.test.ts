// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { followBuilds, showFailure } from './overlay.ts';

afterEach(() => document.body.replaceChildren());

/** The event stream of the page. */
class Stream extends EventTarget {
  static last = new Stream('');
  readonly path: string;
  constructor(path: string) {
    super();
    this.path = path;
    Stream.last = this;
  }
}

it('shows the last reason as text, until it is hidden', () => {
  showFailure('first');
  showFailure('src/list.tsx:1 <b>second</b>');
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe('The area could not be builtsrc/list.tsx:1 <b>second</b>Hide');
  screen.getByRole('button', { name: 'Hide' }).click();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('follows the builds: one that failed is shown, the next one loads the page again', () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  vi.stubGlobal('EventSource', Stream);
  followBuilds();
  expect(Stream.last.path).toBe('/__console-sdk/changes');
  Stream.last.dispatchEvent(new MessageEvent('failed', { data: 'src/list.tsx:1 no\nmore' }));
  expect(screen.getByRole('alert').textContent).toContain('no\nmore');
  expect(reload).not.toHaveBeenCalled();
  Stream.last.dispatchEvent(new MessageEvent('message', { data: 'changed' }));
  expect(reload).toHaveBeenCalledOnce();
});
