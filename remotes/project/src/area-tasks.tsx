import { useEffect } from 'react';
import { matchPath, useLocation } from '@console/shared/router';
import { resumeLeftOvers } from './affinity/resume.ts';
import { watchEnd } from './certificates/end-watch.ts';
import { ProbeCommands } from './probes/commands.tsx';
import { RememberProjects } from './projects/remember.tsx';

/** Background tasks of the area. Mounted once per visit. */
export function AreaTasks() {
  const { pathname } = useLocation();
  const isOfSilo = matchPath('/projects/:project/*', pathname) === null;
  // Resumes jobs of a previous document of the tab, once
  useEffect(() => void resumeLeftOvers(), []);
  // A timer: certificates belong to the silo, whose pages are in this area
  useEffect(() => (isOfSilo ? watchEnd() : undefined), [isOfSilo]);
  return (
    <>
      <RememberProjects />
      <ProbeCommands />
    </>
  );
}
