import { useEffect } from 'react';
import { isOfRole, type RefusedAction, store, whoMayAtom } from '@console/shared/runtime';
import { useAtomValue } from '@console/shared/state';

/** The description of a control: of a button in its tooltip, of a menu entry in its second line. */
const descriptionOf = (control: Element): string =>
  control.getAttribute('aria-description') ??
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ??
  '';

/** The disabled action that was pressed, if it needs another role; a reason of another kind has no answer. */
function pressed({ target }: Event): RefusedAction | undefined {
  const control = target instanceof Element ? target.closest('[aria-disabled="true"]') : null;
  const reason = control ? descriptionOf(control) : '';
  return isOfRole(reason) ? { label: control?.textContent ?? '', reason } : undefined;
}

/** Closes the answer. */
export const forgetWhoMay = (): void => store.set(whoMayAtom, undefined);

/** The disabled action for which the user looks up who may run it. Mounted once, by the area of the page. */
export function useWhoMay(): RefusedAction | undefined {
  // A disabled control ignores its own clicks, and there are many kinds of controls all over the console
  useEffect(() => {
    const onClick = (event: Event) => {
      const action = pressed(event);
      if (action) store.set(whoMayAtom, action);
    };
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('click', onClick);
      forgetWhoMay();
    };
  }, []);
  return useAtomValue(whoMayAtom, { store });
}
