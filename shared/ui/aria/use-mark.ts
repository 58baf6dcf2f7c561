import { useEffect } from 'react';

const open = { menu: 0, sideModal: 0, modal: 0 };

/**
 * Marks the document while a component is mounted (`data-menu`, `data-side-modal`, `data-modal` of the root element), for the styles of elements that
 * move aside. `:has()` could do the same, but would be evaluated again at every change of any list.
 */
export function useMark(name: keyof typeof open, isOn = true): void {
  // The mark is an attribute of the document
  useEffect(() => {
    if (!isOn) return undefined;
    const { dataset } = document.documentElement;
    open[name] += 1;
    dataset[name] = '';
    return () => {
      open[name] -= 1;
      if (open[name] === 0) delete dataset[name];
    };
  }, [name, isOn]);
}
