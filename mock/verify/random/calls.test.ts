import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../src/store/clock.ts';
import { problems } from '../invariants/index.ts';
import { createMock } from '../../src/server/mock.ts';
import { playRandomly } from './play.ts';

describe('random calls of random people', () => {
  // The full proof, 10,000 calls, is `npm run prove -- mock:random`.
  it('break no promise', async () => {
    // How long each of the 25 scripts is, is random too: about a thousand calls
    expect(await playRandomly(25)).toBeGreaterThan(500);
  }, 120_000);

  it('are printed as a short script when they do', async () => {
    const noSilo = {
      promises: (store: { tables: { silos: Iterable<unknown> } }) =>
        [...store.tables.silos].length > 1 ? ['there is a second silo'] : [],
      seed: 7,
    };
    const told = await playRandomly(20, noSilo).then(
      () => '',
      (error: unknown) => (error instanceof Error ? error.message : ''),
    );
    expect(told.split('\n')).toHaveLength(3);
    expect(told).toMatch(
      /^After these calls on the random world: there is a second silo\n {2}1\. Maren Okafor: POST \/v1\/system\/silos \{.*\} -> 201\n\(fast-check seed 7\)$/,
    );
  }, 120_000);
});

it('has demo data that keeps them too', () => {
  expect(problems(createMock({ clock: fakeClock() }).store)).toEqual([]);
});
