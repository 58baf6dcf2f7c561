import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from '@console/shared/router';
import { useCarried } from './use-carried.ts';

/** The part of a query string that encodes the view of a list. */
const viewIn = (search: string): string =>
  search
    .slice(1)
    .split('&')
    .filter((part) => /^(sort|filter|columns|show-[a-z]+)=/.test(part))
    .join('&');

let left = { pathname: '', own: '' };

/** The address of a list with its last view, for links back from a page that the list leads to. */
export const backToList = (path: string): string =>
  left.pathname === path && left.own !== '' ? `${path}?${left.own}` : path;

/**
 * The view of a list in the address. A form or a panel that opens over the list has its own address; the view
 * is copied to that address and back, so that links to the form or the list need not contain it.
 * @param list identifies the list: the view of another list is not copied
 * @returns the view, empty when there is none, and a function that changes it
 */
export function useViewAddress(list: string) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [own, isMissing] = useCarried(list, viewIn(search));
  // A second click can come before the address has changed after the first
  const latest = useRef(search);
  const change = (next: (search: string) => string, replace: boolean) => {
    latest.current = next(latest.current);
    void navigate({ search: latest.current }, { replace });
  };
  // The address belongs to the browser
  useEffect(() => {
    latest.current = search;
  }, [pathname, search]);
  // The last view outlives the page
  useEffect(() => {
    left = { pathname, own };
    // Once: the page may render again before the address has changed
    if (isMissing && viewIn(latest.current) === '')
      change((query) => (query ? `${query}&${own}` : `?${own}`), true);
  });
  return { own, change };
}
