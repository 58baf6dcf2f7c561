import { useSearchParams } from '@console/shared/router';

/**
 * Tabs of a silo in their order, by their address parameter (docs/screens/system-settings-auth.md section 4,
 * docs/screens/operator.md section 4.2).
 */
const TABS = ['idps', 'ip-pools', 'quotas', 'fleet-roles', 'users', 'access'] as const;

export type SiloTab = (typeof TABS)[number];

/**
 * The open tab of a silo. A change replaces the history entry and drops filter and order of the list, which mean nothing in another
 * tab. The first tab has no parameter.
 */
export function useSiloTab(): [SiloTab, (tab: SiloTab) => void] {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('tab');
  const tab = TABS.find((one) => one === wanted) ?? TABS[0];
  return [tab, (next) => setSearch(next === TABS[0] ? {} : { tab: next }, { replace: true })];
}
