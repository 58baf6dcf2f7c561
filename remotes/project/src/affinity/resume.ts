import { fetchPart, toast } from '@console/shared/runtime';
import { LEFT_OVER } from './left-over-key.ts';

function isAnyLeft(): boolean {
  try {
    return sessionStorage.getItem(LEFT_OVER) !== null;
  } catch {
    return false;
  }
}

/**
 * Goes on with what a reload has cut off: an instance that was stopped for a group is not left stopped without a word. The code is
 * fetched when there is something to do.
 */
export async function resumeLeftOvers(): Promise<void> {
  if (!isAnyLeft()) return;
  try {
    const { goOnWithAll } = await fetchPart(
      () => import(/* webpackChunkName: "affinity-resume" */ './go-on.ts'),
    );
    goOnWithAll();
  } catch {
    toast({
      variant: 'error',
      title: 'A job was cut off by the reload',
      content: 'An instance may be stopped that was to be added to a group. Look at it, and start it.',
      timeout: null,
    });
  }
}
