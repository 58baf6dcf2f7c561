import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** State of a modal layer while it opens. */
export type Entrance = {
  /** Until a frame shows the layer. */
  readonly isEntering: boolean;
  /** `data-react-aria-top-layer` of the layer: one below it that has opened just before does not make it inert. */
  readonly topLayer: 'true' | undefined;
};

/** Layers that no frame has shown yet, the lowest first. */
const waiting: (() => void)[] = [];

/** One layer in each frame and update: an upper one can make a lower one inert once the lower one no longer has the mark. */
function enterNext(): void {
  requestAnimationFrame(() => {
    setTimeout(() => {
      const enter = waiting.shift();
      if (enter) flushSync(enter);
      if (waiting.length > 0) enterNext();
    });
  });
}

/**
 * The opening of a modal layer. The page behind it is made inert after the frame that shows the layer: the browser then recalculates the
 * style of the whole page, which need not delay the layer, because the layer covers the page and contains the focus from the start.
 */
export function useEntrance(): Entrance {
  const [isEntering, setEntering] = useState(true);
  // Frames belong to the browser
  useEffect(() => {
    const enter = () => setEntering(false);
    waiting.push(enter);
    if (waiting.length === 1) enterNext();
    return () => {
      const index = waiting.indexOf(enter);
      if (index >= 0) waiting.splice(index, 1);
    };
  }, []);
  return { isEntering, topLayer: isEntering ? 'true' : undefined };
}
