import { Download } from 'lucide-react';
import { type Action, deleteInDialog } from '@console/shared/actions';
import { saveText } from '@console/shared/files';
import type { CertificateRow } from './rows.ts';

/**
 * The actions of a certificate (docs/screens/operator.md section 5.2). Keep the list in a `useMemo`.
 * @param onDelete opens the confirmation of the deletion
 */
export const certificateActions = (
  onDelete: (row: CertificateRow) => void,
): readonly Action<CertificateRow>[] => [
  {
    id: 'download',
    label: 'Download certificate',
    icon: Download,
    section: 'view',
    run: ({ name, cert }) => saveText(`${name}.pem`, 'text/plain', cert),
  },
  deleteInDialog(onDelete),
];
