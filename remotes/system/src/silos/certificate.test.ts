import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { certificateSchema, readCertificate } from './certificate.ts';

const pem = (name: string, text = `-----BEGIN ${name}-----`) => new File([text], `${name}.pem`);
const values = { name: 'edge', description: '', cert: pem('CERTIFICATE'), key: pem('KEY') };

/** First message of each field, as the form shows it. */
function messages(input: v.InferInput<ReturnType<typeof certificateSchema>>, taken: string[] = []) {
  const { issues = [] } = v.safeParse(certificateSchema(taken), input);
  return Object.fromEntries(issues.toReversed().map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
}

describe('the form of a certificate', () => {
  it('accepts a complete one', () => expect(messages(values)).toEqual({}));

  it('requires name, cert and key', () => {
    const missing = '{label} is required';
    expect(messages({ name: '', description: '', cert: null, key: null })).toEqual({
      name: missing,
      cert: missing,
      key: missing,
    });
  });

  it('validates the name', () => {
    expect(messages({ ...values, name: 'Edge' })).toEqual({
      name: 'Can only contain lower-case letters, numbers, and dashes',
    });
  });

  it('reports a taken name before any other problem of the name', () => {
    const taken = { name: 'A certificate with this name already exists' };
    expect(messages(values, ['edge'])).toEqual(taken);
    expect(messages({ ...values, name: 'Edge' }, ['Edge'])).toEqual(taken);
    expect(messages(values, ['edges'])).toEqual({});
  });

  it('refuses a file that cannot be a certificate', () => {
    const huge = new File([new Uint8Array(1024 * 1024 + 1)], 'image.raw');
    expect(messages({ ...values, cert: huge })).toEqual({ cert: 'Must be 1024 KiB or smaller' });
  });
});

describe('reading a certificate', () => {
  it('sends the text of both files for the external API', async () => {
    expect(
      await readCertificate({ ...values, cert: pem('CERTIFICATE', 'chain\n'), key: pem('KEY', 'secret\n') }),
    ).toEqual({
      name: 'edge',
      description: '',
      service: 'external_api',
      cert: 'chain\n',
      key: 'secret\n',
    });
  });

  it('fails when a file cannot be read any more', async () => {
    class Gone extends File {
      override text(): Promise<string> {
        return Promise.reject(new Error('The file could not be read'));
      }
    }
    await expect(readCertificate({ ...values, key: new Gone([], 'key.pem') })).rejects.toThrow(
      'could not be read',
    );
  });
});
