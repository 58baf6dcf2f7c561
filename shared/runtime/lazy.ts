import { type ComponentType, createElement, type ReactNode, useEffect } from 'react';
import { atom, useAtomValue } from '@console/shared/state';
import { announce } from './announce.ts';
import { fetchPart, originOf, type PartOrigin, recoverPart } from './part.ts';
import { store } from './store.ts';

/** A lazy part whose code could not be fetched, for the message shown in its place. */
export interface PartFailure {
  /** Name of the part, the subject of `could not be loaded`. */
  readonly name: string;
  readonly origin: PartOrigin;
  /** A retry is pending. */
  readonly busy: boolean;
  readonly retry: () => void;
}

/** The wrapper of a lazy part: renders the failure in its place, else the children. It always stays mounted. */
export type PartPlace<Props> = ComponentType<{
  readonly failure: PartFailure | undefined;
  readonly props: Props;
  readonly children?: ReactNode;
}>;

/** A component whose code is fetched on its first render; `preload` fetches it earlier. */
export type LazyComponent<Props> = ((props: Props) => ReactNode) & { readonly preload: () => void };

interface State<Props> {
  readonly component?: ComponentType<Props>;
  readonly error?: unknown;
  readonly busy?: boolean;
}

/**
 * A component whose code is fetched on its first render. Unlike `React.lazy`, it does not cache failures, retries once
 * automatically, and shows a failure only in its own place, so that everything around it stays mounted.
 * @param name name of the part on the screen: `Resize instance`
 * @param load resolves to the component: `async () => (await import('./resize.tsx')).ResizeModal`
 * @param Place renders the failure: `InDialog` or `InPlace` of `@console/shared/ui`
 * @param pending rendered until the code has loaded
 */
export function lazy<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  Place: PartPlace<Props>,
  pending: ReactNode = null,
): LazyComponent<Props> {
  const part = atom<State<Props>>({});
  let running: Promise<void> | undefined;
  let users = 0;
  const set = (next: State<Props>) => store.set(part, next);
  const run = () =>
    (running ??= fetchPart(load)
      .then((component) => {
        // A module that threw during its evaluation is loaded without its exports
        if (!component) throw new Error(name);
        set({ component });
      })
      .finally(() => {
        running = undefined;
      }));
  // A failure is kept only while the part is mounted
  const fail = (error: unknown) => set(users > 0 ? { error } : {});
  const start = (onFail: (error: unknown) => void) => void (store.get(part).component ?? run().catch(onFail));
  const retry = async () => {
    set({ ...store.get(part), busy: true });
    try {
      await run();
      announce(`${name} is loaded.`);
    } catch (error) {
      if (await recoverPart(error)) return;
      fail(error);
      announce(`${name} is not loaded.`);
    }
  };
  const Lazy = (props: Props) => {
    const { component, error, busy = false } = useAtomValue(part, { store });
    // Loads the code over the network
    useEffect(() => {
      users += 1;
      start(fail);
      return () => {
        users -= 1;
        if (users === 0 && store.get(part).error !== undefined) set({});
      };
    }, []);
    const failure =
      error === undefined ? undefined : { name, origin: originOf(error), busy, retry: () => void retry() };
    return createElement(Place, { props, failure }, component ? createElement(component, props) : pending);
  };
  return Object.assign(Lazy, { preload: () => start(() => undefined) });
}
