import { useSearchParams } from '@console/shared/router';
import { OVERLAYS, type Overlay } from './overlays.ts';

/** The overlay, filter and view of the drawing, from the address: `?show=memory&filter=FH22&view=table`. */
export interface RackChoice {
  readonly overlay: Overlay;
  readonly filter: string;
  readonly view: 'drawing' | 'table';
  readonly choose: (name: 'show' | 'filter' | 'view', value: string) => void;
}

/** The choice and its setter. Default values are left out of the address. */
export function useRackChoice(): RackChoice {
  const [search, setSearch] = useSearchParams();
  const choose: RackChoice['choose'] = (name, value) =>
    setSearch(
      (previous) => {
        const next = new URLSearchParams(previous);
        if (value === '' || value === 'status' || value === 'drawing') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return {
    overlay: OVERLAYS.find(({ value }) => value === search.get('show'))?.value ?? 'status',
    filter: search.get('filter') ?? '',
    view: search.get('view') === 'table' ? 'table' : 'drawing',
    choose,
  };
}
