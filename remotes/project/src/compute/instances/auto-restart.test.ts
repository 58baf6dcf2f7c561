import { describe, expect, it } from 'vitest';
import { outlookOf, sentenceOf } from './auto-restart.ts';

const NOW = Date.parse('2026-05-02T15:00:00Z');
const failed = { runState: 'failed', autoRestartEnabled: true } as const;
const waiting = { autoRestartCooldownExpiration: new Date(NOW + 1) };
const past = { autoRestartCooldownExpiration: new Date(NOW) };

describe('outlook of a failed instance', () => {
  it.each([
    ['waits for its cooldown', { ...failed, ...waiting }, 'waiting'],
    ['is due after it', { ...failed, ...past }, 'soon'],
    ['is due without one', failed, 'soon'],
    ['never restarts', { ...failed, ...waiting, autoRestartEnabled: false }, 'never'],
    ['never restarts after it', { ...failed, ...past, autoRestartEnabled: false }, 'never'],
  ] as const)('%s', (_, instance, outlook) => {
    expect(outlookOf(instance, NOW)).toBe(outlook);
  });
});

describe('the sentence about a restart', () => {
  // @sheet specification/3.4
  it.each([
    ['39 minutes ahead', 39 * 60_000 + 500, 'Restarts automatically after the cooldown (39m left).'],
    ['within the minute', 20_000, 'Restarts automatically after the cooldown (20s left).'],
    ['two hours ahead', 7_200_000, 'Restarts automatically after the cooldown (2h left).'],
    ['over', 0, 'Restarts automatically within seconds.'],
  ])('cooldown %s', (_, ahead, sentence) => {
    const cooldown = { autoRestartCooldownExpiration: new Date(NOW + ahead) };
    expect(sentenceOf({ ...failed, ...cooldown }, NOW)).toBe(sentence);
  });

  // @sheet specification/4.3
  it('without auto-restart', () => {
    expect(sentenceOf({ ...failed, autoRestartEnabled: false }, NOW)).toMatch(
      /^Does not restart automatically/,
    );
  });
});
