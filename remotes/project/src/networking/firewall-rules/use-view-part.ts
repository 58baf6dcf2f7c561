import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from '@console/shared/router';
import { useCarried } from '@console/shared/table';

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
  const { search } = useLocation();
  const navigate = useNavigate();
  const [value] = useCarried(list, new URLSearchParams(search).get(name) ?? '');
  // A second click can come before the address has changed after the first
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
  return [value, change];
}
