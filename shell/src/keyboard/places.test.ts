// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { placeForKey } from './places.ts';
import { isShortcut } from './single-keys.ts';

const place = {
  frame: 'project',
  navigation: [{ label: 'Disks', icon: 'disks', to: '/projects/:project/disks' }],
  params: { project: 'p' },
  path: '/projects/p/disks',
} as const;

describe('placeForKey', () => {
  it('fills the parameters of the place', () => {
    expect(placeForKey('d', [], place, false)).toBe('/projects/p/disks');
  });

  it('returns nothing without a registered area and for unknown letters', () => {
    expect(placeForKey('s', [], place, true)).toBeUndefined();
    expect(placeForKey('x', [], place, true)).toBeUndefined();
  });

  it('leads to a page below an entry where the letter is of that page', () => {
    const inventory = { label: 'Inventory', icon: 'inventory', to: '/system/inventory/sleds' };
    const system = { ...place, frame: 'system', navigation: [inventory], params: {} };
    expect(placeForKey('r', [], system, true)).toBe('/system/inventory/racks');
    expect(placeForKey('r', [], place, false)).toBeUndefined();
  });

  it('does not offer a page of a project outside of one', () => {
    expect(placeForKey('d', [], { ...place, params: {} }, false)).toBeUndefined();
  });
});

describe('isShortcut', () => {
  afterEach(() => document.body.replaceChildren());

  function press(html: string, init: KeyboardEventInit = {}): boolean | undefined {
    document.body.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
    let answer: boolean | undefined;
    addEventListener('keydown', (event) => (answer = isShortcut(event)), { once: true });
    const target = document.body.querySelector('[data-target]') ?? document.body;
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', bubbles: true, ...init }));
    return answer;
  }

  it.each([
    ['<p data-target></p>', true],
    ['<button data-target></button>', true],
    ['<input type="checkbox" data-target>', true],
    ['<input data-target>', false],
    ['<textarea data-target></textarea>', false],
    ['<div class="xterm"><div data-target></div></div>', false],
    ['<div role="dialog"><button data-target></button></div>', false],
    ['<div role="menu"></div><p data-target></p>', false],
  ])('of a key in %s is %s', (html, answer) => {
    expect(press(html)).toBe(answer);
  });

  it('ignores keys with modifiers', () => {
    expect(press('<p data-target></p>', { ctrlKey: true })).toBe(false);
    expect(press('<p data-target></p>', { metaKey: true })).toBe(false);
  });
});
