import { useRawParams, useSearchParams } from '@console/shared/router';
import { requireParams } from './crumb.ts';
import type { ParamsOf } from './path.ts';

/** Parameters of the current URL, typed by the path literal of the screen. */
export function useParams<const Path extends string>(path: Path): ParamsOf<Path> {
  return requireParams(path, useRawParams());
}

/**
 * The `tab` of the query string for tabs within a page (docs/screens/common-ui.md section 6): a change replaces the history entry,
 * and the default value removes the parameter. An unknown value counts as the default.
 */
export function useTabParam<const Tab extends string>(
  tabs: readonly [Tab, ...Tab[]],
): [Tab, (tab: Tab) => void] {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('tab');
  const current = tabs.find((tab) => tab === wanted) ?? tabs[0];
  const select = (tab: Tab) =>
    setSearch(
      (previous) => {
        const next = new URLSearchParams(previous);
        if (tab === tabs[0]) next.delete('tab');
        else next.set('tab', tab);
        return next;
      },
      { replace: true },
    );
  return [current, select];
}
