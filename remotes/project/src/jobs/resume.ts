import { toast } from '@console/shared/runtime';

function isAnyLeft(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/**
 * Resumes the jobs that a previous document of the tab has left in the session storage. Their code is fetched only when there is
 * a job.
 * @param load fetches their code
 * @param content what the user has to check when that code cannot be fetched
 */
export async function resumeLeft(
  key: string,
  load: () => Promise<{ readonly goOnWithAll: () => void }>,
  content: string,
): Promise<void> {
  if (!isAnyLeft(key)) return;
  try {
    (await load()).goOnWithAll();
  } catch {
    toast({ variant: 'error', title: 'The reload interrupted a job', content, timeout: null });
  }
}
