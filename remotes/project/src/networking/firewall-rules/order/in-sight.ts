/** Scrolls to a row that has moved, once it is drawn. */
export const bringInSight = (name: string): number =>
  requestAnimationFrame(() =>
    document.querySelector(`tr[data-row="${CSS.escape(name)}"]`)?.scrollIntoView({ block: 'nearest' }),
  );
