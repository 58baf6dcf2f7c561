import { useState } from 'react';
import { useLocation, useNavigationType } from '@console/shared/router';

/**
 * A part of the address of a list that the addresses of its overlays contain too, although the links to them do not.
 * @param list identifies the list: the part of another list is not carried
 * @param own the part in the current address; empty when there is none
 * @returns the part, and whether the address still has to get it: that takes a moment, in which the user may continue
 */
export function useCarried(list: string, own: string): readonly [part: string, isMissing: boolean] {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const [kept, setKept] = useState({ list, pathname, own, isMissing: false });
  const isSame = kept.list === list && kept.pathname === pathname;
  // Entries of the history have their own part
  const isNew = kept.list === list && !isSame && own === '' && kept.own !== '' && type !== 'POP';
  const isMissing = isNew || (isSame && kept.isMissing && own === '');
  const part = isMissing ? kept.own : own;
  if (!isSame || kept.own !== part || kept.isMissing !== isMissing)
    setKept({ list, pathname, own: part, isMissing });
  return [part, isMissing];
}
