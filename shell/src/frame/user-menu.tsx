import { History, Keyboard, LogOut, Settings } from 'lucide-react';
import { useAtomValue } from '@console/shared/state';
import { Avatar, DropdownMenu, type MenuEntry } from '@console/shared/ui';
import { ActivityMark } from '../activity/button.tsx';
import { ActivityPanel } from '../activity/lazy.ts';
import { useActivitySummary } from '../activity/news.ts';
import { signOutSafely } from '../activity/sign-out.ts';
import { showActivity } from '../activity/state.ts';
import { currentConsole } from '../composition/console.ts';
import { preloadPath } from '../composition/preload.ts';
import { ClosedScreen } from '../session/lazy.tsx';
import { densityAtom, setDensity, setTheme, themeAtom, type Density, type Theme } from '../device/theme.ts';
import { homeOf } from '../place/navigation.ts';
import { showShortcuts } from '../place/panels.ts';
import styles from './top-bar.module.css';

const THEMES: readonly [Theme, string][] = [
  ['light', 'Light'],
  ['dark', 'Dark'],
  ['system', 'System'],
];
const DENSITIES: readonly [Density, string][] = [
  ['comfortable', 'Comfortable'],
  ['compact', 'Compact'],
];

/** Menu with the user's name and personal settings (docs/screens/common-ui.md section 2). */
export function UserMenu({ name }: { name: string | undefined }) {
  const theme = useAtomValue(themeAtom);
  const density = useAtomValue(densityAtom);
  const summary = useActivitySummary();
  const settings = homeOf(currentConsole().rows, 'settings');
  const entries: MenuEntry[] = [
    ...(name === undefined ? [] : [{ id: 'name', kind: 'heading' as const, label: name }]),
    ...(settings === undefined ? [] : [{ id: 'settings', label: 'Settings', icon: Settings, to: settings }]),
    { id: 'before-theme', kind: 'separator' },
    { id: 'theme', kind: 'heading', label: 'Theme' },
    ...THEMES.map(([value, label]): MenuEntry => ({
      id: value,
      kind: 'radio',
      label,
      checked: value === theme,
      onSelect: () => setTheme(value),
    })),
    { id: 'before-density', kind: 'separator' },
    { id: 'density', kind: 'heading', label: 'Density' },
    ...DENSITIES.map(([value, label]): MenuEntry => ({
      id: value,
      kind: 'radio',
      label,
      checked: value === density,
      onSelect: () => setDensity(value),
    })),
    { id: 'before-shortcuts', kind: 'separator' },
    { id: 'activity', label: 'Activity', icon: History, hint: summary, onSelect: showActivity },
    { id: 'shortcuts', label: 'Keyboard shortcuts', icon: Keyboard, shortcut: '?', onSelect: showShortcuts },
    { id: 'sign-out', label: 'Sign out', icon: LogOut, onSelect: signOutSafely },
  ];
  return (
    <DropdownMenu
      label="User menu"
      entries={entries}
      onOpenChange={(isOpen) => {
        if (!isOpen) return;
        ActivityPanel.preload();
        ClosedScreen.preload();
        if (settings !== undefined) void preloadPath(settings);
      }}
    >
      {(trigger) => (
        <span className={styles['user']}>
          <Avatar name={name ?? 'User'} />
          {/* The button covers the initials instead of containing them: visible text would have to be in its name (WCAG 2.5.3). */}
          <button {...trigger} type="button" className={styles['cover']} aria-label="User menu" />
          <ActivityMark phone />
        </span>
      )}
    </DropdownMenu>
  );
}
