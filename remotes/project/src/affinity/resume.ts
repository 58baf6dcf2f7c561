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
 * Resumes jobs after a reload, so that an instance that was stopped for a group does not stay stopped unnoticed. The code is
 * fetched only when there is a job.
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
