import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Entry } from './entries.ts';
import { MOST_BYTES, ViewReport } from './view.ts';

const FACTS = { id: 'x1', shell: 's', area: 'system', build: 'b', route: '/system/silos' };
const size = (text: string) => new TextEncoder().encode(text).length;

const entries: fc.Arbitrary<Entry> = fc.oneof(
  fc.record({
    kind: fc.constant('error' as const),
    area: fc.constantFrom('system', 'project'),
    build: fc.string({ maxLength: 12 }),
    reason: fc.constantFrom('crash', 'network'),
    at: fc.string({ maxLength: 120, unit: 'grapheme' }),
  }),
  fc.record({ kind: fc.constant('ready' as const), ms: fc.nat() }),
  fc.record({ kind: fc.constant('vital' as const), name: fc.constant('LCP'), value: fc.nat() }),
  fc.record({
    kind: fc.constant('policy' as const),
    directive: fc.constant('img-src'),
    blocked: fc.string({ maxLength: 80 }),
  }),
);

describe('a page view', () => {
  test('sends at most 1 KB in all its messages, each of them complete JSON with the facts of the view', () => {
    fc.assert(
      fc.property(fc.array(fc.array(entries, { maxLength: 20 }), { maxLength: 6 }), (rounds) => {
        const view = new ViewReport(FACTS);
        const sent = rounds.flatMap((round) => {
          for (const entry of round) view.add(entry);
          return view.take() ?? [];
        });
        expect(sent.reduce((sum, text) => sum + size(text), 0)).toBeLessThanOrEqual(MOST_BYTES);
        for (const text of sent) expect(JSON.parse(text)).toMatchObject(FACTS);
        if (rounds.length > 0) expect(sent.length).toBeGreaterThan(0);
      }),
    );
  });

  it('is sent once when nothing happens in it, so that views can be counted', () => {
    const view = new ViewReport(FACTS);
    expect(JSON.parse(view.take() ?? '')).toEqual({ ...FACTS, entries: [] });
    expect(view.take()).toBeUndefined();
  });

  it('contains an error once, however often it happens, and before everything else', () => {
    const view = new ViewReport(FACTS);
    const error = { kind: 'error', area: 'system', build: 'b', reason: 'crash' } as const;
    view.add({ kind: 'ready', ms: 5 });
    for (let time = 0; time < 100; time += 1) view.add(error);
    expect(JSON.parse(view.take() ?? '')).toMatchObject({ entries: [error, { kind: 'ready', ms: 5 }] });
    view.add(error);
    expect(view.take()).toBeUndefined();
  });
});
