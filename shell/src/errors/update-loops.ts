import { isRecord } from '@console/shared/record';

/*
 * Detects components that endlessly set their state in an effect. React stops such a loop only where effects run synchronously
 * (`useLayoutEffect`, or `useEffect` after a click); otherwise its production build continues forever, in one task after another,
 * and the page neither fails nor becomes idle. React reports every commit through the global hook of its developer tools; no other
 * API shows that the effects of a commit caused the next commit.
 *
 * Must be imported before react-dom, which reads the hook once. The fault `update loop` of e2e/faults fails when a release
 * of React no longer calls the hook.
 */

/** Number of consecutive updates from effects that count as a loop: twice the limit that React uses where it counts itself. */
const LIMIT = 100;

/** React's lanes for updates outside of transitions: synchronous, continuous input and default. */
const URGENT_LANES = 0b10_1010;

const HOOK = '__REACT_DEVTOOLS_GLOBAL_HOOK__';

/** A page of an area was stopped because it updated itself endlessly. */
export class UpdateLoopError extends Error {
  override readonly name = 'UpdateLoopError';
  constructor() {
    super(`An effect has set state ${LIMIT} times in a row`);
  }
}

const listeners = new Set<(error: UpdateLoopError) => void>();
let inARow = 0;

/** Runs after the effects of a commit. */
function afterEffects(_renderer: unknown, root: unknown): void {
  const pending: unknown = typeof root === 'object' && root !== null ? Reflect.get(root, 'pendingLanes') : 0;
  inARow = typeof pending === 'number' && (pending & URGENT_LANES) !== 0 ? inARow + 1 : 0;
  if (inARow < LIMIT) return;
  inARow = 0;
  const error = new UpdateLoopError();
  for (const listener of listeners) listener(error);
}

/** Calls the listener when a loop is detected, so that the looping page can be unmounted. Returns a function that unsubscribes. */
export function onUpdateLoop(listener: (error: UpdateLoopError) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Installs `afterEffects` in the hook; extends the existing hook when the developer tools or Fast Refresh have created one. */
function listenToCommits(): void {
  const present: unknown = Reflect.get(globalThis, HOOK);
  if (!isRecord(present)) {
    const hook = {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onPostCommitFiberRoot: afterEffects,
    };
    Reflect.set(globalThis, HOOK, hook);
    return;
  }
  const before = present['onPostCommitFiberRoot'];
  present['onPostCommitFiberRoot'] = (renderer: unknown, root: unknown) => {
    afterEffects(renderer, root);
    if (typeof before === 'function') Reflect.apply(before, present, [renderer, root]);
  };
}

listenToCommits();
