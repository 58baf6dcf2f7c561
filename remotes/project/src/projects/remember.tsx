import { useEffect } from 'react';
import { isCached } from '@console/shared/query';
import { matchPath, useLocation } from '@console/shared/router';
import { projectByName } from './queries.ts';
import { noteProject } from './used.ts';

/** Remembers which projects the person opens. Mounted beside every page of the area. */
export function RememberProjects() {
  const { pathname } = useLocation();
  const project = matchPath('/projects/:project/*', pathname)?.params.project;
  // What was opened outlives the page. A project that was not found is not in the cache
  useEffect(() => {
    if (project !== undefined && isCached(projectByName(project))) noteProject(project);
  }, [project, pathname]);
  return null;
}
