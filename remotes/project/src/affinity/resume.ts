import { fetchPart } from '@console/shared/runtime';
import { resumeLeft } from '../jobs/resume.ts';
import { LEFT_OVER } from './left-over-key.ts';

/** Resumes jobs after a reload, so that an instance that was stopped for a group does not stay stopped unnoticed. */
export const resumeLeftOvers = (): Promise<void> =>
  resumeLeft(
    LEFT_OVER,
    () => fetchPart(() => import(/* webpackChunkName: "affinity-resume" */ './go-on.ts')),
    'An instance that was being added to a group may still be stopped. Check it, and start it if necessary.',
  );
