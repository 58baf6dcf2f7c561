import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from '@console/shared/router';

/** The part of a query string that is the view of a list. */
const viewIn = (search: string): string =>
  search
    .slice(1)
    .split('&')
    .filter((part) => /^(sort|filter|columns)=/.test(part))
    .join('&');

let left = { pathname: '', own: '' };

/** The address of a list with the view it was last seen in, for the way back from a page that a list leads to. */
export const backToList = (path: string): string =>
  left.pathname === path && left.own !== '' ? `${path}?${left.own}` : path;

/**
 * The view of a list as it stands in the address. A form or a detail that opens over the list has an address of its own, to
 * which the view is carried, and from there back: whoever links to one of them need not know of it.
 * @param list what tells lists apart: the view of another one is not carried over
 * @returns the view, empty when there is none, and a way from the query string to another one
 */
export function useViewAddress(list: string) {
  const { pathname, search } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const own = viewIn(search);
  const [kept, setKept] = useState({ list, pathname, own });
  const isSame = kept.list === list && kept.pathname === pathname;
  // Steps in the history have their view
  const isCarried = kept.list === list && !isSame && own === '' && kept.own !== '' && type !== 'POP';
  if (!isCarried && !(isSame && kept.own === own)) setKept({ list, pathname, own });
  // Two presses can come before the address has followed the first
  const latest = useRef(search);
  const change = (next: (search: string) => string, replace: boolean) => {
    latest.current = next(latest.current);
    void navigate({ search: latest.current }, { replace });
  };
  // The address is the browser's
  useEffect(() => {
    latest.current = search;
  }, [pathname, search]);
  // So is what it was, which outlives the page
  useEffect(() => {
    left = { pathname, own };
    // Once: the page may be drawn again before the address has followed
    if (isCarried && viewIn(latest.current) === '')
      change((query) => (query ? `${query}&${kept.own}` : `?${kept.own}`), true);
  });
  return { own: isCarried ? kept.own : own, change };
}
