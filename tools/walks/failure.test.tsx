// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { personas } from '@console/mock';
import { addressOf, PATHS } from './addresses.ts';
import { DERIVED, type Failure, problemsOf } from './failing.ts';
import { isFull } from './full.ts';
import { openMock, walk } from './walk.tsx';

const FAILURES: readonly (readonly [Failure, object])[] = [
  ['refused', { status: 403 }],
  ['failing', { status: 503, message: 'The region is being moved' }],
  ['lost', { abort: true }],
];

let turn = 0;

/** The ways in which the next call fails: one of them in rotation, or all. */
function nextFailures(): typeof FAILURES {
  turn += 1;
  return FAILURES.filter((_, index) => isFull || index === turn % FAILURES.length);
}

const mock = openMock(personas.operator);

/** Addresses that were walked, here or in truth.test.tsx, because several routes lead to the same page. */
const walked = new Set(DERIVED.map((path) => addressOf(path)));

/** Routes of the short run: every third one. */
const SOME = isFull ? PATHS : PATHS.filter((_, index) => index % 3 === 0);

// @sheet common-ui/34.7 common-ui/34.36 common-ui/34.42 specification/8.6
test.each(SOME)(
  '%s lives with each of its calls failing',
  async (path) => {
    const address = addressOf(path);
    const { calls, address: reached, text } = await walk(mock, address);
    if (walked.has(reached) && !isFull) return;
    walked.add(reached);
    const found: string[] = [];
    for (const operation of calls)
      for (const [name, fault] of nextFailures()) {
        const outcome = await walk(mock, address, [{ operation, ...fault }]);
        found.push(...problemsOf(path, [operation, name], outcome, text));
      }
    expect(found).toEqual([]);
  },
  120_000,
);
