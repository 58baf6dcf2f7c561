// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call, openSession } from '@console/shared/runtime';
import { currentUserView } from '@console/shared/api';
import { rememberWayIn } from '@console/shared/sign-in';
import { SignInDialog } from './sign-in-dialog.tsx';

const maren = { id: '11111111-1111-4111-8111-111111111111', display_name: 'Maren', silo_name: 'fernhill' };
const sent: string[] = [];
/** The signed-in user; undefined when the server fails. */
let me: object | undefined;

beforeEach(async () => {
  me = maren;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    sent.push(`${init?.method} ${url}`);
    if (url !== '/v1/me') return new Response(null, { status: 204 });
    return me ? Response.json(me) : new Response(null, { status: 503 });
  });
  openSession();
  await call(currentUserView, {});
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sent.length = 0;
});

function show() {
  const router = createMemoryRouter([{ path: '/', Component: SignInDialog }]);
  render(<RouterProvider router={router} />);
  return within(screen.getByRole('dialog', { name: 'Sign in again' }));
}

it('opens a window without access to the page, and shows what to do', () => {
  rememberWayIn({ silo: 'fernhill', provider: 'corp-sso' });
  const opened = { opener: {}, location: { assign: vi.fn<(path: string) => void>() } };
  vi.stubGlobal('open', () => opened);
  const dialog = show();
  fireEvent.click(dialog.getByRole('button', { name: 'Sign in with corp-sso' }));
  expect(opened.opener).toBeNull();
  expect(opened.location.assign).toHaveBeenCalledExactlyOnceWith(
    '/login/fernhill/saml/corp-sso/redirect?redirect_uri=%2Fsigned-in',
  );
  expect(dialog.getByRole('status').textContent).toContain('Sign in in the new window');
});

it('shows a link when the browser blocks the window', () => {
  rememberWayIn({ silo: 'fernhill', provider: 'corp-sso' });
  vi.stubGlobal('open', () => null);
  const dialog = show();
  fireEvent.click(dialog.getByRole('button', { name: 'Sign in with corp-sso' }));
  const link = dialog.getByRole('link', { name: /^Sign in with corp-sso/ });
  expect(link.getAttribute('href')).toBe('/login/fernhill/saml/corp-sso/redirect?redirect_uri=%2Fsigned-in');
});

it('sends the password to the silo, then requests the signed-in user', async () => {
  rememberWayIn({ silo: 'fernhill' });
  const dialog = show();
  sent.length = 0;
  fireEvent.change(dialog.getByRole('textbox', { name: 'Username' }), { target: { value: 'maren' } });
  fireEvent.change(dialog.getByLabelText('Password'), { target: { value: 'correct-horse' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
  await vi.waitFor(() => expect(sent).toEqual(['POST /v1/login/fernhill/local', 'GET /v1/me']));
});

it('shows an error when the signed-in user cannot be requested', async () => {
  rememberWayIn({ silo: 'fernhill' });
  const dialog = show();
  me = undefined;
  fireEvent.change(dialog.getByRole('textbox', { name: 'Username' }), { target: { value: 'maren' } });
  fireEvent.change(dialog.getByLabelText('Password'), { target: { value: 'correct-horse' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Could not determine who is signed in');
});

it('links to the general login page when the sign-in method of this silo is unknown', () => {
  rememberWayIn({ silo: 'northgate' });
  vi.stubGlobal('open', () => null);
  const dialog = show();
  fireEvent.click(dialog.getByRole('button', { name: 'Sign in again' }));
  expect(dialog.getByRole('link', { name: /^Sign in again/ }).getAttribute('href')).toBe(
    '/login?redirect_uri=%2Fsigned-in',
  );
});

it('shows a confirmation before the page is left', () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  const dialog = show();
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  const question = within(screen.getByRole('dialog', { name: 'Confirm navigation' }));
  expect(assign).not.toHaveBeenCalled();
  fireEvent.click(question.getByRole('button', { name: 'Leave this page' }));
  expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^\/login\?redirect_uri=/));
});
