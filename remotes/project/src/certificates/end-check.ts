import { certificateReader } from '@console/shared/certificates';
import { fetchToShow } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { allCertificates } from './queries.ts';
import { type CertificateRow, certificateRows } from './rows.ts';

/** The warning about a silo's certificates; undefined when there is none. */
export function endOf(rows: readonly Pick<CertificateRow, 'name' | 'standing'>[]): string | undefined {
  const ending = rows.find(({ standing }) => standing?.kind === 'ending');
  if (ending?.standing?.kind === 'ending') {
    const { days } = ending.standing;
    return `${ending.name}, the certificate in use, expires in ${days} ${days === 1 ? 'day' : 'days'}. Add a new one before then.`;
  }
  const isUsed = rows.some(({ standing }) => standing?.kind === 'in-use');
  return rows.length === 0 || isUsed
    ? undefined
    : 'This silo has no valid certificate. Browsers refuse its console and API.';
}

/**
 * Shows the warning to admins of the silo, because only they may read its certificates. Never rejects: the page of certificates shows the
 * error.
 */
export async function tellEnd(): Promise<void> {
  try {
    const { items, isRefused } = await fetchToShow(allCertificates());
    if (isRefused || items.length === 0) return;
    const reader = await fetchToShow(certificateReader());
    const content = endOf(certificateRows(items, reader, undefined, new Date()));
    if (content === undefined) return;
    toast({
      variant: 'error',
      title: 'A certificate needs attention',
      content,
      link: { label: 'Certificates', to: to('/certificates') },
      timeout: null,
    });
  } catch {
    // The user did not start this request
  }
}
