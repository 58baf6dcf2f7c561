/*
 * Finds components that set their state in an effect without end. React stops such a loop only where effects run at once
 * (`useLayoutEffect`, or `useEffect` after a click); elsewhere its production build goes on for ever, in one task after the
 * other, and the page neither fails nor rests. React tells tools about every commit through the global hook of its developer
 * tools; nothing else says that a commit was followed by another because of its effects.
 *
 * Must be imported before react-dom, which looks for the hook once. The fault `update loop` of e2e/faults fails when a release
 * of React does not call it any more.
 */

/** Updates in a row that effects asked for until they count as a loop: twice as many as React allows where it counts. */
const LIMIT = 100;

/** React's lanes of updates that are not part of a transition: synchronous, continuous input, default. */
const URGENT_LANES = 0b10_1010;

const HOOK = '__REACT_DEVTOOLS_GLOBAL_HOOK__';

/** An area's page was stopped because it updated itself without end. */
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

/** Tells of a loop, so that what loops can be taken off the page. Returns the way to stop. */
export function onUpdateLoop(listener: (error: UpdateLoopError) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Puts `afterEffects` into the hook: into that of the developer tools or Fast Refresh where one of them has made it. */
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
