import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRecorder, readPosition, SCROLL_PAUSE, writePosition } from './scroll-store.ts';

function memory() {
  const map = new Map<string, string>();
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  };
}

const forbidden = () => {
  throw new DOMException('forbidden', 'SecurityError');
};

describe('positions', () => {
  it('are stored per history entry', () => {
    const storage = memory();
    writePosition('abc', 143.4, () => storage);
    expect([...storage.map]).toEqual([['scroll-position-abc', '143']]);
    expect(readPosition('abc', () => storage)).toBe(143);
  });

  it('are 0 for a new entry, for an invalid value and when storage is blocked', () => {
    const storage = memory();
    storage.setItem('scroll-position-bad', 'far');
    expect(readPosition('new', () => storage)).toBe(0);
    expect(readPosition('bad', () => storage)).toBe(0);
    expect(readPosition('any', forbidden)).toBe(0);
    expect(() => writePosition('any', 1, forbidden)).not.toThrow();
  });
});

describe('createRecorder', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  // @sheet specification/9.11
  it('writes the last position once per pause', () => {
    const write = vi.fn();
    const { record } = createRecorder('e', write);
    record(10);
    record(20);
    vi.advanceTimersByTime(SCROLL_PAUSE);
    record(30);
    vi.advanceTimersByTime(SCROLL_PAUSE);
    expect(write.mock.calls).toEqual([
      ['e', 20],
      ['e', 30],
    ]);
  });

  it('writes at once when the page is left, but only a changed position', () => {
    const write = vi.fn();
    const { record, flush } = createRecorder('e', write);
    record(10);
    flush();
    flush();
    vi.advanceTimersByTime(SCROLL_PAUSE);
    expect(write.mock.calls).toEqual([['e', 10]]);
  });
});
