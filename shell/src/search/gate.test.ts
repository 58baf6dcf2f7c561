import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { limit } from '@console/shared/limit';
import { openGate, SearchLimit } from './gate.ts';

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

// @sheet operator/13.57
test('never sends more requests at a time, or in total, than allowed; each is answered or refused once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 6 }),
      fc.nat(30),
      fc.array(fc.nat(3), { maxLength: 40 }),
      async (atOnce, inAll, turns) => {
        const gate = openGate(new AbortController().signal, { slots: limit(atOnce), inAll });
        let running = 0;
        let most = 0;
        let sent = 0;
        const outcomes = await Promise.allSettled(
          turns.map((count, index) =>
            gate.run(async () => {
              running += 1;
              sent += 1;
              most = Math.max(most, running);
              for (let at = 0; at < count; at += 1) await turn();
              running -= 1;
              if (index % 5 === 4) throw new Error('failed');
            }),
          ),
        );
        const limited = outcomes.filter(
          (one) => one.status === 'rejected' && one.reason instanceof SearchLimit,
        );
        expect(most).toBeLessThanOrEqual(atOnce);
        expect(sent).toBe(Math.min(inAll, turns.length));
        expect(limited).toHaveLength(Math.max(0, turns.length - inAll));
      },
    ),
    { numRuns: 40 },
  );
});

// @sheet operator/13.57
test('the end of a search removes its waiting requests', async () => {
  const ends = new AbortController();
  const gate = openGate(ends.signal, { slots: limit(1) });
  const hangs = gate.run(
    (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  const request = vi.fn<() => Promise<string>>();
  const waits = gate.run(request);
  await turn();
  ends.abort(new Error('typed on'));
  await expect(hangs).rejects.toThrow('typed on');
  await expect(waits).rejects.toThrow('typed on');
  expect(request).not.toHaveBeenCalled();
});

// @sheet operator/13.57
test('a search is served before the index, which waits longer', async () => {
  const slots = limit(1);
  const { signal } = new AbortController();
  const order: string[] = [];
  const background = openGate(signal, { slots, isUrgent: false });
  const search = openGate(signal, { slots });
  await Promise.all([
    background.run(async () => void order.push('first')),
    background.run(async () => void order.push('index')),
    search.run(async () => void order.push('search')),
  ]);
  expect(order).toEqual(['first', 'search', 'index']);
});
