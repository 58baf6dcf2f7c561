import type { Page } from '@playwright/test';
import { TARGETS, type Target } from './cells.ts';

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

const PANEL = 'Something went wrong';

/** Opens a page of the area that must be replaced by the error page, with area and build. */
async function failsAlone({ page, target, build, go }: Scene, name: string): Promise<void> {
  await go(`${target.prefix}/broken-${name}`);
  await heading(page, PANEL);
  const words = await page.getByRole('alert').innerText();
  holds(words.includes(`build ${build}`), 'the panel does not name the build');
}

/** Number of reports under the area so far about a part: the browser's console shows the first members of a report alone. */
const reports = ({ lines, target }: Scene, part: string): number =>
  lines.filter((line) => line.includes(`area: ${target.area}`) && line.includes(`part: ${part}`)).length;

/** Does something whose error must be reported under the area. */
async function isReported(scene: Scene, part: string, act: () => Promise<unknown>): Promise<void> {
  const before = reports(scene, part);
  await act();
  // The browser delivers its messages after the action
  for (let looks = 0; looks < 100 && reports(scene, part) === before; looks += 1)
    await scene.page.evaluate(() => undefined);
  holds(reports(scene, part) > before, 'the error is not reported under its area');
}

/** Presses the button of a page of the area, which breaks; the page stays. */
async function breaksAlone(scene: Scene, name: string, part: string): Promise<void> {
  const { page, target, go } = scene;
  await go(`${target.prefix}/broken-${name}`);
  await isReported(scene, part, () => page.getByRole('button', { name: 'Break', exact: true }).click());
  await heading(page, 'Break');
}

/** The mark that the adopted style sheet of the area leaves on the body. */
const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--broken-styles') !== '');

/** All of them are met in one document. */
export const CONTAINED: readonly ContainedFault[] = [
  {
    name: 'replaced fetch',
    prove: async ({ page, target, go }) => {
      await go(target.path);
      await heading(page, target.heading);
    },
  },
  { name: 'throws in render', prove: (scene) => failsAlone(scene, 'render') },
  { name: 'throws in effect', prove: (scene) => failsAlone(scene, 'effect') },
  { name: 'update loop', prove: (scene) => failsAlone(scene, 'loop') },
  { name: 'throws in event', prove: (scene) => breaksAlone(scene, 'event', 'event handler') },
  { name: 'unhandled reject', prove: (scene) => breaksAlone(scene, 'promise', 'promise') },
  {
    name: 'adopted styles',
    prove: async ({ page, target, go }) => {
      await go(`${target.prefix}/broken-styles`);
      await heading(page, 'Styles');
      holds(await isMarked(page), 'the page does not adopt its sheet');
      await go(target.from);
      await heading(page, TARGETS.find(({ path }) => path === target.from)?.heading ?? /./);
      holds(!(await isMarked(page)), 'the sheet is on the page of another area');
    },
  },
  {
    name: 'style element',
    prove: async ({ page, target, go }) => {
      await go(`${target.prefix}/broken-style-element`);
      await heading(page, 'Style element');
    },
  },
  {
    name: 'full storage',
    prove: async ({ page, target, go }) => {
      await go(`${target.prefix}/broken-storage`);
      await heading(page, 'Storage');
      const isFull = await page.evaluate(() =>
        [localStorage, sessionStorage].every((store) => {
          try {
            store.setItem('one-more', 'x'.repeat(10));
            return false;
          } catch {
            return true;
          }
        }),
      );
      holds(isFull, 'the storage is not full');
      // A draft, a choice of the shell and a reload: all of them write
      await go('/projects-new');
      await page.getByRole('textbox', { name: 'Name' }).first().fill('full-storage');
      await go(target.from);
      const leave = page.getByRole('button', { name: 'Leave this page' });
      const other = page.getByRole('navigation', { name: 'Breadcrumbs' });
      await leave.or(other).first().waitFor();
      if (await leave.isVisible()) await leave.click();
      await other.getByRole('link').first().waitFor();
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
  {
    name: 'left listeners',
    prove: async (scene) => {
      const { page, target, go } = scene;
      await go(`${target.prefix}/broken-listeners`);
      await heading(page, 'Listeners');
      // Keys on the page of another area, each of which meets the listener
      await go(target.from);
      await isReported(scene, 'event handler', () => page.keyboard.press('Tab'));
    },
  },
  {
    name: 'slow frames',
    prove: async ({ page, target, go }) => {
      await go(`${target.prefix}/broken-frames`);
      await heading(page, 'Frames');
    },
  },
];
