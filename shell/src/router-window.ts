/**
 * The window object for the router. It delivers `popstate` in a separate task: React renders an update that starts in a `popstate`
 * event before the event ends. The router first sets its loading state, so the whole frame was rendered for that state, and
 * rendered again with the page a moment later.
 */
export function routerWindow(): Window {
  const later = (listener: () => void) => {
    let isWaiting = false;
    return () => {
      // The listener reads the current history entry, so one call is enough for two quick Backs
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
