import * as v from 'valibot';
import type { CertificateCreate } from '@console/shared/api';
import { field } from '@console/shared/forms';

/** Maximum bytes of a certificate chain or key, so that a large file chosen by mistake is not read. */
const MAX_BYTES = 1024 * 1024;

/** The schema of a TLS certificate. Its name must differ from those already added, which is reported before other problems of the name. */
export function certificateSchema(taken: readonly string[]) {
  return v.object({
    name: v.pipe(
      v.string(),
      field.check((name: string) => !taken.includes(name), 'A certificate with this name already exists'),
      field.nameRule(),
    ),
    description: field.description(),
    cert: field.file({ maxBytes: MAX_BYTES }),
    key: field.file({ maxBytes: MAX_BYTES }),
  });
}

export type CertificateFiles = v.InferOutput<ReturnType<typeof certificateSchema>>;

/** Reads the files and returns the certificate as the request requires it. Rejects when a file cannot be read. */
export async function readCertificate({
  name,
  description,
  cert,
  key,
}: CertificateFiles): Promise<CertificateCreate> {
  const [certText, keyText] = await Promise.all([cert.text(), key.text()]);
  return { name, description, service: 'external_api', cert: certText, key: keyText };
}
