import { useEffect, useState } from 'react';

/** A fault that is set (mock/README.md, "Control endpoints"). */
export interface DemoFault {
  id: number;
  operation: string;
  status?: number;
  body?: string;
  /** Milliseconds. */
  delay?: number;
  abort?: boolean;
  /** Calls still to be hit; all when absent. */
  count?: number;
}

/** An operation of the API, as the mock lists them; the console's own table would not hold those it never calls. */
export interface DemoOperation {
  id: string;
  method: string;
  path: string;
}

/** What the mock says about itself. */
export interface DemoState {
  seed: string;
  /** The server's time, ISO. */
  now: string;
  settings: { latency: { min: number; max: number } | null; chaos: number };
  faults: DemoFault[];
}

/** Stands for every operation. */
export const ALL = '*';

/** A fault in words. */
export function describeFault({ operation, status, body, delay, abort, count }: DemoFault): string {
  const what = [
    delay !== undefined && `waits ${delay} ms`,
    abort && 'loses the connection',
    body !== undefined && 'answers something unreadable',
    body === undefined && status !== undefined && `fails with ${status}`,
  ].filter((part) => typeof part === 'string');
  const left =
    count === undefined ? 'until removed' : count === 1 ? 'the next call' : `the next ${count} calls`;
  return `${operation === ALL ? 'Every operation' : operation} ${what.join(' and ')}, ${left}`;
}

/** The mock is of this very build, so its answers are only told apart, not checked. */
function isState(value: unknown): value is DemoState {
  return typeof value === 'object' && value !== null && 'settings' in value && 'faults' in value;
}

function isOperations(value: unknown): value is DemoOperation[] {
  return Array.isArray(value);
}

/** What went wrong, as the mock says it. */
function messageIn(value: unknown): string | undefined {
  const message: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, 'message') : undefined;
  return typeof message === 'string' ? message : undefined;
}

/** Calls a control of the mock, which answers under a path of its own. Rejects with a sentence. */
export async function control(
  method: 'GET' | 'POST' | 'DELETE',
  name: string,
  body?: object,
): Promise<unknown> {
  const answer = await fetch(`/__mock/${name}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const value: unknown = await answer.json();
  if (!answer.ok) throw new Error(messageIn(value) ?? `The mock API answered ${answer.status}`);
  return value;
}

/** Often enough to see a fault count down. */
const LOOK_AGAIN = 2_000;

/** The state of the mock, looked at now and then, since faults are used up and time passes, and when `look` is called. */
export function useMockState(): { state: DemoState | undefined; look: () => void } {
  const [state, setState] = useState<DemoState>();
  const [looks, setLooks] = useState(0);
  // The mock lives outside of React and tells nobody what it does.
  useEffect(() => {
    const ask = () =>
      void control('GET', 'state').then(
        (now) => isState(now) && setState(now),
        () => undefined,
      );
    ask();
    const timer = setInterval(ask, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [looks]);
  return { state, look: () => setLooks((count) => count + 1) };
}

/** Every operation that can be made to fail; empty until they are there. */
export function useOperations(): readonly DemoOperation[] {
  const [operations, setOperations] = useState<readonly DemoOperation[]>([]);
  // Asked for once, from the mock, which is outside of React.
  useEffect(() => {
    void control('GET', 'operations').then(
      (list) => isOperations(list) && setOperations(list),
      () => undefined,
    );
  }, []);
  return operations;
}
