import { type ReactNode, useEffect } from 'react';
import { forgetWhoMay, useWhoMay } from '@console/shared/access/who-may';
import { matchPath, useLocation } from '@console/shared/router';
import { lazy } from '@console/shared/runtime';
import { InDialog } from '@console/shared/ui';
import { needAt } from './access/place.ts';
import { watchEnd } from './certificates/end-watch.ts';
import { ProbeCommands } from './probes/commands.tsx';
import { RememberProjects } from './projects/remember.tsx';
import { resumeTasks } from './resume-tasks.ts';

// Without its code nothing is disabled: then the server decides
const PageRefusal = lazy(
  'Your roles',
  async () => (await import(/* webpackChunkName: "page-refusal" */ './access/page-refusal.tsx')).PageRefusal,
  ({ children }: { children?: ReactNode }) => children,
);

const WhoMay = lazy(
  'Who may do this',
  async () => (await import(/* webpackChunkName: "who-may" */ '@console/shared/access/ui/who-may')).WhoMay,
  InDialog,
);

/** Background tasks of the area. Mounted once per visit. */
export function AreaTasks() {
  const { pathname } = useLocation();
  const need = needAt(pathname);
  const project = matchPath('/projects/:project/*', pathname)?.params.project;
  const isOfSilo = project === undefined;
  const refused = useWhoMay();
  // Resumes jobs of a previous document of the tab, once
  useEffect(() => {
    void resumeTasks();
  }, []);
  // A timer: certificates belong to the silo, whose pages are in this area
  useEffect(() => (isOfSilo ? watchEnd() : undefined), [isOfSilo]);
  return (
    <>
      <RememberProjects />
      <ProbeCommands />
      {need && <PageRefusal need={need} />}
      {refused && <WhoMay action={refused} project={project} onDismiss={forgetWhoMay} />}
    </>
  );
}
