import type { ReactNode } from 'react';
import { forgetWhoMay, useWhoMay } from '@console/shared/access/who-may';
import { matchPath, useLocation } from '@console/shared/router';
import { lazy } from '@console/shared/runtime';
import { InDialog } from '@console/shared/ui';
import { needAt } from './needs.ts';

// Without its code nothing is disabled: then the server decides
const PageRefusal = lazy(
  'Your roles',
  async () => (await import(/* webpackChunkName: "page-refusal" */ './page-refusal.tsx')).PageRefusal,
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
  const silo = matchPath('/system/silos/:silo/*', pathname)?.params.silo;
  const refused = useWhoMay();
  return (
    <>
      {need && <PageRefusal need={need} />}
      {refused && <WhoMay action={refused} silo={silo} onDismiss={forgetWhoMay} />}
    </>
  );
}
