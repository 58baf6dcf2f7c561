import { fetchPart, toast } from '@console/shared/runtime';
import { KEPT_TASKS } from './jobs/kept-tasks-key.ts';

function isAnyLeft(): boolean {
  try {
    return sessionStorage.getItem(KEPT_TASKS) !== null;
  } catch {
    return false;
  }
}

/** Resumes tasks after a reload, so that nothing is left half done unnoticed. Their code is fetched only when there is one. */
export async function resumeTasks(): Promise<void> {
  if (!isAnyLeft()) return;
  try {
    (await fetchPart(() => import(/* webpackChunkName: "tasks-resume" */ './go-on-tasks.ts'))).goOnWithAll();
  } catch {
    toast({
      variant: 'error',
      title: 'The reload interrupted a job',
      content:
        'Reload the page to continue what it did with disks, instances or networks. Until then an instance may be stopped, and a disk detached.',
      timeout: null,
    });
  }
}
