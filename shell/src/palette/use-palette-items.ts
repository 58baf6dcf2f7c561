import { History, Keyboard, LogOut, type LucideIcon, PanelLeft, Rows3, SunMoon } from 'lucide-react';
import { useMemo } from 'react';
import { commandsAtom } from '@console/shared/runtime';
import { useAtomValue } from '@console/shared/state';
import { signOutSafely } from '../activity/sign-out.ts';
import { showActivity } from '../activity/state.ts';
import { currentConsole } from '../composition/console.ts';
import { showShortcuts, toggleSidebar } from '../place/panels.ts';
import type { Place } from '../place/place.ts';
import type { Session } from '../place/session.ts';
import { actionOf } from '../keyboard/page-keys.ts';
import type { MatchedPage } from '../place/page.ts';
import { setDensity, setTheme, switchTheme } from '../device/theme.ts';
import { pagesEverywhere } from './everywhere.ts';
import { paletteItems, type PaletteItem, type Params } from './items.ts';
import { recentAtom } from '../place/recent.ts';

/** Entries of the shell itself. */
export const OWN: readonly PaletteItem[] = [
  { group: 'Console', label: 'Show activity', icon: History, run: showActivity },
  { group: 'Console', label: 'Switch theme', icon: SunMoon, keys: ['G', 'T'], run: switchTheme },
  { group: 'Console', label: 'Keyboard shortcuts', icon: Keyboard, keys: ['?'], run: showShortcuts },
  { group: 'Console', label: 'Sign out', icon: LogOut, words: 'log out', run: signOutSafely },
];

const setting = (label: string, icon: LucideIcon, run: () => void): PaletteItem => ({
  group: 'Console',
  label,
  icon,
  run,
});

/** The settings of the user menu, by name. */
export const SETTINGS: readonly PaletteItem[] = [
  setting('Dark theme', SunMoon, () => setTheme('dark')),
  setting('Light theme', SunMoon, () => setTheme('light')),
  setting('System theme', SunMoon, () => setTheme('system')),
  setting('Compact density', Rows3, () => setDensity('compact')),
  setting('Comfortable density', Rows3, () => setDensity('comfortable')),
  setting('Show or hide sidebar', PanelLeft, toggleSidebar),
];

/** The entries of the palette: those that it always lists, and those that are shown only for a text. */
interface PaletteEntries {
  readonly near: readonly PaletteItem[];
  readonly far: readonly PaletteItem[];
}

/** All current entries of the palette; updates while the palette is open. */
export function usePaletteItems(
  place: Place,
  session: Session,
  page: MatchedPage,
  known: readonly Params[],
): PaletteEntries {
  const registered = useAtomValue(commandsAtom);
  const recent = useAtomValue(recentAtom);
  const siloName = session.me?.siloName;
  const isFleetViewer = session.isFleetViewer ?? false;
  const { rows } = currentConsole();
  return useMemo(() => {
    const commands = [...registered.values()].flat();
    const create = actionOf('New', commands);
    const edit = actionOf('Edit', commands);
    const withKeys = commands.map((command): PaletteItem => {
      if (command === create) return { ...command, keys: ['C'] };
      return command === edit ? { ...command, keys: ['E'] } : command;
    });
    const { crumbs } = page;
    const source = {
      rows,
      place,
      siloName,
      isFleetViewer,
      crumbs,
      commands: withKeys,
      recent,
      own: OWN,
    };
    return { near: paletteItems(source), far: [...pagesEverywhere(source, known), ...SETTINGS] };
  }, [registered, recent, siloName, isFleetViewer, rows, place, page, known]);
}
