import { atom, useAtom } from '@console/shared/state';
import type { MenuEntry } from '@console/shared/ui';

/** Text sizes in a terminal, as factors of the default. */
const SIZES = [
  { label: 'Small', factor: 0.85 },
  { label: 'Normal', factor: 1 },
  { label: 'Large', factor: 1.25 },
  { label: 'Very large', factor: 1.6 },
] as const;

/** Shared by every serial console until the document is reloaded. */
const zoomAtom = atom(1);

/** The current text size, and menu items to change it. */
export function useTextSize(): { zoom: number; entries: readonly MenuEntry[] } {
  const [zoom, setZoom] = useAtom(zoomAtom);
  const sizes = SIZES.map(({ label, factor }): MenuEntry => ({
    id: `text-${factor}`,
    kind: 'radio',
    label,
    checked: factor === zoom,
    onSelect: () => setZoom(factor),
  }));
  return { zoom, entries: [{ id: 'text-size', kind: 'heading', label: 'Text size' }, ...sizes] };
}
