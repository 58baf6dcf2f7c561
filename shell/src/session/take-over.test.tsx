// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PasswordForm, type Credentials } from '@console/shared/sign-in';
import { drawSignIn } from '../first-sign-in.ts';
import { takeOver, whenComposed } from './take-over.ts';

const html = readFileSync('shell/index.html', 'utf8');
const page = `${/<template id="sign-in">[^]*?<\/template>/.exec(html)?.[0] ?? ''}<div id="root"></div>`;

const sent = vi.fn<(body: Credentials) => void>();
let rendered: Root | undefined;

const one = <Kind extends HTMLElement>(selector: string): Kind => {
  const found = document.querySelector<Kind>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};
const drawn = (name: string) => one<HTMLInputElement>(`#first-sign-in [name=${name}]`);
const field = (name: string) => one<HTMLInputElement>(`#root [name=${name}]`);
const press = () =>
  one('#first-sign-in form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

function renderForm(): void {
  rendered = createRoot(one('#root'));
  rendered.render(<PasswordForm pending={false} error={null} onSubmit={sent} />);
}

beforeEach(async () => {
  drawSignIn('fern%20%3Cb%3Ehill');
  const { body } = new DOMParser().parseFromString(page, 'text/html');
  document.body.replaceChildren(...body.childNodes);
  await vi.waitFor(() => expect(document.getElementById('first-sign-in')).not.toBeNull());
});
afterEach(() => {
  rendered?.unmount();
  sent.mockClear();
});

it('the form of the document cannot get a password into an address', () => {
  expect(one('#first-sign-in form').getAttribute('method')).toBe('dialog');
  expect(press()).toBe(false);
});

it('the document draws the name of the silo, and focuses the first field', () => {
  expect(one('#first-sign-in h1').textContent).toBe('Sign in to fern <b>hill');
  expect(document.activeElement).toBe(drawn('username'));
});

// @sheet common-ui/34.54
it('what was typed is kept, with focus and selection', () => {
  drawn('username').value = 'tobias';
  drawn('password').value = 'correct';
  drawn('password').focus();
  drawn('password').setSelectionRange(2, 4);
  takeOver(one('#root'), renderForm);
  expect(document.getElementById('first-sign-in')).toBeNull();
  expect(field('username').value).toBe('tobias');
  expect(field('password').value).toBe('correct');
  expect(document.activeElement).toBe(field('password'));
  expect([field('password').selectionStart, field('password').selectionEnd]).toEqual([2, 4]);
  expect(sent).not.toHaveBeenCalled();
});

it('a form that waits is sent once', () => {
  drawn('username').value = 'tobias';
  drawn('password').value = 'correct-horse';
  press();
  press();
  takeOver(one('#root'), renderForm);
  expect(sent).toHaveBeenCalledExactlyOnceWith({ username: 'tobias', password: 'correct-horse' });
});

it('a form that was changed after it was sent waits for another press', () => {
  drawn('username').value = 'tobias';
  drawn('password').value = 'correct-horse';
  press();
  drawn('password').dispatchEvent(new Event('input', { bubbles: true }));
  takeOver(one('#root'), renderForm);
  expect(sent).not.toHaveBeenCalled();
});

it('another page than the form replaces what was drawn', () => {
  drawn('username').value = 'tobias';
  press();
  takeOver(one('#root'), () => one('#root').append('Sign-in could not be loaded'));
  expect(document.getElementById('first-sign-in')).toBeNull();
  expect(one('#root').textContent).toBe('Sign-in could not be loaded');
});

it('a text that an input method composes is finished first', async () => {
  drawn('username').dispatchEvent(new Event('compositionstart', { bubbles: true }));
  let isComposed = false;
  const waiting = (async () => {
    await whenComposed();
    isComposed = true;
  })();
  await Promise.resolve();
  expect(isComposed).toBe(false);
  drawn('username').dispatchEvent(new Event('compositionend', { bubbles: true }));
  await waiting;
  await whenComposed();
  expect(isComposed).toBe(true);
});
