import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOver, nextStep, type Seen, type Settles, type Step } from './phases.ts';

const VIA = ['starting', 'stopping', 'rebooting', 'being_moved'];
const STOP: Settles = { to: ['stopped'], failed: ['failed'], done: 'stopped' };
const REBOOT: Settles = { to: ['running'], failed: ['failed'], done: 'rebooted', isRound: true };

const accepted: Step = { phase: 'accepted' };
const moving: Step = { phase: 'in progress' };
const answer = (state: string): Seen => ({ kind: 'state', state, isAnswer: true });
const later = (state: string): Seen => ({ kind: 'state', state });

describe('the next step', () => {
  // @sheet common-ui/34.29
  it.each<[string, Step, Settles, Seen, Step]>([
    ['an answer on its way', accepted, STOP, answer('stopping'), moving],
    ['an answer that has arrived', accepted, STOP, answer('stopped'), { phase: 'done' }],
    ['an answer from before the change', accepted, STOP, answer('running'), accepted],
    ['an answer from before a repair', accepted, STOP, answer('failed'), accepted],
    ['an answer where a round begins and ends', accepted, REBOOT, answer('running'), accepted],
    ['the first sight of the way', accepted, STOP, later('stopping'), moving],
    ['the next part of the way', moving, STOP, later('being_moved'), moving],
    ['the end', moving, STOP, later('stopped'), { phase: 'done' }],
    ['an end whose way nobody saw', accepted, STOP, later('stopped'), { phase: 'done' }],
    ['the end of a round', moving, REBOOT, later('running'), { phase: 'done' }],
    ['a failure', moving, STOP, later('failed'), { phase: 'failed', reason: 'It is failed.' }],
    ['a failure at once', accepted, STOP, later('failed'), { phase: 'failed', reason: 'It is failed.' }],
    ['another end', moving, STOP, later('import_ready'), { phase: 'failed', reason: 'It is import ready.' }],
    ['another state before it has moved', accepted, STOP, later('running'), accepted],
    ['its deletion', moving, STOP, { kind: 'gone' }, { phase: 'failed', reason: 'It no longer exists.' }],
    [
      'a refusal',
      moving,
      STOP,
      { kind: 'refused' },
      { phase: 'unknown', reason: 'Its state can no longer be read.' },
    ],
    [
      'another action',
      moving,
      STOP,
      { kind: 'replaced' },
      { phase: 'unknown', reason: 'Another action was started later.' },
    ],
    [
      'the time limit',
      moving,
      STOP,
      { kind: 'late', state: 'stopping' },
      { phase: 'unknown', reason: 'It is still stopping. Check its state before retrying.' },
    ],
    ['the end, seen again', { phase: 'done' }, STOP, later('failed'), { phase: 'done' }],
  ])('%s', (_, now, settles, seen, next) => expect(nextStep(now, settles, VIA, seen)).toEqual(next));

  // @sheet common-ui/34.29
  it('never leaves a final step, and ends only with a reason or in an intended state', () => {
    const seen = fc.oneof(
      fc.constantFrom('stopped', 'running', 'failed', ...VIA).map(later),
      fc.constantFrom<Seen>({ kind: 'gone' }, { kind: 'refused' }, { kind: 'late', state: 'stopping' }),
    );
    fc.assert(
      fc.property(fc.array(seen), (events) => {
        let step = accepted;
        for (const event of events) {
          const next = nextStep(step, STOP, VIA, event);
          if (isOver(step.phase)) expect(next).toBe(step);
          if (next.phase === 'done' && step.phase !== 'done') expect(event).toEqual(later('stopped'));
          if (next.phase === 'failed' || next.phase === 'unknown') expect(next.reason).toBeTruthy();
          step = next;
        }
      }),
    );
  });
});
