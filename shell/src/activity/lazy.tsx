import { lazy, Suspense } from 'react';
import { useAtomValue } from '@console/shared/state';
import { Contain } from '../errors/boundaries.tsx';
import { activityAtom } from './state.ts';

/** The code of the list, fetched when it is about to be opened. */
export const loadActivity = () => import(/* webpackChunkName: "activity" */ './panel.tsx');

const Panel = lazy(async () => ({ default: (await loadActivity()).ActivityPanel }));

/** The list of what this tab has started, while it is open. */
export function ActivityHost() {
  if (!useAtomValue(activityAtom)) return null;
  return (
    <Contain>
      <Suspense>
        <Panel />
      </Suspense>
    </Contain>
  );
}
