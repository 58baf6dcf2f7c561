import { ChartLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '@console/shared/ui';

/** In place of the charts, when the instance has nothing they could be about. */
export function NothingToMeasure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <EmptyState icon={ChartLine} title={title}>
      {children}
    </EmptyState>
  );
}
