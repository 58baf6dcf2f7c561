import type { MouseEvent } from 'react';
import { useNavigate } from '@console/shared/router';

/** A click that the browser would handle with a new tab, a new window or a download. */
const isElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Follows the links of all rows (`RowLink`): one handler of the table, as the router's link has one each. */
export function useRowLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-to]') : null;
    const to = link?.dataset['to'];
    if (to === undefined || event.defaultPrevented || isElsewhere(event)) return;
    event.preventDefault();
    // A second click on the page that is open adds no entry to the history
    void navigate(to, { replace: link?.href === location.href });
  };
}
