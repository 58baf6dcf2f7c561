import { useEffect, useState } from 'react';
import { addressOf } from '@console/shared/runtime';

/** An active fault (mock/README.md, "Control endpoints"). */
export interface DemoFault {
  id: number;
  operation: string;
  status?: number;
  body?: string;
  /** Milliseconds. */
  delay?: number;
  abort?: boolean;
  /** Number of calls that will still fail; without it every call fails. */
  count?: number;
}

/** An operation of the API, as listed by the mock; the console's own table lacks the operations that the console never calls. */
export interface DemoOperation {
  id: string;
  method: string;
  path: string;
}

export interface DemoState {
  seed: string;
  /** The server's time, ISO. */
  now: string;
  settings: { latency: { min: number; max: number } | null; chaos: number; drift: string };
  faults: DemoFault[];
}

/** Placeholder for every operation. */
export const ALL = '*';

export function describeFault({ operation, status, body, delay, abort, count }: DemoFault): string {
  const effects = [
    delay !== undefined && `waits ${delay} ms`,
    abort && 'loses the connection',
    body !== undefined && 'returns an unreadable response',
    body === undefined && status !== undefined && `fails with ${status}`,
  ].filter((part) => typeof part === 'string');
  const remaining =
    count === undefined ? 'until removed' : count === 1 ? 'the next call' : `the next ${count} calls`;
  return `${operation === ALL ? 'Every operation' : operation} ${effects.join(' and ')}, ${remaining}`;
}

/** The mock belongs to the same build, so its responses are only distinguished, not validated. */
function isState(value: unknown): value is DemoState {
  return typeof value === 'object' && value !== null && 'settings' in value && 'faults' in value;
}

function isOperations(value: unknown): value is DemoOperation[] {
  return Array.isArray(value);
}

/** The error message of a response of the mock. */
function messageIn(value: unknown): string | undefined {
  const message: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, 'message') : undefined;
  return typeof message === 'string' ? message : undefined;
}

/** Calls a control endpoint of the mock. Rejects with an `Error` whose message can be shown. */
export async function control(
  method: 'GET' | 'POST' | 'DELETE',
  name: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(addressOf(`/__mock/${name}`), {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const value: unknown = await response.json();
  if (!response.ok) throw new Error(messageIn(value) ?? `The mock API answered ${response.status}`);
  return value;
}

/** Polling interval in milliseconds: short enough to see the remaining calls of a fault decrease. */
const POLL_INTERVAL = 2_000;

/** The state of the mock. It is polled, because faults expire and time passes, and refreshed when `refresh` is called. */
export function useMockState(): { state: DemoState | undefined; refresh: () => void } {
  const [state, setState] = useState<DemoState>();
  const [refreshCount, setRefreshCount] = useState(0);
  // The mock is outside of React and does not notify about changes.
  useEffect(() => {
    const fetchState = () =>
      void control('GET', 'state').then(
        (now) => isState(now) && setState(now),
        () => undefined,
      );
    fetchState();
    const timer = setInterval(fetchState, POLL_INTERVAL);
    return () => clearInterval(timer);
  }, [refreshCount]);
  return { state, refresh: () => setRefreshCount((count) => count + 1) };
}

/** Every operation that can fail; empty until they are loaded. */
export function useOperations(): readonly DemoOperation[] {
  const [operations, setOperations] = useState<readonly DemoOperation[]>([]);
  // Requested once from the mock, which is outside of React.
  useEffect(() => {
    void control('GET', 'operations').then(
      (list) => isOperations(list) && setOperations(list),
      () => undefined,
    );
  }, []);
  return operations;
}
