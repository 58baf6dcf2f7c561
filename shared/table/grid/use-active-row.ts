import { useCallback, useState } from 'react';
import { confirmAtom, store } from '@console/shared/runtime';
import { useAtomValue } from '@console/shared/state';

type Active = { readonly id: string; readonly isMenuOpen: boolean };

/** The row whose menu or whose confirmation is open. */
export type ActiveRow = {
  readonly id: string | undefined;
  readonly onOpenChange: (id: string, isOpen: boolean) => void;
  /** Whether a confirmation is open. */
  readonly isAsking: boolean;
};

/** A row stays highlighted from opening its menu until the confirmation of its action is closed. */
export function useActiveRow(): ActiveRow {
  const [active, setActive] = useState<Active>();
  const isAsking = useAtomValue(confirmAtom, { store }) !== null;
  const onOpenChange = useCallback((id: string, isMenuOpen: boolean) => {
    setActive({ id, isMenuOpen });
    if (isMenuOpen) return;
    // The menu closes before its action runs, so a confirmation of this action is open by then
    queueMicrotask(() => {
      if (store.get(confirmAtom) === null) setActive((now) => (now?.isMenuOpen ? now : undefined));
    });
  }, []);
  return { id: active && (active.isMenuOpen || isAsking) ? active.id : undefined, onOpenChange, isAsking };
}
