import { useRef, useState } from 'react';
import type { SwitchPort } from '@console/shared/api';
import { limit } from '@console/shared/limit';
import { fetchToShow } from '@console/shared/query';
import { AT_ONCE } from '../../base/at-once.ts';
import { portStatus } from './queries.ts';

/** The check of the status of all ports, on request. */
export interface CheckAll {
  /** Number of ports that were checked, and of all; undefined while no check runs. */
  readonly progress: { readonly done: number; readonly of: number } | undefined;
  readonly start: (ports: readonly SwitchPort[]) => void;
  readonly stop: () => void;
}

/** Requests the status of ports, six at a time, until all have responded or the user stops. The rows show the results. */
export function useCheckAll(): CheckAll {
  const [progress, setProgress] = useState<CheckAll['progress']>();
  const run = useRef(0);
  const start = (ports: readonly SwitchPort[]) => {
    const id = (run.current += 1);
    const inTurn = limit(AT_ONCE);
    let done = 0;
    setProgress({ done, of: ports.length });
    const check = async (port: SwitchPort): Promise<void> => {
      if (run.current !== id) return;
      // A row whose request fails shows that in its cell
      await fetchToShow(portStatus(port)).catch(() => undefined);
      done += 1;
      if (run.current === id) setProgress({ done, of: ports.length });
    };
    const all = Promise.all(ports.map((port) => inTurn(() => check(port))));
    void all.then(() => run.current === id && setProgress(undefined));
  };
  const stop = () => {
    run.current += 1;
    setProgress(undefined);
  };
  return { progress, start, stop };
}
