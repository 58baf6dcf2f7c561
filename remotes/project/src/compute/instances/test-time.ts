import type { Mock } from '@console/mock';
import { waitFor } from '@testing-library/react';
import { expectCell } from '../../../../../tools/testing/on-screen.ts';

/** Address of the instances of the demo's richest project. */
export const EDGE_CACHE = '/projects/edge-cache/instances';

/** Address of an instance of it, on one of its tabs. */
export const instanceAt = (name: string, tab = 'storage'): string => `${EDGE_CACHE}/${name}/${tab}`;

/** Waits for something while the time of the server passes, by a step for each look. */
export const whilePassing = ({ store }: Mock, check: () => void, step = 1_000): Promise<void> =>
  waitFor(
    () => {
      store.clock.advance(step);
      check();
    },
    { timeout: 20_000 },
  );

/** Waits until the list shows a state, which is followed by its age. */
export const expectState = (name: string, state: string): Promise<void> =>
  expectCell(name, 'state', new RegExp(`^${state}\\d`));
