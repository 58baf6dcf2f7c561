import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIVE } from './reads.ts';
import { staleRules, Watched, type Effect } from './staleness.ts';
import { variantsOf } from './variants.ts';

/*
 * The rule: after a write, every read whose response has changed must be in the operation's `x-stale`; otherwise the console continues
 * to show outdated data. Two kinds of reads are left out: those that change without a write (`LIVE`), and empty lists of deleted
 * resources (`differs`).
 */
const unnamed = ({ id, changed }: Effect): string[] => {
  const named = new Set<string>(staleRules.get(id));
  return [...changed]
    .filter(([read]) => !named.has(read))
    .map(([read, url]) => `${id} does not name ${read}: ${url}`);
};

const variants = [...staleRules.keys()].flatMap((id) =>
  variantsOf(id).map((sample, index) => [id, index, sample] as const),
);

const demo = new Watched();
const all = await demo.look();

describe('the staleness table', () => {
  it('covers every read of the contract that succeeds on the demo data', () => {
    expect(all.size + LIVE.size).toBeGreaterThan(130);
    const silent = [...all].filter(
      ([, answers]) => ![...answers.values()].some((answer) => answer.startsWith('200')),
    );
    expect(silent.map(([id]) => id)).toEqual([]);
  });

  it('finds reads that are not listed', async () => {
    const effect = await new Watched(demo.known).call('projectCreate', {
      body: { name: 'seen', description: '' },
    });
    expect(unnamed(effect)).toEqual([]);
    expect([...effect.changed.keys()]).toContain('projectList');
    expect(unnamed({ ...effect, id: 'logout' })).toContainEqual(
      expect.stringContaining('logout does not name projectList'),
    );
  });

  it.each(variants)('names all that %s (%i) changes', async (id, _, sample) => {
    const effect = await new Watched(demo.known).call(id, sample);
    expect(effect.status, id).toBeLessThan(400);
    expect(unnamed(effect)).toEqual([]);
  });

  it('is true in any order, and a refused call changes no response', async () => {
    const full = process.env['FULL'] !== undefined;
    const some = fc.shuffledSubarray(
      variants,
      full ? { minLength: variants.length } : { minLength: 15, maxLength: 15 },
    );
    const property = fc.asyncProperty(some, async (calls) => {
      const watched = new Watched(demo.known);
      for (const [id, , sample] of calls) {
        const effect = await watched.call(id, sample);
        if (effect.status >= 400) expect([...effect.changed.keys()], `${id} was refused`).toEqual([]);
        expect(unnamed(effect)).toEqual([]);
      }
    });
    await fc.assert(property, { numRuns: full ? 10 : 1, endOnFailure: true });
  }, 600_000);
});
