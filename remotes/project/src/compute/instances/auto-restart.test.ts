import { describe, expect, it } from 'vitest';
import { outlookOf } from './auto-restart.ts';

const NOW = Date.parse('2026-05-02T15:00:00Z');
const failed = { runState: 'failed', autoRestartEnabled: true } as const;
const ahead = { autoRestartCooldownExpiration: new Date(NOW + 1) };
const past = { autoRestartCooldownExpiration: new Date(NOW) };

describe('outlook of a failed instance', () => {
  it.each([
    ['waits for its cooldown', { ...failed, ...ahead }, 'waiting'],
    ['is due after it', { ...failed, ...past }, 'soon'],
    ['is due without one', failed, 'soon'],
    ['never restarts', { ...failed, ...ahead, autoRestartEnabled: false }, 'never'],
    ['never restarts after it', { ...failed, ...past, autoRestartEnabled: false }, 'never'],
  ] as const)('%s', (_, instance, outlook) => {
    expect(outlookOf(instance, NOW)).toBe(outlook);
  });
});
