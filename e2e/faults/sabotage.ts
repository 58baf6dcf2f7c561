import { hash, script, type Fault, type Target } from './cells.ts';

/** Added to the entry of an area: replaces what everybody shares, and adds pages with the other faults. */
const sabotage = ({ area, prefix }: Target): string => `
;(() => {
  const own = globalThis.console_${area};
  let React, runtime;
  const shared = (scope, name) => Object.values(scope[name])[0].get()();
  const title = (text) => React.createElement('h1', null, text);
  const page = (name, Component) => (
    { id: 'broken:' + name, path: '${prefix}/broken-' + name, handle: { area: '${area}' }, Component }
  );
  const Loop = () => {
    const [count, setCount] = React.useState(0);
    React.useEffect(() => setCount(count + 1), [count]);
    return title('Loop');
  };
  const CleanUp = () => {
    React.useEffect(() => () => { throw new Error('broken clean-up'); }, []);
    return title('Clean-up');
  };
  const Broken = () => { throw new Error('broken content'); };
  const Toast = () => {
    React.useEffect(() => void runtime.toast({ content: React.createElement(Broken), timeout: null }), []);
    return title('Toast');
  };
  const Render = () => { throw new Error('broken render'); };
  const Effect = () => {
    React.useEffect(() => { throw new Error('broken effect'); }, []);
    return title('Effect');
  };
  const pressed = (onClick) => () => (
    React.createElement('div', null, title('Break'), React.createElement('button', { type: 'button', onClick }, 'Break'))
  );
  const Event = pressed(() => { throw new Error('broken event'); });
  const Rejection = pressed(() => { Promise.reject(new Error('broken promise')); });
  const Styles = () => {
    React.useEffect(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('body { --broken-styles: 1 }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }, []);
    return title('Styles');
  };
  const StyleElement = () => {
    React.useEffect(() => {
      const element = document.createElement('style');
      element.textContent = 'body * { display: none !important }';
      document.head.append(element);
    }, []);
    return title('Style element');
  };
  const Storage = () => {
    React.useEffect(() => {
      for (const store of [localStorage, sessionStorage])
        for (let size = 1 << 20; size > 0; size >>= 1)
          try {
            for (let i = 0; i < 40; i += 1) store.setItem('fill-' + size + '-' + i, 'x'.repeat(size));
          } catch {}
    }, []);
    return title('Storage');
  };
  const Listeners = () => {
    React.useEffect(() => {
      for (const type of ['keydown', 'pointerdown', 'focusin', 'scroll'])
        document.addEventListener(type, () => { throw new Error('broken listener'); }, true);
    }, []);
    return title('Listeners');
  };
  // Uses up the budget of each frame for the lifetime of the document
  const Frames = () => {
    React.useEffect(() => {
      const work = () => {
        for (const end = performance.now() + 50; performance.now() < end; );
        requestAnimationFrame(work);
      };
      requestAnimationFrame(work);
    }, []);
    return title('Frames');
  };
  const broken = () => { throw new Error('replaced'); };
  for (const [owner, key] of [[globalThis, 'fetch'], [globalThis, 'Promise'], [globalThis, 'setTimeout'], [JSON, 'parse'],
    [history, 'pushState'], [Math, 'max']])
    Reflect.set(owner, key, broken);
  globalThis.console_${area} = {
    init: (scope) => {
      React = shared(scope, 'react');
      runtime = shared(scope, '@console/shared/runtime');
      return own.init(scope);
    },
    get: async (name) => {
      const { area } = (await own.get(name))();
      const pages = Object.entries({
        loop: Loop, 'clean-up': CleanUp, toast: Toast, render: Render, effect: Effect, event: Event, promise: Rejection,
        styles: Styles, 'style-element': StyleElement, storage: Storage, listeners: Listeners, frames: Frames,
      }).map(([name, Component]) => page(name, Component));
      return () => ({ area: { ...area, routes: [...area.routes, ...pages] } });
    },
  };
})();
`;

const isRow = (value: unknown): value is { name: string; entry: string; build: string } =>
  typeof value === 'object' && value !== null && 'name' in value && 'entry' in value && 'build' in value;

/** The build of an area that is served, and one with the faults in it, whose hash the registry names. */
export async function brokenBuild(base: string, target: Target): Promise<{ fault: Fault; build: string }> {
  const registry: unknown = await (await fetch(`${base}/registry.json`)).json();
  const rows: unknown =
    typeof registry === 'object' && registry !== null ? Reflect.get(registry, 'remotes') : [];
  const row = (Array.isArray(rows) ? rows : []).filter(isRow).find(({ name }) => name === target.area);
  if (!row) throw new Error(`${target.area} is not in the registry`);
  const body = (await (await fetch(base + row.entry)).text()) + sabotage(target);
  const fault: Fault = {
    name: 'broken build',
    reason: 'crash',
    entry: script(body),
    row: (given) => ({ ...given, integrity: hash(body) }),
  };
  return { fault, build: row.build };
}
