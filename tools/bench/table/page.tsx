import '@console/shared/ui/tokens.css';
import '@console/shared/ui/global.css';
import type { ReactNode, Ref } from 'react';
import { createRoot } from 'react-dom/client';

/** Props of {@link Sheet}. */
export interface SheetProps {
  filter: string;
  onFilter: (filter: string) => void;
  isAway: boolean;
  onAway: (isAway: boolean) => void;
  children: ReactNode;
  scroller?: Ref<HTMLElement>;
}

/** The surroundings of both tables: a filter, a checkbox that hides a column, and the scroll container. */
export function Sheet({ filter, onFilter, isAway, onAway, children, scroller }: SheetProps) {
  return (
    <main ref={scroller} style={{ height: '100vh', overflow: 'auto' }}>
      <h1>Disks</h1>
      <input aria-label="Filter" value={filter} onChange={({ target }) => onFilter(target.value)} />
      <label>
        <input type="checkbox" checked={isAway} onChange={({ target }) => onAway(target.checked)} />
        Without description
      </label>
      {children}
    </main>
  );
}

/** Renders the trial into the page. */
export function draw(trial: ReactNode): void {
  document.documentElement.lang = 'en';
  const root = document.getElementById('root');
  if (root) createRoot(root).render(trial);
}
