// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPersona, allPersonas } from '../../mock/verify/authorisation/personas.ts';
import { addressOf, PATHS } from './addresses.ts';
import { isFull } from './full.ts';
import { openMock, walk, type Outcome } from './walk.tsx';

/** People with few rights, by their keys in the table of permissions. */
const PEOPLE = ['operator', 'project-viewer', 'project-only', 'silo-viewer', 'fleet-viewer', 'nobody'].map(
  (key) => {
    const person = allPersonas.find((one) => one.key === key);
    if (!person) throw new Error(`nobody is called ${key}`);
    return person;
  },
);

/** The result for a user: the page, a refusal, or a missing page. */
function seen({ isFailed, titles, text }: Outcome): string {
  if (!isFailed) return /You may not (see|use)/.test(text) ? 'not allowed' : '✓';
  return titles[0] === 'Page not found' ? 'not found' : 'not allowed';
}

/** Warnings of a page, except that of the serial console, because happy-dom has no websockets. */
const unexpected = ({ warnings }: Outcome) =>
  warnings.filter((line) => !line.startsWith('instanceSerialConsole failed: invalid'));

/** The result of each person on each route. */
const table = new Map<string, string[]>(PATHS.map((path) => [path, []]));

/** With `FULL=1` every person walks every route; else one or two people walk each route, in rotation. */
const TURNS = 4;
const walkedBy = (person: number) => PATHS.filter((_, route) => isFull || (route + person) % TURNS === 0);

/** The table of the documentation: the cells of the people by route. */
const documented = new Map(
  readFileSync(join(import.meta.dirname, '../../docs/rights.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => {
      const [routes = '', ...cells] = line.slice(2, -2).split(' | ');
      return [...routes.matchAll(/`([^`]+)`/g)].map(([, path = '']) => [path, cells] as const);
    }),
);

describe.each(PEOPLE.map((person, index) => [person.title, person, index] as const))(
  '%s',
  (_, person, index) => {
    const mock = openMock(person.user ?? '', (made) => addPersona(made, person));

    // Each person starts at the list of projects, so that its code is loaded before the first walked route
    beforeAll(() => walk(mock, '/projects'));

    // @sheet common-ui/34.22 common-ui/34.23 operator/13.1 specification/1.3 specification/2.5 specification/2.6
    // @sheet specification/2.7 specification/2.9
    test.each(walkedBy(index))(
      'is told on %s what is there or that it is not allowed, with a way on',
      async (path) => {
        const outcome = await walk(mock, addressOf(path));
        table.get(path)?.push(seen(outcome));
        if (!isFull) expect(seen(outcome), 'what docs/rights.md says').toBe(documented.get(path)?.[index]);
        expect(outcome).toMatchObject({ crashes: [], loading: [] });
        // A page expects that some of its data is refused to this person, and shows the rest
        if (!outcome.isFailed) expect(unexpected(outcome)).toEqual([]);
        expect(outcome.heading).toBeDefined();
        if (outcome.isFailed || seen(outcome) !== '✓') expect(outcome.ways).toBeGreaterThan(0);
        if (person.key === 'operator') expect(outcome.isFailed).toBe(false);
        expect(outcome.off.filter(({ reason }) => reason === '')).toEqual([]);
        for (const { reason } of outcome.off.filter((one) => one.reason.includes('Needs the')))
          expect(reason, 'names who can grant the role').toMatch(/\bAsk /);
      },
      30_000,
    );
  },
);

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The table as Markdown; routes with the same result for everyone share a line. */
function rightsText(): string {
  const lines = Map.groupBy(table, ([, cells]) => cells.join(' | '));
  return `${[
    '# What each person sees on each page',
    '',
    `${PATHS.length} routes, ${PEOPLE.length} people. Generated from runs over the route tables of the areas by`,
    '`FULL=1 npm run test:unit -- tools/walks/rights -u`; the same run without `-u` holds it against the product. Do not edit.',
    '',
    '✓ is the page; buttons on it may be off, with the reason. **not allowed**: the page says so in its place and leads on.',
    '**not found**: does not exist for this person, and says `Page not found` with `Back to console`.',
    '',
    ...PEOPLE.map(({ title, about }) => `- **${title}**: ${about}`),
    '',
    row(['Routes', ...PEOPLE.map(({ title }) => title)]),
    row(['---', ...PEOPLE.map(() => '---')]),
    ...[...lines].map(([cells, same]) => row([same.map(([path]) => `\`${path}\``).join(' '), cells])),
  ].join('\n')}\n`;
}

// @sheet common-ui/34.3 common-ui/34.21 specification/6.3
test('the table of docs has every route', () => {
  expect([...documented.keys()].sort()).toEqual([...PATHS].sort());
});

if (isFull)
  test('the table of docs is the one of the runs', async () => {
    await expect(rightsText()).toMatchFileSnapshot('../../docs/rights.md');
  });

afterAll(() => table.clear());
