// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { personas, type Drift } from '@console/mock';
import { addressOf, PATHS } from './addresses.ts';
import { isFull } from './full.ts';
import { openMock, walk, type Outcome } from './walk.tsx';
import { goneOperations } from '../../mock/src/server/drift.ts';

/*
 * Every page on a server of another revision: it works, or names what is not available. Nothing crashes, and nothing says that
 * something went wrong without saying what.
 */

/** The text of a page or a part when the server does not have the operation behind it. */
const NOTE = 'Not available on this server';

function problemsOf(gone: ReadonlySet<string>, outcome: Outcome): string[] {
  const { crashes, loading, titles, heading, text, calls } = outcome;
  const missing = calls.filter((id) => gone.has(id));
  return [
    ...crashes.map((crash) => `an uncaught error: ${crash}`),
    ...loading.map((one) => `loads for ever: ${one}`),
    ...titles.filter((title) => title === 'Something went wrong' || title === 'Page not found'),
    ...(heading === undefined ? ['has no heading'] : []),
    ...(missing.length > 0 && !text.includes(NOTE)
      ? [`does not say that ${missing.join(', ')} is missing`]
      : []),
  ];
}

const DRIFTS = ['older', 'newer'] as const satisfies Drift[];

/** With `FULL=1` every page meets both revisions; else every page meets one of them, in rotation. */
const walks = DRIFTS.map((drift, turn) => [drift, turn] as const);

describe.each(walks)('a server of an %s revision', (drift, turn) => {
  const mock = openMock(personas.operator, ({ settings }) => {
    settings.drift = drift;
  });
  const gone: ReadonlySet<string> = new Set(goneOperations(drift).map(({ id }) => id));

  test.each(PATHS.filter((_, index) => isFull || index % 2 === turn))(
    '%s works, or names what is not available',
    async (path) => {
      expect(problemsOf(gone, await walk(mock, addressOf(path)))).toEqual([]);
    },
  );
});
