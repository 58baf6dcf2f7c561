import { useEffect, useState } from 'react';
import { formatDateTime } from '@console/shared/format';
import { useQuery } from '@console/shared/query';
import { Message, useNow } from '@console/shared/ui';
import { certificateReader } from './reader.ts';
import { judge } from './warnings.ts';

export interface ChosenCertificateProps {
  /** Files, or pasted texts; null or empty for none yet. */
  readonly cert: File | string | null;
  readonly keyPart: File | string | null;
  /** Host that it should cover; undefined when that is unknown. */
  readonly host?: string | undefined;
}

/**
 * The content of a chosen certificate, and warnings about it and its key. It never blocks the form: the server decides
 * (docs/screens/operator.md section 5.2).
 */
export function ChosenCertificate({ cert, keyPart, host }: ChosenCertificateProps) {
  const certText = useText(cert);
  const keyText = useText(keyPart);
  const reader = useQuery(certificateReader(), { enabled: certText !== '' || keyText !== '' }).data;
  const now = useNow('halfMinute');
  if (!reader || certText === '') return null;
  const { chain, warnings } = judge(reader, {
    cert: certText,
    key: keyText || undefined,
    host,
    now: new Date(now),
  });
  const [leaf] = chain ?? [];
  return (
    <>
      {leaf && (
        <Message live="status">
          For {leaf.names.join(', ') || 'no host name'}, until {formatDateTime(leaf.notAfter)}, issued by{' '}
          {leaf.issuer}. {certificatesOf(chain?.length ?? 0)}
        </Message>
      )}
      {warnings.length > 0 && <Message variant="notice" live="status" items={warnings} />}
    </>
  );
}

const certificatesOf = (count: number) =>
  count === 1 ? 'The file has 1 certificate.' : `The chain has ${count} certificates.`;

/** The text of a file once it is read; empty for an unreadable file, whose submission will fail. */
function useText(source: File | string | null): string {
  const [read, setRead] = useState<{ readonly source: unknown; readonly text: string }>();
  // Files are read asynchronously
  useEffect(() => {
    if (!(source instanceof File)) return undefined;
    let isCurrent = true;
    void source
      .text()
      .catch(() => '')
      .then((text) => isCurrent && setRead({ source, text }));
    return () => {
      isCurrent = false;
    };
  }, [source]);
  if (typeof source === 'string') return source.trim();
  return source !== null && read?.source === source ? read.text : '';
}
