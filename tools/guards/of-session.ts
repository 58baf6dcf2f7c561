import type { Guard } from './guard.ts';

const REDIRECT = 'remotes/auth/src/redirect-uri.test.ts';
const session = (title: string) => ({ e2e: 'production/session', title });

/** Guards on the signed-in user, and on data that remains after the session. */
export const SESSION: readonly Guard[] = [
  {
    name: 'a way out of the origin after signing in: another origin',
    source: 'ASVS 3.7.2',
    file: 'remotes/auth/src/redirect-uri.ts',
    guard: 'if (url.origin !== origin || url.href !== origin + value) return undefined;',
    without: '',
    proofs: [{ unit: REDIRECT, title: '"/./projects" leads to the landing page' }],
  },
  {
    name: 'a way out of the origin after signing in: encoded slashes, dots and controls',
    source: 'ASVS 3.7.2',
    file: 'remotes/auth/src/redirect-uri.ts',
    guard: 'if (!isPlainPath(value.slice(0, cut)) || !isPlainRest(value.slice(cut))) return undefined;',
    without: '',
    proofs: [{ unit: REDIRECT, title: '"/%5cevil.example" leads to the landing page' }],
  },
  {
    name: 'answers of the server after signing out',
    source: 'ASVS 7.4.1',
    file: 'shared/query/client.ts',
    guard: 'onIdentityEnd(() => queryClient.clear());',
    without: 'onIdentityEnd(() => undefined);',
    proofs: [
      {
        unit: 'shared/query/client.test.ts',
        title: 'a sign-out clears the cache, also when the server is unreachable',
      },
    ],
  },
  {
    name: 'a session that stays open in other tabs',
    source: 'ASVS 7.4.4',
    file: 'shared/runtime/sign-out.ts',
    guard: "this.#world.tell({ about: 'sign-out', state: 'done' });",
    without: '',
    proofs: [session('signing out in one tab signs out the others')],
  },
  {
    name: 'pages without a session',
    source: 'specification 8',
    file: 'shared/runtime/client.ts',
    guard: "if (error.status === 401 && operation.id !== 'loginLocal') watch.onUnauthorized();",
    without: '',
    proofs: [
      {
        unit: 'shared/runtime/client.test.ts',
        title: 'opens the login page, which returns to the current page',
      },
      session('a user without a session is redirected from every page to the sign-in, and returns after it'),
    ],
  },
  {
    name: 'secrets in copied commands',
    source: 'docs/architecture.md 5',
    file: 'shared/copy-as/secrets.ts',
    guard: "return typeof value === 'string' ? stand() : value;",
    without: 'return value;',
    proofs: [
      {
        unit: 'shared/copy-as/texts.test.ts',
        title: 'are replaced by their names, numbered when there are several',
      },
    ],
  },
  {
    name: 'a page that the browser kept for Back after signing out',
    source: 'ASVS 7.4.1',
    file: 'shared/runtime/session.ts',
    guard: 'if (identity.isOver) location.reload();',
    without: 'if (identity.isOver) void 0;',
    proofs: [
      {
        unit: 'shared/runtime/session.test.ts',
        title: 'is empty and reloads after a sign-out',
      },
    ],
  },
  {
    name: 'sign-in pages as a way on after signing in',
    source: 'ASVS 3.7.2',
    file: 'remotes/auth/src/redirect-uri.ts',
    guard: 'return isSignIn(path) ? undefined : value;',
    without: 'return value;',
    proofs: [{ unit: REDIRECT, title: '"/login/fernhill/local" leads to the landing page' }],
  },
  {
    name: 'a password in an address, when a form is sent before the code is there',
    source: 'ASVS 14.2.1',
    file: 'shell/index.html',
    guard: '<form method="dialog" novalidate>',
    without: '<form novalidate>',
    proofs: [
      {
        unit: 'shell/src/session/take-over.test.tsx',
        title: 'the form of the document cannot get a password into an address',
      },
    ],
  },
  {
    name: 'sending a half-typed password, when a form was changed after it was sent',
    source: 'docs/decisions/026-what-a-click-costs.md',
    file: 'shell/src/first-sign-in.ts',
    guard: "form.addEventListener('input', release);",
    without: 'void 0;',
    proofs: [
      {
        unit: 'shell/src/session/take-over.test.tsx',
        title: 'a form that was changed after it was sent waits for another press',
      },
      { e2e: 'auth/before-code', title: 'a form that is changed after it was sent is not sent' },
    ],
  },
];
