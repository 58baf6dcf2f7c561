import { useEffect } from 'react';

const open = { menu: 0, sideModal: 0 };

/**
 * Marks the document as long as a component is there (`data-menu`, `data-side-modal` of the root element), for the styles of what
 * makes room. `:has()` could say the same and would be asked again at every change of any list.
 */
export function useMark(name: keyof typeof open): void {
  // The mark is the document's
  useEffect(() => {
    const { dataset } = document.documentElement;
    open[name] += 1;
    dataset[name] = '';
    return () => {
      open[name] -= 1;
      if (open[name] === 0) delete dataset[name];
    };
  }, [name]);
}
