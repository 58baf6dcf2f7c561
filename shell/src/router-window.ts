/**
 * The window of the router, which hears of Back and Forward in a task of its own. What starts in a `popstate` event React renders before the
 * event ends, for applications that have the page at once. Ours first say that a page is coming: the whole frame was rendered for
 * that, and a moment later again with the page.
 */
export function routerWindow(): Window {
  const later = (listener: () => void) => {
    let isWaiting = false;
    return () => {
      // The listener reads where the history is: for two quick Backs once is enough
      if (isWaiting) return;
      isWaiting = true;
      setTimeout(() => {
        isWaiting = false;
        listener();
      });
    };
  };
  return new Proxy(window, {
    get(target, name) {
      if (name === 'addEventListener')
        return (type: string, listener: () => void) =>
          target.addEventListener(type, type === 'popstate' ? later(listener) : listener);
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...given: readonly unknown[]): unknown => Reflect.apply(value, target, given);
    },
  });
}
