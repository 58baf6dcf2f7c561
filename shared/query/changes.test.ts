import { expect, test } from 'vitest';
import { type Change, changeOf, onChange, reportChange } from './changes.ts';

const change = (phase: Change['phase']): Change => ({ phase, startedAt: 0 });

test('the last report about a response is kept, and passed to every listener until it is removed', () => {
  const [answer, other] = [{}, {}];
  const seen: Change['phase'][] = [];
  const stop = onChange((about, { phase }) => about === answer && seen.push(phase));
  reportChange(answer, change('accepted'));
  reportChange(other, change('failed'));
  reportChange(answer, change('done'));
  stop();
  reportChange(answer, change('unknown'));
  expect(seen).toEqual(['accepted', 'done']);
  expect([changeOf(answer)?.phase, changeOf(other)?.phase, changeOf({})]).toEqual([
    'unknown',
    'failed',
    undefined,
  ]);
});
