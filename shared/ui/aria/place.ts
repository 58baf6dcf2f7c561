/** Where a floating box is, relative to its trigger: a side and where it begins along it. */
export type Placement =
  | 'bottom start'
  | 'bottom end'
  | 'bottom'
  | 'top start'
  | 'top end'
  | 'top'
  | 'end top';

/** Pixels between the trigger and the box. */
const GAP = 4;
/** Smallest distance of the box from the edges of the window, in pixels. */
const EDGE = 8;

type Sides = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

type Size = { readonly width: number; readonly height: number };

/** Position of a box in pixels: one of `top` and `bottom`, so that a box above its trigger grows upward. */
export type Place = {
  readonly left: number;
  readonly top: number | undefined;
  /** Distance from the lower edge of the window. */
  readonly bottom: number | undefined;
  readonly maxHeight: number;
};

/** The position that keeps a length inside the window, its start if it is too long. */
const within = (at: number, length: number, start: number, end: number) =>
  Math.max(start + EDGE, Math.min(at, end - length - EDGE));

function leftOf(trigger: Sides, width: number, align: string | undefined): number {
  if (align === 'start') return trigger.left;
  if (align === 'end') return trigger.right - width;
  return (trigger.left + trigger.right - width) / 2;
}

/**
 * The place of a box beside its trigger. A box that does not fit on its side is on the opposite one if there is more room, and scrolls
 * when there is not enough either.
 * @param view the visible part of the window, from whose upper left corner everything is measured
 * @param height height of the window
 * @param most largest height of the box
 */
export function placeBeside(
  trigger: Sides,
  box: Size,
  view: Sides,
  { placement, height, most }: { placement: Placement; height: number; most: number },
): Place {
  const [side, align] = placement.split(' ');
  if (side === 'end') {
    const after = trigger.right + GAP;
    const fits = after + box.width + EDGE <= view.right;
    return {
      left: fits ? after : Math.max(view.left + EDGE, trigger.left - GAP - box.width),
      top: within(trigger.top, box.height, view.top, view.bottom),
      bottom: undefined,
      maxHeight: view.bottom - view.top - 2 * EDGE,
    };
  }
  const above = trigger.top - GAP - EDGE - view.top;
  const below = view.bottom - EDGE - GAP - trigger.bottom;
  const [own, other] = side === 'top' ? [above, below] : [below, above];
  const fits = Math.min(box.height, most) <= own || own >= other;
  const isAbove = (side === 'top') === fits;
  return {
    left: within(leftOf(trigger, box.width, align), box.width, view.left, view.right),
    top: isAbove ? undefined : trigger.bottom + GAP,
    bottom: isAbove ? height - trigger.top + GAP : undefined,
    maxHeight: Math.min(most, Math.max(0, isAbove ? above : below)),
  };
}
