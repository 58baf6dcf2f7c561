import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testInstance } from '../../testing/instance.ts';
import { viewPollInterval } from './polling.ts';

const NOW = Date.parse('2026-05-02T15:00:00Z');
const inSeconds = (seconds: number) => new Date(NOW + seconds * 1000);
const failed = { runState: 'failed', autoRestartEnabled: true } as const;

describe('polling of the page of an instance', () => {
  it.each(['creating', 'starting', 'stopping', 'rebooting'] as const)(
    'asks every 2 s while %s',
    (runState) => {
      expect(viewPollInterval(testInstance({ runState }), NOW)).toBe(2000);
    },
  );

  it.each(['running', 'stopped', 'migrating', 'repairing', 'destroyed'] as const)(
    'does not ask while %s',
    (runState) => {
      expect(viewPollInterval(testInstance({ runState }), NOW)).toBe(false);
    },
  );

  it.each([
    ['due, without a cooldown', failed, 2000],
    ['due, after its cooldown', { ...failed, autoRestartCooldownExpiration: inSeconds(-1) }, 2000],
    ['waiting long', { ...failed, autoRestartCooldownExpiration: inSeconds(3000) }, 30_000],
    ['waiting, with less to go', { ...failed, autoRestartCooldownExpiration: inSeconds(12) }, 12_000],
    ['never to restart', { ...failed, autoRestartEnabled: false }, false],
  ] as const)('follows a failed one that is %s', (_, facts, interval) => {
    expect(viewPollInterval(testInstance(facts), NOW)).toBe(interval);
  });

  it('polls at the end of a cooldown at the latest, and at most every 2 s', () => {
    fc.assert(
      fc.property(fc.integer({ min: -7200, max: 7200 }), (seconds) => {
        const instance = testInstance({ ...failed, autoRestartCooldownExpiration: inSeconds(seconds) });
        const interval = Number(viewPollInterval(instance, NOW));
        expect(interval).toBeGreaterThanOrEqual(2000);
        expect(interval).toBeLessThanOrEqual(Math.max(2000, Math.min(30_000, seconds * 1000)));
      }),
    );
  });
});
