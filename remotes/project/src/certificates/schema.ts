import * as v from 'valibot';
import type { CertificateCreate } from '@console/shared/api';
import { field } from '@console/shared/forms';

/** Maximum bytes of a certificate chain or key, so that a large file chosen by mistake is not read. */
const MAX_BYTES = 1024 * 1024;

const common = { name: field.name(), description: field.description() };

/** The schema of a certificate: two files, or two texts in PEM format. */
export const certificateSchema = v.variant('source', [
  v.object({
    ...common,
    source: v.literal('files'),
    cert: field.file({ maxBytes: MAX_BYTES }),
    key: field.file({ maxBytes: MAX_BYTES }),
    certText: field.anyText(),
    keyText: field.anyText(),
  }),
  v.object({
    ...common,
    source: v.literal('text'),
    cert: field.optionalFile(),
    key: field.optionalFile(),
    certText: field.text(),
    keyText: field.text(),
  }),
]);

export type CertificateValues = v.InferInput<typeof certificateSchema>;

/** Output of the form, before its files are read. */
export type CertificateOutput = v.InferOutput<typeof certificateSchema>;

/** The initial values. */
export const certificateDefaults: CertificateValues = {
  name: '',
  description: '',
  source: 'files',
  cert: null,
  key: null,
  certText: '',
  keyText: '',
};

/** The request body of a form. Rejects when a file can no longer be read. */
export async function certificateBody(values: CertificateOutput): Promise<CertificateCreate> {
  const { name, description } = values;
  const [cert, key] =
    values.source === 'files'
      ? await Promise.all([values.cert.text(), values.key.text()])
      : [values.certText, values.keyText];
  return { name, description, service: 'external_api', cert, key };
}

/** The field that a refusal of the server names; undefined when it names none. */
export function fieldOfRefusal(message: string): 'cert' | 'key' | undefined {
  const [, named] = /"(cert|key)"/.exec(message) ?? [];
  return named === 'cert' || named === 'key' ? named : undefined;
}
