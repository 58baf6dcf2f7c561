import { useEffect } from 'react';
import { isCached } from '@console/shared/query';
import { matchPath, useLocation } from '@console/shared/router';
import { projectByName } from '../base/projects/queries.ts';
import { noteProject } from './used.ts';

/** Remembers the projects that the user opens. Mounted with every page of the area. */
export function RememberProjects() {
  const { pathname } = useLocation();
  const project = matchPath('/projects/:project/*', pathname)?.params.project;
  // The stored names outlive the page. A project that does not exist is not in the cache
  useEffect(() => {
    if (project !== undefined && isCached(projectByName(project))) noteProject(project);
  }, [project, pathname]);
  return null;
}
