import type { Page } from '@playwright/test';
import { hash, script, type Fault, type Target } from './cells.ts';

/** What a cell works with. */
export interface Scene {
  page: Page;
  target: Target;
  /** Build of the area that runs. */
  build: string;
  /** Lines of the browser's console so far. */
  lines: readonly string[];
  go: (path: string) => Promise<void>;
}

/** A fault of code that runs: the page it is on may fail, nothing else. */
export interface ContainedFault {
  name: string;
  /** Throws when the fault is not contained; whether the rest of the console works is checked afterwards. */
  prove: (scene: Scene) => Promise<void>;
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor({ timeout: 5_000 });

function holds(value: boolean, otherwise: string): void {
  if (!value) throw new Error(otherwise);
}

/** All of them are met in one document. */
export const CONTAINED: readonly ContainedFault[] = [
  {
    name: 'replaced fetch',
    prove: async ({ page, target, go }) => {
      await go(target.path);
      await heading(page, target.heading);
    },
  },
  {
    name: 'update loop',
    prove: async ({ page, target, build, go }) => {
      await go(`${target.prefix}/broken-loop`);
      await heading(page, 'Something went wrong');
      const words = await page.getByRole('alert').innerText();
      holds(words.includes(`build ${build}`), 'the panel does not name the build');
    },
  },
  {
    name: 'broken clean-up',
    prove: async ({ page, target, lines, go }) => {
      await go(`${target.prefix}/broken-clean-up`);
      await heading(page, 'Clean-up');
      await go(target.from);
      await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first().waitFor();
      holds(
        lines.some((line) => line.includes(`area: ${target.area}`) && line.includes('clean-up')),
        'the error is not reported under its area',
      );
    },
  },
  {
    name: 'toast that throws',
    prove: async ({ page, target, go }) => {
      await go(`${target.prefix}/broken-toast`);
      await heading(page, 'Toast');
      await go(target.from);
      const region = page.getByRole('region', { name: 'Notifications' });
      await region.getByText('The details cannot be shown.').waitFor({ timeout: 5_000 });
    },
  },
];

/** Added to the entry of an area: replaces what everybody shares, and adds pages with the other faults. */
const sabotage = ({ area, prefix }: Target): string => `
;(() => {
  const own = globalThis.console_${area};
  let React, runtime;
  const shared = (scope, name) => Object.values(scope[name])[0].get()();
  const title = (text) => React.createElement('h1', null, text);
  const page = (name, Component) => (
    { id: 'broken:' + name, path: '${prefix}/broken-' + name, handle: { area: '${area}' }, Component }
  );
  const Loop = () => {
    const [count, setCount] = React.useState(0);
    React.useEffect(() => setCount(count + 1), [count]);
    return title('Loop');
  };
  const CleanUp = () => {
    React.useEffect(() => () => { throw new Error('broken clean-up'); }, []);
    return title('Clean-up');
  };
  const Broken = () => { throw new Error('broken content'); };
  const Toast = () => {
    React.useEffect(() => void runtime.toast({ content: React.createElement(Broken), timeout: null }), []);
    return title('Toast');
  };
  const broken = () => { throw new Error('replaced'); };
  for (const [owner, key] of [[globalThis, 'fetch'], [globalThis, 'Promise'], [globalThis, 'setTimeout'], [JSON, 'parse'],
    [history, 'pushState'], [Math, 'max']])
    Reflect.set(owner, key, broken);
  globalThis.console_${area} = {
    init: (scope) => {
      React = shared(scope, 'react');
      runtime = shared(scope, '@console/shared/runtime');
      return own.init(scope);
    },
    get: async (name) => {
      const { area } = (await own.get(name))();
      const pages = [page('loop', Loop), page('clean-up', CleanUp), page('toast', Toast)];
      return () => ({ area: { ...area, routes: [...area.routes, ...pages] } });
    },
  };
})();
`;

const isRow = (value: unknown): value is { name: string; entry: string; build: string } =>
  typeof value === 'object' && value !== null && 'name' in value && 'entry' in value && 'build' in value;

/** The build of an area that is served, and one with the faults in it, whose hash the registry names. */
export async function brokenBuild(base: string, target: Target): Promise<{ fault: Fault; build: string }> {
  const registry: unknown = await (await fetch(`${base}/registry.json`)).json();
  const rows: unknown =
    typeof registry === 'object' && registry !== null ? Reflect.get(registry, 'remotes') : [];
  const row = (Array.isArray(rows) ? rows : []).filter(isRow).find(({ name }) => name === target.area);
  if (!row) throw new Error(`${target.area} is not in the registry`);
  const body = (await (await fetch(base + row.entry)).text()) + sabotage(target);
  const fault: Fault = {
    name: 'broken build',
    reason: 'crash',
    entry: script(body),
    row: (given) => ({ ...given, integrity: hash(body) }),
  };
  return { fault, build: row.build };
}
