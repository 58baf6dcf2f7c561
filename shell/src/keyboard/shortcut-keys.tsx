import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useAtom } from '@console/shared/state';
import { lazy, store } from '@console/shared/runtime';
import { useNavigate } from '@console/shared/router';
import { InDialog } from '@console/shared/ui';
import { currentConsole } from '../composition/console.ts';
import { FloatingPart } from '../errors/error-boundary.tsx';
import { shortcutsAtom, showShortcuts, toggleSidebar } from '../place/panels.ts';
import type { Place } from '../place/place.ts';
import type { Session } from '../place/session.ts';
import { switchTheme } from '../device/theme.ts';
import { pressPageKey } from './page-keys.ts';
import { placeForKey } from './places.ts';
import { isShortcut, singleKeysAtom } from './single-keys.ts';

const ShortcutDialog = lazy(
  'Keyboard shortcuts',
  async () => (await import(/* webpackChunkName: "shortcuts" */ './shortcut-dialog.tsx')).ShortcutDialog,
  InDialog,
);

/** Maximum time between the keys of a sequence such as G then P, in milliseconds. */
const SEQUENCE_TIME = 1_500;

/** Single-key shortcuts of the console, and the dialog that lists them (docs/design/language.md section 15). */
export function ShortcutKeys({ place, session }: { place: Place; session: Session }) {
  const [isOpen, setOpen] = useAtom(shortcutsAtom);
  const navigate = useNavigate();
  const isFleetViewer = session.isFleetViewer ?? false;
  /** Time when G was pressed, while the sequence is pending. */
  const sequenceStart = useRef(-SEQUENCE_TIME);

  const follow = (letter: string): boolean => {
    if (letter === 't') {
      switchTheme();
      return true;
    }
    const to = placeForKey(letter, currentConsole().rows, place, isFleetViewer);
    if (to !== undefined) void navigate(to);
    return to !== undefined;
  };
  const press = (key: string, now: number): boolean => {
    if (now - sequenceStart.current < SEQUENCE_TIME) {
      sequenceStart.current = -SEQUENCE_TIME;
      return follow(key);
    }
    if (key === 'g') sequenceStart.current = now;
    else if (key === '?') showShortcuts();
    else if (key === '[') toggleSidebar();
    else return pressPageKey(key, navigate);
    return true;
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || !store.get(singleKeysAtom) || !isShortcut(event)) return;
    if (press(event.key.toLowerCase(), event.timeStamp)) event.preventDefault();
  });
  // The document receives all keys, wherever the focus is. Added before the first paint.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  if (!isOpen) return null;
  const close = () => setOpen(false);
  return (
    <FloatingPart name="list of shortcuts" onClose={close}>
      <ShortcutDialog place={place} isFleetViewer={isFleetViewer} onDismiss={close} />
    </FloatingPart>
  );
}
