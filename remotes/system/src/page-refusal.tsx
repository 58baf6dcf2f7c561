import { useSetPageRefusal } from '@console/shared/access/ui';
import type { Need } from './needs.ts';
import { useAdminRefusal } from './silos/use-admin-refusal.ts';

/** Disables actions of the page that the current user may not run, with the reason. Renders nothing. */
export function PageRefusal({ need: { role, silo = '' } }: { need: Need }) {
  useSetPageRefusal(useAdminRefusal(silo, role));
  return null;
}
