import { fetchPart } from '@console/shared/runtime';
import { KEPT_TASKS } from './jobs/kept-tasks-key.ts';
import { resumeLeft } from './jobs/resume.ts';

/** Resumes tasks after a reload, so that nothing is left half done unnoticed. */
export const resumeTasks = (): Promise<void> =>
  resumeLeft(
    KEPT_TASKS,
    () => fetchPart(() => import(/* webpackChunkName: "tasks-resume" */ './go-on-tasks.ts')),
    'A disk was being grown, or an instance cloned. Reload the page to continue. Until then an instance may be stopped, and a disk detached.',
  );
