// @vitest-environment happy-dom
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Mock } from '@console/mock';
import { addressOf, PATHS } from './addresses.ts';
import { isFull } from './full.ts';
import { openMock, walk, type Outcome } from './walk.tsx';
import { rules } from '../../mock/src/resources/rules.ts';
import { operations, type Operation } from '../../mock/src/wire/operations.ts';
import { addPersona, allPersonas } from '../../mock/verify/authorisation/personas.ts';

/*
 * Every page that a user with a role on a project may open works when the server refuses what lies outside the project: lists and
 * totals of the silo and of the fleet with a 403, single objects with a 404. Only a refusal of the page's own subject may replace it.
 */

const PEOPLE = allPersonas.filter(({ project, silo }) => project !== undefined && silo === undefined);

/** With `FULL=1` every person walks every route, which lasts minutes; else each route is walked by one of them or none, in rotation. */
const TURNS = PEOPLE.length * 2;
const walkedBy = (person: number) =>
  PATHS.filter((path, route) => !path.startsWith('/system/') && (isFull || (route + person) % TURNS === 0));

const READS = operations.filter(({ row }) => row.method === 'GET');
const isPlaceholder = (segment: string) => segment.startsWith('{');

/** The read behind a URL: of several that match, the one with most of its words. */
function readOf({ pathname }: URL): Operation | undefined {
  const parts = pathname.split('/');
  const placeholders = ({ segments }: Operation) => segments.filter(isPlaceholder).length;
  return READS.filter(
    ({ segments }) =>
      segments.length === parts.length &&
      segments.every((segment, index) => isPlaceholder(segment) || segment === parts[index]),
  ).sort((one, other) => placeholders(one) - placeholders(other))[0];
}

/** The reads of every page about the signed-in user. */
const OF_PERSON = new Set<string>(['currentUserView', 'currentUserGroups', 'systemPolicyView']);

/** The words of a page: those of its route, except its project. */
const wordsOf = (path: string) =>
  path
    .replace(/^\/projects\/:project(?=\/)/, '')
    .replaceAll(/-new(?=\/|$)/g, '')
    .split('/');

/** The word by which a route names what an operation reads. */
function subjectOf({ segments }: Operation): string {
  const word = segments.filter((segment) => !isPlaceholder(segment)).at(-1) ?? '';
  return word === 'policy' ? 'access' : word;
}

/** The read of a request, when it is outside of the project and not the subject of the page. */
function outsideRead(path: string, url: URL): Operation | undefined {
  const read = readOf(url);
  if (!read || OF_PERSON.has(read.id) || wordsOf(path).includes(subjectOf(read))) return undefined;
  const isOfProject = rules[read.id].kind === 'project' || url.searchParams.has('project');
  return isOfProject ? undefined : read;
}

function refusalOf({ id, segments }: Operation): Response {
  const isObject = id.endsWith('View') && segments.some(isPlaceholder);
  return isObject
    ? Response.json(
        { request_id: 'walk', error_code: 'ObjectNotFound', message: 'not found' },
        { status: 404 },
      )
    : Response.json({ request_id: 'walk', error_code: 'Forbidden', message: 'Forbidden' }, { status: 403 });
}

/** Opens a page. Returns its state and the outside reads that it asked for; those that `isRefused` names were refused. */
async function open(mock: Mock, path: string, isRefused: (id: string) => boolean) {
  const outside = new Set<string>();
  const handle = mock.handle.bind(mock);
  const answers = vi.spyOn(mock, 'handle').mockImplementation(async (request) => {
    const read = request.method === 'GET' ? outsideRead(path, new URL(request.url)) : undefined;
    if (read) outside.add(read.id);
    return read && isRefused(read.id) ? refusalOf(read) : handle(request);
  });
  const outcome = await walk(mock, addressOf(path));
  answers.mockRestore();
  return { outcome, outside: [...outside] };
}

const problemsOf = ({ crashes, loading, heading, isFailed }: Outcome): string[] => [
  ...(isFailed ? ['is replaced by an error page'] : []),
  ...crashes.map((crash) => `an uncaught error: ${crash}`),
  ...loading.map((one) => `loads for ever: ${one}`),
  ...(heading === undefined ? ['has no heading'] : []),
];

describe.each(PEOPLE.map((person, index) => [person.title, person, index] as const))(
  '%s',
  (_, person, index) => {
    const mock = openMock(person.user ?? '', (made) => addPersona(made, person));

    // Each person starts at the list of projects, so that its code is loaded before the first walked route
    beforeAll(() => walk(mock, '/projects'));

    test.each(walkedBy(index))(
      'keeps %s when what lies outside the project is refused',
      async (path) => {
        const { outcome, outside } = await open(mock, path, () => false);
        // A page that the user may not open
        if (outcome.isFailed) return;
        const found: string[] = [];
        const all = await open(mock, path, () => true);
        found.push(...problemsOf(all.outcome).map((one) => `all refused: ${one}`));
        for (const id of outside.length > 1 ? outside : []) {
          const one = await open(mock, path, (asked) => asked === id);
          found.push(...problemsOf(one.outcome).map((problem) => `${id} refused: ${problem}`));
        }
        expect(found).toEqual([]);
      },
      60_000,
    );
  },
);
