import { useSearchParams } from '@console/shared/router';
import { extensionsAt } from '@console/shared/runtime';

/**
 * Tabs of a silo in their order, by their address parameter (docs/screens/system-settings-auth.md section 4,
 * docs/screens/operator.md section 4.2).
 */
const TABS = ['idps', 'ip-pools', 'quotas', 'fleet-roles', 'users', 'access'] as const;

/** A tab of the silo's own, or `AREA.ID` of another area's. */
export type SiloTab = (typeof TABS)[number] | `${string}.${string}`;

const allTabs = (): readonly SiloTab[] => [
  ...TABS,
  ...extensionsAt('silo.tab').map(({ area, id }) => `${area}.${id}` as const),
];

/**
 * The open tab of a silo. A change replaces the history entry and drops filter and order of the list, which mean nothing in another
 * tab. The first tab has no parameter.
 */
export function useSiloTab(): [SiloTab, (tab: SiloTab) => void] {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('tab');
  const tab = allTabs().find((one) => one === wanted) ?? TABS[0];
  return [tab, (next) => setSearch(next === TABS[0] ? {} : { tab: next }, { replace: true })];
}
