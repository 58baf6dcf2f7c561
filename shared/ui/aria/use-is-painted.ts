import { useEffect, useState } from 'react';

/**
 * False until a frame shows the component. What is behind a modal layer is made inert then: the browser calculates the style of everything
 * there again, for which nobody has to wait, because the layer covers it and contains the focus from the start.
 */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  // Frames belong to the browser
  useEffect(() => {
    let timer = 0;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
}
