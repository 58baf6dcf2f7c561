/** Names of the global object that the shell, the shared modules and the areas rely on. */
const GLOBALS = [
  'fetch setTimeout clearTimeout setInterval clearInterval queueMicrotask requestAnimationFrame cancelAnimationFrame',
  'requestIdleCallback structuredClone Promise Array Object Map Set WeakMap Date Intl JSON Math Reflect Symbol Error URL',
  'URLSearchParams Request Response Headers AbortController AbortSignal WebSocket BroadcastChannel MessageChannel crypto',
]
  .join(' ')
  .split(' ');

/**
 * Objects whose methods are locked. Prototypes of which a program makes instances (arrays, maps, promises, elements) are not among
 * them: a read-only method of a prototype cannot be overridden on an instance by assignment either, which polyfills and the bundler's
 * list of chunks do.
 */
const OWNERS =
  'JSON Math Reflect Object Array Promise crypto History.prototype Storage.prototype Crypto.prototype'.split(
    ' ',
  );

/** Members that an object may be given without harm to others. */
const LEFT_OUT: ReadonlySet<string> = new Set(['constructor', 'toString', 'toLocaleString', 'valueOf']);

function lock(owner: object, key: string): void {
  const present = Object.getOwnPropertyDescriptor(owner, key);
  if (
    present?.configurable !== true ||
    (typeof present.value !== 'function' && typeof present.value !== 'object')
  )
    return;
  Object.defineProperty(owner, key, { value: present.value, writable: false, configurable: false });
}

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/**
 * Makes the built-ins that everybody shares unchangeable, after the demo's mock has put its own in their place and before any
 * area runs. An area that replaces `fetch`, `JSON.parse` or `history.pushState` fails at that line, as an error of its own, and
 * the shell and the other areas go on with the real ones.
 *
 * It guards against mistakes, such as a polyfill in a remote, and is no sandbox (docs/trust.md).
 */
export function lockBuiltIns(scope: object = globalThis): void {
  const at = (path: string): unknown =>
    path
      .split('.')
      .reduce((value: unknown, key) => (isObject(value) ? Reflect.get(value, key) : undefined), scope);
  for (const path of OWNERS) {
    const owner = at(path);
    if (!isObject(owner)) continue;
    for (const key of Object.getOwnPropertyNames(owner))
      // Static members of constructors: only what is called, never their prototype
      if (!LEFT_OUT.has(key) && key !== 'prototype' && key !== 'name' && key !== 'length') lock(owner, key);
  }
  for (const name of GLOBALS) lock(scope, name);
}
