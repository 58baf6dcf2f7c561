import { useSetPageRefusal } from '@console/shared/access/ui';
import type { Need } from './place.ts';
import { useRefusal } from './refusal.ts';

/** Disables actions of the page that the current user may not run, with the reason. Renders nothing. */
export function PageRefusal({ need }: { need: Need }) {
  useSetPageRefusal(useRefusal(need));
  return null;
}
