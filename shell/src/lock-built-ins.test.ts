// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { lockBuiltIns } from './lock-built-ins.ts';

/** A global object with copies of the locked objects, so that they stay changeable for other tests. */
function scope() {
  const copyOf = (owner: object): object =>
    Object.defineProperties({}, Object.getOwnPropertyDescriptors(owner));
  const withPrototype = (prototype: object) => ({ prototype: copyOf(prototype) });
  return {
    fetch: () => 'own',
    setTimeout: () => 1,
    JSON: copyOf(JSON),
    Promise: withPrototype(Promise.prototype),
    Array: withPrototype(Array.prototype),
    History: withPrototype(History.prototype),
    Storage: withPrototype(Storage.prototype),
  };
}

/** Assigns a member as a polyfill does; returns whether the assignment succeeded. */
function replace(owner: object, key: string): boolean {
  return Reflect.set(owner, key, () => 'replaced') || Reflect.defineProperty(owner, key, { value: 1 });
}

it.each([
  ['fetch', (all: ReturnType<typeof scope>): object => all, 'fetch'],
  ['setTimeout', (all: ReturnType<typeof scope>): object => all, 'setTimeout'],
  ['JSON', (all: ReturnType<typeof scope>): object => all, 'JSON'],
  ['JSON.parse', (all: ReturnType<typeof scope>): object => all.JSON, 'parse'],
  ['history.pushState', (all: ReturnType<typeof scope>): object => all.History.prototype, 'pushState'],
] as const)('%s cannot be replaced', (_, ownerIn, key) => {
  const all = scope();
  const before: unknown = Reflect.get(ownerIn(all), key);
  lockBuiltIns(all);
  expect(replace(ownerIn(all), key)).toBe(false);
  expect(Reflect.get(ownerIn(all), key)).toBe(before);
});

it('an object that inherits from a locked object cannot override a locked method by assignment', () => {
  const all = scope();
  lockBuiltIns(all);
  expect(Reflect.set(Object.create(all.History.prototype), 'pushState', () => undefined)).toBe(false);
});

it('libraries can still define methods on their own objects', () => {
  const all = scope();
  lockBuiltIns(all);
  expect(Reflect.set(Object.create(all.Array.prototype), 'push', () => 1)).toBe(true);
  expect(Reflect.set(Object.create(all.Promise.prototype), 'then', () => 1)).toBe(true);
});

it('ignores missing built-ins and can run twice', () => {
  const all = scope();
  lockBuiltIns(all);
  expect(() => lockBuiltIns(all)).not.toThrow();
});
