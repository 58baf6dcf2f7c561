// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { lockBuiltIns } from './lock-built-ins.ts';

/** A global object with copies of what is locked, so that other tests keep theirs changeable. */
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

/** Replaces a member as a polyfill would; whether it could. */
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

it('an object that inherits from a locked one cannot be given another method by mistake either', () => {
  const all = scope();
  lockBuiltIns(all);
  expect(Reflect.set(Object.create(all.History.prototype), 'pushState', () => undefined)).toBe(false);
});

it('what libraries put on objects of their own stays possible', () => {
  const all = scope();
  lockBuiltIns(all);
  expect(Reflect.set(Object.create(all.Array.prototype), 'push', () => 1)).toBe(true);
  expect(Reflect.set(Object.create(all.Promise.prototype), 'then', () => 1)).toBe(true);
});

it('locks nothing that is not there, and twice as well as once', () => {
  const all = scope();
  lockBuiltIns(all);
  expect(() => lockBuiltIns(all)).not.toThrow();
});
