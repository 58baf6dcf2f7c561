import { useSetPageRefusal } from '@console/shared/access/ui';
import type { Need } from './place.ts';
import { useRefusal } from './refusal.ts';

/** Disables what the current user may not do on the page, with the reason. Renders nothing. */
export function PageRefusal({ need }: { need: Need }) {
  useSetPageRefusal(useRefusal(need));
  return null;
}
