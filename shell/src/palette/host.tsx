import { useLayoutEffect } from 'react';
import { useAtom } from '@console/shared/state';
import { FloatingPart } from '../errors/error-boundary.tsx';
import { paletteAtom, togglePalette } from '../place/panels.ts';
import type { Place } from '../place/place.ts';
import { isApple } from '../device/platform.ts';
import type { Session } from '../place/session.ts';
import type { MatchedPage } from '../place/page.ts';
import { Palette } from './lazy.ts';

interface PaletteHostProps {
  place: Place;
  session: Session;
  page: MatchedPage;
}

/** Opens and closes the palette with its keys, wherever the focus is. */
export function PaletteHost(props: PaletteHostProps) {
  const [isOpen, setOpen] = useAtom(paletteAtom);
  // A capturing listener gets the keys before fields and the terminal. Added before the first paint.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, metaKey, ctrlKey, altKey, shiftKey } = event;
      const isMod = isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey;
      if (key.toLowerCase() !== 'k' || !isMod || altKey || shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) togglePalette();
    };
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, []);
  if (!isOpen) return null;
  const close = () => setOpen(false);
  return (
    <FloatingPart name="command palette" onClose={close}>
      <Palette {...props} onDismiss={close} />
    </FloatingPart>
  );
}
