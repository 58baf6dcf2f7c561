import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from '@console/shared/router';

/**
 * A part of a list's view that only this list has, kept in the address like order and filter, and carried like them to screens over
 * the list (shared/table/README.md "Views of a list").
 * @param list identifies the list, as `list` of a page
 * @returns the value, empty when there is none, and its setter
 */
export function useViewPart(
  list: string,
  name: `show-${string}`,
): readonly [value: string, change: (value: string) => void] {
  const { pathname, search } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const value = new URLSearchParams(search).get(name) ?? '';
  const [kept, setKept] = useState({ list, pathname, value });
  // The address changes a moment after the carried value: nothing may flicker until then
  const isCarried =
    kept.list === list && kept.pathname !== pathname && value === '' && kept.value !== '' && type !== 'POP';
  const isKept = kept.list === list && kept.pathname === pathname && kept.value === value;
  if (!isCarried && !isKept) setKept({ list, pathname, value });
  // Two clicks can come before the address has followed the first
  const latest = useRef(search);
  // The address belongs to the browser
  useEffect(() => {
    latest.current = search;
  }, [search]);
  const change = (next: string) => {
    const params = new URLSearchParams(latest.current);
    params.delete(name);
    if (next !== '') params.set(name, next);
    latest.current = params.toString();
    void navigate({ search: latest.current }, { replace: true });
  };
  return [isCarried ? kept.value : value, change];
}
