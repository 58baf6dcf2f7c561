import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number | undefined>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/**
 * Keys of a row of tabs or segments: arrows, Home and End move the focus, with wrapping, and select the tab.
 * `selector` finds the tabs inside the element that has the handler.
 */
export function onTabKeys(
  event: KeyboardEvent<HTMLElement>,
  selector: string,
  activate: (index: number) => void,
): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const current = stops.findIndex((stop) => stop === document.activeElement);
  if (current < 0) return;
  const step = STEPS[event.key];
  const ends = { Home: 0, End: stops.length - 1 }[event.key];
  const next = step === undefined ? ends : (current + step + stops.length) % stops.length;
  if (next === undefined) return;
  event.preventDefault();
  stops[next]?.focus();
  activate(next);
}
