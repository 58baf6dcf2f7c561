// @vitest-environment happy-dom
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { act } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { leanRouter } from './plugin.ts';
import { PATHS, sampleConsole, type Library, type SampleConsole } from './testing/sample-console.tsx';

/*
 * The router of a build and the library as it is do the same: both get the same routes and the same random steps. After each step the
 * test compares what is on the screen and all states that the routers went through.
 */

const ROOT = join(import.meta.dirname, '../..');
const BUILT = join(ROOT, 'node_modules/react-router/dist/production');
const SERVER = join(import.meta.dirname, '../router-without-server.js');

const isLibrary = (value: unknown): value is Library =>
  typeof value === 'object' && value !== null && 'createMemoryRouter' in value;

async function libraryIn(folder: string): Promise<Library> {
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'index.js')).href);
  if (!isLibrary(module)) throw new Error(`${folder} has no router`);
  return module;
}

let folder = '';
const libraries: Library[] = [];

beforeAll(async () => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  folder = mkdtempSync(join(ROOT, '.cache/lean-router-'));
  cpSync(BUILT, folder, { recursive: true });
  const lib = join(folder, 'lib');
  for (const file of readdirSync(lib, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.js'))
      writeFileSync(join(lib, file), leanRouter(file, readFileSync(join(lib, file), 'utf8')));
  for (const file of ['dom/ssr/components.js', 'router/instrumentation.js'])
    writeFileSync(join(lib, file), readFileSync(SERVER));
  libraries.push(await libraryIn(BUILT), await libraryIn(folder));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockReturnValue(undefined);
});

/** Runs a step, and waits until everything that does not wait for the gate has happened. */
const settle = (run: () => unknown) =>
  act(async () => {
    run();
    await new Promise((done) => setTimeout(done));
  });

interface Step {
  readonly name: string;
  readonly run: (sample: SampleConsole) => unknown;
}

const path = fc.constantFrom(...PATHS);
const options = fc.record({ replace: fc.boolean(), state: fc.constantFrom(null, { from: 1 }) });
const press = (name: string): Step => ({ name: `press ${name}`, run: ({ click }) => click(name) });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(path, options).map(([to, how]): Step => ({
    name: `navigate ${to} ${JSON.stringify(how)}`,
    run: ({ router }) => router.navigate(to, how),
  })),
  path.map(press),
  fc
    .constantFrom(-2, -1, 1)
    .map((by): Step => ({ name: `go ${by}`, run: ({ router }) => router.navigate(by) })),
  fc.constantFrom<Step[]>(
    ...['block', 'proceed', 'stay', 'search', 'up'].map(press),
    { name: 'open the gate', run: ({ openGate }) => openGate() },
    { name: 'load again', run: ({ router }) => router.revalidate() },
    { name: 'add routes', run: ({ addRoutes }) => addRoutes() },
  ),
);

/** What can be seen after each step, and the states since the step before. */
async function watch(library: Library, start: string, steps: readonly Step[]) {
  const element = document.body.appendChild(document.createElement('div'));
  const sample = sampleConsole(library, start, element);
  const { router, states } = sample;
  const root = createRoot(element, { onCaughtError: () => undefined });
  const serializer = new XMLSerializer();
  const seen: unknown[] = [];
  const look = (name: string) => {
    // The attribute is for frameworks
    seen.push([
      name,
      serializer.serializeToString(element).replaceAll(' data-discover="true"', ''),
      ...states.splice(0),
    ]);
  };
  await settle(() => root.render(<library.RouterProvider router={router} flushSync={flushSync} />));
  look('start');
  for (const { name, run } of steps) {
    await settle(() => run(sample));
    look(name);
  }
  await settle(() => root.unmount());
  element.remove();
  return seen;
}

const libraryAt = (index: number): Library => {
  const library = libraries[index];
  if (!library) throw new Error('The libraries were not loaded');
  return library;
};

it.each([
  ['/', '"/list"'],
  ['/list/new', '["form",{},null]'],
  ['/items/1/tab', '["tab",{"item":"1"},"tab"]'],
  ['/fails', '<em>fails</em>'],
  ['/gone', '"status":410'],
  ['/moved', '"/items/1","?moved"'],
  ['/lost', '<em>lost</em>'],
  ['/looked-up', '"/items/3"'],
  ['/files/a/b', '{"*":"a/b"}'],
  ['/crashes', '<em>crash</em>'],
  ['/area/things/1', '<i>1</i>'],
  ['/broken/area', '<em>The area did not load</em>'],
  ['/nowhere', '"status":404'],
])('opens %s', async (start, text) => {
  const wait: Step = { name: 'open the gate', run: ({ openGate }) => openGate() };
  const seen = await watch(libraryAt(1), start, [wait, wait, wait]);
  expect(JSON.stringify(seen.at(-1)).replaceAll('\\', '').replaceAll('&quot;', '"')).toContain(text);
});

it('shows and does the same as the library, whatever a person does', async () => {
  await fc.assert(
    fc.asyncProperty(path, fc.array(step, { minLength: 1, maxLength: 14 }), async (start, steps) => {
      expect(await watch(libraryAt(1), start, steps)).toEqual(await watch(libraryAt(0), start, steps));
    }),
    { numRuns: 40 },
  );
}, 60_000);
