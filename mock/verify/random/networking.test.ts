import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fakeClock } from '../../src/store/clock.ts';
import { dump, problems } from '../invariants/index.ts';
import { createMock } from '../../src/server/mock.ts';
import { repeatsSession } from './play.ts';
import { networkingSteps } from './networking.ts';
import { callerOf } from '../../src/testing.ts';

it('keeps the promises of rack networking, where calls meet more often than among all others', async () => {
  const done = new Map<string, number>();
  const property = fc.asyncProperty(
    fc.array(networkingSteps, { minLength: 80, maxLength: 120, size: 'max' }),
    async (steps) => {
      const mock = createMock({ clock: fakeClock(), seed: 'empty', personas: true });
      // A refused call changes nothing, so the invariants are checked only after one that succeeds
      let before = dump(mock.store);
      for (const step of steps) {
        if ('wait' in step) continue;
        const path = step.pathOf?.(mock.store) ?? step.path;
        const sent = step.bodyOf?.(mock.store) ?? step.body;
        const { status, body } = await callerOf(mock)(step.method, path, sent);
        const what = `${step.method} ${path} ${JSON.stringify(sent)}: ${status} ${JSON.stringify(body)}`;
        if (!repeatsSession(mock.store, path, sent)) expect(status, what).toBeLessThan(500);
        if (status >= 400) expect(dump(mock.store) === before, `${what} changed something`).toBe(true);
        else {
          const kind = `${step.method} ${path.split(/[/?]/)[4]}`;
          done.set(kind, (done.get(kind) ?? 0) + 1);
          expect(problems(mock.store), what).toEqual([]);
          before = dump(mock.store);
        }
      }
    },
  );
  await fc.assert(property, { numRuns: 30, seed: 11 });
  // Every call that changes something succeeded at least once; otherwise the invariants would not have been tried.
  for (const kind of ['address-lot', 'loopback-address', 'bgp', 'switch-port-settings', 'bfd-enable'])
    expect(done.get(`POST ${kind}`), kind).toBeGreaterThan(0);
  for (const kind of ['address-lot', 'loopback-address', 'bgp', 'bgp-announce-set', 'switch-port-settings'])
    expect(done.get(`DELETE ${kind}`), kind).toBeGreaterThan(0);
}, 120_000);
