// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onLinkIntent } from './link-prefetch.ts';

let asked: string[] = [];
const at = (id: string) => document.getElementById(id);
const over = (id: string, type = 'pointerover') => at(id)?.dispatchEvent(new Event(type, { bubbles: true }));

describe('onLinkIntent', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    document.body.innerText = '';
    for (const [id, href, target] of [
      ['one', '/projects/one?sort=name', ''],
      ['two', '/projects/two', ''],
      ['tab', '/projects/tab', '_blank'],
      ['out', 'https://docs.example/guide', ''],
    ] as const) {
      const link = document.createElement('a');
      Object.assign(link, { href, target });
      link.append(Object.assign(document.createElement('span'), { id }));
      document.body.append(link);
    }
    document.body.append(Object.assign(document.createElement('p'), { id: 'text' }));
    const stop = onLinkIntent((path) => asked.push(path));
    return () => {
      stop();
      vi.useRealTimers();
    };
  });

  it('reports a link when the pointer or the focus rests on it', () => {
    over('one');
    vi.advanceTimersByTime(200);
    over('two', 'focusin');
    vi.advanceTimersByTime(200);
    expect(asked).toEqual(['/projects/one?sort=name', '/projects/two']);
  });

  it('does not report a link that is only passed over, clicked or scrolled by', () => {
    over('one');
    vi.advanceTimersByTime(40);
    over('text');
    vi.advanceTimersByTime(200);
    over('two');
    over('two', 'click');
    vi.advanceTimersByTime(200);
    over('one');
    over('text', 'scroll');
    vi.advanceTimersByTime(200);
    expect(asked).toEqual([]);
  });

  const press = (id: string, pointerType: string, button = 0) =>
    at(id)?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType, button }));

  it('leaves a pressed entry of a menu to its click, which has the data of the page', () => {
    at('one')?.closest('a')?.setAttribute('role', 'menuitem');
    press('one', 'mouse');
    expect(asked).toEqual([]);
  });

  it('reports a link at once when the mouse presses it, and once', () => {
    over('one');
    vi.advanceTimersByTime(20);
    press('one', 'mouse');
    expect(asked).toEqual(['/projects/one?sort=name']);
    vi.advanceTimersByTime(200);
    press('one', 'mouse');
    over('text');
    over('two');
    press('two', 'mouse', 1);
    press('two', 'touch');
    expect(asked).toHaveLength(1);
    vi.advanceTimersByTime(200);
    expect(asked).toEqual(['/projects/one?sort=name', '/projects/two']);
  });

  it('reports a link once while the pointer moves within it', () => {
    over('one');
    vi.advanceTimersByTime(60);
    over('one');
    vi.advanceTimersByTime(60);
    over('one');
    vi.advanceTimersByTime(200);
    expect(asked).toHaveLength(1);
  });

  it('does not report a link to another site or another tab', () => {
    over('tab');
    vi.advanceTimersByTime(200);
    over('out');
    vi.advanceTimersByTime(200);
    expect(asked).toEqual([]);
  });
});
