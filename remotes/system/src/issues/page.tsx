import { Construction } from 'lucide-react';
import { EmptyState, PageHeader } from '@console/shared/ui';

export function Component() {
  return (
    <>
      <PageHeader title="Issues" />
      <EmptyState icon={Construction} title="Coming soon">
        Problems of the system will be listed here.
      </EmptyState>
    </>
  );
}
