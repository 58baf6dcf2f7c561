import { lazy } from '@console/shared/runtime';
import { InPlace } from '@console/shared/ui';

/** The firewall rules that apply, whose code the tab does not wait for. */
export const RulesCards = lazy(
  'Rules that apply',
  async () => (await import(/* webpackChunkName: "instance-rules" */ './rules-cards.tsx')).RulesCards,
  InPlace,
);
