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
      title: 'The reload interrupted a job',
      content:
        'An instance that was being added to a group may still be stopped. Check it, and start it if necessary.',
      timeout: null,
    });
  }
}
