import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from '@console/shared/router';

/**
 * A part of the view of a list that only this list has, in the address like the order and the filter, and carried like them to
 * what opens over the list (shared/table/README.md "Views of a list").
 * @param list what tells lists apart, as `list` of a page
 * @returns the value, empty when there is none, and a way to change it
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
  // The address gets what is carried a moment after it has changed: nothing may flicker until then
  const isCarried =
    kept.list === list && kept.pathname !== pathname && value === '' && kept.value !== '' && type !== 'POP';
  const isKept = kept.list === list && kept.pathname === pathname && kept.value === value;
  if (!isCarried && !isKept) setKept({ list, pathname, value });
  // Two presses can come before the address has followed the first
  const latest = useRef(search);
  // The address is the browser's
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
