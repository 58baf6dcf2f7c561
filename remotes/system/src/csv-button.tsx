import { Download } from 'lucide-react';
import { type Cell, saveCsv } from '@console/shared/files';
import { Button, VisuallyHidden } from '@console/shared/ui';

interface CsvButtonProps {
  /** Contents of the file: a page may have several of these buttons. */
  of: string;
  file: string;
  lines: () => readonly (readonly Cell[])[];
  disabledReason?: string | undefined;
}

/** Saves rows as comma-separated values. */
export function CsvButton({ of, file, lines, disabledReason }: CsvButtonProps) {
  return (
    <Button icon={Download} disabledReason={disabledReason} onClick={() => saveCsv(file, lines())}>
      Download CSV<VisuallyHidden> of {of}</VisuallyHidden>
    </Button>
  );
}
