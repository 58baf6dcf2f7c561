import { Download } from 'lucide-react';
import { type Action, deleteInDialog } from '@console/shared/actions';
import { downloadText } from '../compute/instances/serial-console/download.ts';
import type { CertificateRow } from './rows.ts';

/**
 * What can be done with a certificate (docs/screens/operator.md section 5.2). Keep the list in a `useMemo`.
 * @param onDelete asks before it is deleted
 */
export const certificateActions = (
  onDelete: (row: CertificateRow) => void,
): readonly Action<CertificateRow>[] => [
  {
    id: 'download',
    label: 'Download certificate',
    icon: Download,
    section: 'view',
    run: ({ name, cert }) => downloadText(`${name}.pem`, cert),
  },
  deleteInDialog(onDelete),
];
