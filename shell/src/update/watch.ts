import { atom } from '@console/shared/state';
import { config, store } from '@console/shared/runtime';
import { currentConsole } from '../composition/console.ts';
import { offers } from '../composition/registry.ts';
import { readRegistry, type Registry } from '../composition/registry-file.ts';

/** Minimum time between two checks of the registry, in milliseconds (docs/architecture.md section 4). */
const PAUSE = 5 * 60_000;

/** Labels of loaded areas with a newer build; `Console` is the shell itself. */
export const updatesAtom = atom<readonly string[]>([]);

/** Labels of the changed builds that run in this tab: of areas and of the shell. */
export function changedParts(running: Registry, next: Registry): string[] {
  const areas = running.rows
    .filter((row) => next.rows.some((other) => other.name === row.name && !offers(other, row.build)))
    .map((row) => row.label);
  return running.build === next.build ? areas : ['Console', ...areas];
}

/** Checks for new builds when the tab becomes visible. It only shows a notice and never reloads the page. */
export function watchRegistry(): void {
  let last = performance.now();
  const look = async () => {
    if (document.visibilityState !== 'visible' || performance.now() - last < PAUSE) return;
    last = performance.now();
    await checkForUpdates();
  };
  document.addEventListener('visibilitychange', () => void look());
}

/** Checks for new builds once; the support page's button calls it too. Returns whether the registry could be read. */
export async function checkForUpdates(): Promise<boolean> {
  const next = await readRegistry();
  if (!next) return false;
  const { loader } = currentConsole();
  const rows = [...loader.states()].flatMap(([name, state]) =>
    state.phase === 'ready' ? (loader.rowOf(name) ?? []) : [],
  );
  store.set(updatesAtom, changedParts({ build: config().build, rows }, next));
  return true;
}
