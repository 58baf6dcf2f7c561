import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { instanceSerialConsoleStream, instanceView, urlOf } from '@console/shared/api';
import { refresh } from '@console/shared/query';
import { addressOf } from '@console/shared/runtime';
import type { TerminalHandle } from '@console/shared/terminal';
import { Connection, type ConnectionState } from './connection.ts';
import { findReason, type ConsolePlace } from './find-reason.ts';

/** Bytes of history that are requested: all that the server keeps (docs/screens/compute-storage.md section 5.8). */
const HISTORY = 262_144;

/** The stream on the host of the page, `wss` where that is `https`. */
function streamUrl({ project, instance }: ConsolePlace): string {
  const path = urlOf(instanceSerialConsoleStream, {
    path: { instance },
    query: { project, mostRecent: HISTORY },
  });
  const url = new URL(addressOf(path), location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return url.href;
}

/** The focus may be moved, because it is on the page title or nowhere. */
function isUndecided(): boolean {
  const active = document.activeElement;
  return !active || active === document.body || active.matches('#content, #content h1');
}

/**
 * Connects a terminal to the serial console of an instance. Each new connection shows the history from its start, so that nothing
 * is missing or duplicated.
 */
export function useConnection(
  place: ConsolePlace,
  terminal: RefObject<TerminalHandle | null>,
): { connection: Connection; state: ConnectionState } {
  const [connection] = useState(
    () =>
      new Connection({
        url: streamUrl(place),
        onOpen: () => {
          terminal.current?.clear();
          if (isUndecided()) terminal.current?.focus();
        },
        onData: (data) => terminal.current?.write(data),
        // it closes when the instance stops: refetch the instance
        onLost: () => void refresh(instanceView),
        findReason: () => findReason(place),
      }),
  );
  return { connection, state: useSyncExternalStore(connection.subscribe, connection.read) };
}

/** Keeps a connection open while it is `wanted`: while the page is open and the instance has a console. */
export function useHold(connection: Connection, wanted: boolean): void {
  // the websocket
  useEffect(() => {
    if (!wanted) return;
    connection.start();
    return () => connection.stop();
  }, [connection, wanted]);
  // the browser reports when the network is back
  useEffect(() => {
    const hurry = () => connection.hurry();
    addEventListener('online', hurry);
    return () => removeEventListener('online', hurry);
  }, [connection]);
}
