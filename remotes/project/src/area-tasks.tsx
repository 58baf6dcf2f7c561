import { useEffect } from 'react';
import { matchPath, useLocation } from '@console/shared/router';
import { resumeLeftOvers } from './affinity/resume.ts';
import { watchEnd } from './certificates/end-watch.ts';
import { ProbeCommands } from './probes/commands.tsx';
import { RememberProjects } from './projects/remember.tsx';

/** What the area does beside its pages. Mounted once for each visit of its frames. */
export function AreaTasks() {
  const { pathname } = useLocation();
  const isOfSilo = matchPath('/projects/:project/*', pathname) === null;
  // Jobs of an earlier document of the tab go on once
  useEffect(() => void resumeLeftOvers(), []);
  // A timer: certificates are of the silo, so its pages look after them
  useEffect(() => (isOfSilo ? watchEnd() : undefined), [isOfSilo]);
  return (
    <>
      <RememberProjects />
      <ProbeCommands />
    </>
  );
}
