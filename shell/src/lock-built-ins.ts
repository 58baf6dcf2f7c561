/** Global names that the shell, the shared modules and the areas use. */
const GLOBALS = [
  'fetch setTimeout clearTimeout setInterval clearInterval queueMicrotask requestAnimationFrame cancelAnimationFrame',
  'requestIdleCallback structuredClone Promise Array Object Map Set WeakMap Date Intl JSON Math Reflect Symbol Error URL',
  'URLSearchParams Request Response Headers AbortController AbortSignal WebSocket BroadcastChannel MessageChannel crypto',
]
  .join(' ')
  .split(' ');

/**
 * Objects whose methods are locked. Prototypes of which programs create instances (arrays, maps, promises, elements) are not among
 * them: a read-only method of a prototype cannot be overridden on an instance by assignment either, which polyfills and the bundler's
 * list of chunks do.
 */
const OWNERS =
  'JSON Math Reflect Object Array Promise crypto History.prototype Storage.prototype Crypto.prototype'.split(
    ' ',
  );

/** Members that may be added to an object without affecting others. */
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
 * Makes the shared built-ins read-only. It runs after the demo's mock has replaced some of them and before any area runs. An area
 * that assigns `fetch`, `JSON.parse` or `history.pushState` throws at that line, and the error is reported as an error of that
 * area; the shell and the other areas continue with the real functions.
 *
 * It protects against mistakes, such as a polyfill in a remote; it is not a sandbox (docs/trust.md).
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
      // Of constructors only the static methods are locked, not their prototype
      if (!LEFT_OUT.has(key) && key !== 'prototype' && key !== 'name' && key !== 'length') lock(owner, key);
  }
  for (const name of GLOBALS) lock(scope, name);
}
