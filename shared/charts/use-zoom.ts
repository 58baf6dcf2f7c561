import { useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { announce } from '@console/shared/runtime';
import { fullTime } from './axis.ts';
import type { ChartRange } from './series.ts';

/** Selects a part of the period, from an anchor to the crosshair. */
export type Zoom = {
  /** The selected part; undefined while nothing is selected. */
  readonly selection: ChartRange | undefined;
  /** Begins a selection at a time. A finger begins none: it moves the crosshair and scrolls the page. */
  readonly onPointerDown: (event: PointerEvent, time: number | null) => void;
  /** Shows the selected part, when the pointer has moved to another sample. */
  readonly onPointerUp: () => void;
  /** Handles a key; true when nothing else may handle it. */
  readonly onKeyDown: (event: KeyboardEvent) => boolean;
  /** Begins, extends or ends the selection when a key moves the crosshair from one time to another. */
  readonly onMove: (event: KeyboardEvent, from: number, to: number) => void;
  readonly end: () => void;
};

const ordered = (one: number, other: number): ChartRange => ({
  start: Math.min(one, other),
  end: Math.max(one, other),
});

/**
 * @param time time of the crosshair, where the selection ends
 * @param onZoom called with the selected part; undefined: nothing can be selected
 */
export function useZoom(time: number | null, onZoom: ((range: ChartRange) => void) | undefined): Zoom {
  const [anchor, setAnchor] = useState<number>();
  const selection =
    anchor === undefined || time === null || time === anchor ? undefined : ordered(anchor, time);
  const end = () => setAnchor(undefined);
  return {
    selection,
    end,
    onPointerDown(event, at) {
      if (!onZoom || at === null || event.pointerType === 'touch' || event.button !== 0) return;
      // The pointer may leave the chart and end the selection outside
      event.currentTarget.setPointerCapture(event.pointerId);
      setAnchor(at);
    },
    onPointerUp() {
      end();
      if (selection) onZoom?.(selection);
    },
    onKeyDown(event) {
      if (!selection || (event.key !== 'Enter' && event.key !== 'Escape')) return false;
      event.preventDefault();
      event.stopPropagation();
      end();
      if (event.key === 'Enter') onZoom?.(selection);
      return true;
    },
    onMove(event, from, to) {
      if (!onZoom || !event.shiftKey) return end();
      const start = anchor ?? from;
      setAnchor(start);
      const { start: first, end: last } = ordered(start, to);
      announce(`${fullTime(first)} to ${fullTime(last)} selected. Press Enter to zoom in.`);
    },
  };
}
