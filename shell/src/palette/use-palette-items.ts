import { History, Keyboard, SunMoon } from 'lucide-react';
import { useMemo } from 'react';
import { commandsAtom } from '@console/shared/runtime';
import { useAtomValue } from '@console/shared/state';
import { showActivity } from '../activity/state.ts';
import { currentConsole } from '../composition/console.ts';
import { showShortcuts } from '../place/panels.ts';
import type { Place } from '../place/place.ts';
import type { Session } from '../place/session.ts';
import { actionOf } from '../keyboard/page-keys.ts';
import type { MatchedPage } from '../place/page.ts';
import { switchTheme } from '../device/theme.ts';
import { paletteItems, type PaletteItem } from './items.ts';
import { recentAtom } from '../place/recent.ts';

const OWN: readonly PaletteItem[] = [
  { group: 'Console', label: 'Show activity', icon: History, run: showActivity },
  { group: 'Console', label: 'Switch theme', icon: SunMoon, keys: ['G', 'T'], run: switchTheme },
  { group: 'Console', label: 'Keyboard shortcuts', icon: Keyboard, keys: ['?'], run: showShortcuts },
];

/** All current entries of the palette; updates while the palette is open. */
export function usePaletteItems(place: Place, session: Session, page: MatchedPage): PaletteItem[] {
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
    return paletteItems({
      rows,
      place,
      siloName,
      isFleetViewer,
      crumbs,
      commands: withKeys,
      recent,
      own: OWN,
    });
  }, [registered, recent, siloName, isFleetViewer, rows, place, page]);
}
