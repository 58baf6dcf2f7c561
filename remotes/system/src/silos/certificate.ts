import * as v from 'valibot';
import type { CertificateCreate } from '@console/shared/api';
import { field } from '@console/shared/forms';

/** Bytes of a certificate chain or key that no real one exceeds; a file that was chosen by mistake may have gigabytes. */
const MAX_BYTES = 1024 * 1024;

/**
 * What the form of a TLS certificate holds. Its name must be new among those already added, which is said before what
 * else may be wrong with it.
 */
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

/** What the certificate's form gives. */
export type CertificateFiles = v.InferOutput<ReturnType<typeof certificateSchema>>;

/** Reads the files and makes the certificate as the request takes it. Rejects when a file cannot be read. */
export async function readCertificate({
  name,
  description,
  cert,
  key,
}: CertificateFiles): Promise<CertificateCreate> {
  const [certText, keyText] = await Promise.all([cert.text(), key.text()]);
  return { name, description, service: 'external_api', cert: certText, key: keyText };
}
