import type { ReactNode } from 'react';
import { useLocation } from '@console/shared/router';
import { lazy } from '@console/shared/runtime';
import { needAt } from './needs.ts';

// Without its code nothing is disabled: then the server decides
const PageRefusal = lazy(
  'Your roles',
  async () => (await import(/* webpackChunkName: "page-refusal" */ './page-refusal.tsx')).PageRefusal,
  ({ children }: { children?: ReactNode }) => children,
);

/** Background tasks of the area. Mounted once per visit. */
export function AreaTasks() {
  const need = needAt(useLocation().pathname);
  return need && <PageRefusal need={need} />;
}
