import { lazy, Suspense } from 'react';
import { useAtomValue } from '@console/shared/state';
import { Contain } from '../errors/boundaries.tsx';
import { loadActivity } from './lazy.ts';
import { activityAtom } from './state.ts';

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
