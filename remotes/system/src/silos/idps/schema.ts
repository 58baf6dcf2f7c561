import * as v from 'valibot';
import type { SamlIdentityProvider, SamlIdentityProviderCreate } from '@console/shared/api';
import { field } from '@console/shared/forms';
import { toBase64 } from '@console/shared/format';
import { WANTED } from './missing.ts';

/** Maximum bytes of a file; the API accepts one MiB per request. */
const MAX_BYTES = 512 * 1024;

/** Texts that a working provider needs, but that may be sent empty (docs/screens/system-settings-auth.md section 5a). */
const text = () => v.pipe(field.anyText(), v.trim());

const common = {
  name: field.name(),
  description: field.description(),
  technicalContactEmail: text(),
  spClientId: text(),
  acsUrl: text(),
  isStandardAcs: field.flag(),
  sloUrl: text(),
  publicCert: field.optionalFile({ maxBytes: MAX_BYTES }),
  privateKey: field.optionalFile({ maxBytes: MAX_BYTES }),
  idpEntityId: text(),
  groupAttributeName: field.optionalText(),
  metadataUrl: text(),
};

/** The schema of a new identity provider. */
export const providerSchema = v.variant('source', [
  v.object({
    ...common,
    source: v.literal('url'),
    metadataXml: field.optionalFile({ maxBytes: MAX_BYTES }),
  }),
  v.object({
    ...common,
    source: v.literal('base64_encoded_xml'),
    metadataXml: field.file({ maxBytes: MAX_BYTES }),
  }),
]);

export type ProviderValues = v.InferInput<typeof providerSchema>;

/** Output of the form, before its files are read. */
export type ProviderOutput = v.InferOutput<typeof providerSchema>;

/** A suggested name for a second provider. */
const nameAfter = (model: SamlIdentityProvider | undefined) => (model ? `${model.name}-2` : '');

/**
 * The initial values. With a model they are those of that provider, except its metadata and its keys, which cannot be read back.
 * @param acsUrl returns the default URL of a provider with a name
 */
export const providerDefaults = (
  acsUrl: (name: string) => string,
  model?: SamlIdentityProvider,
): ProviderValues => ({
  name: nameAfter(model),
  description: model?.description ?? '',
  technicalContactEmail: model?.technicalContactEmail ?? '',
  spClientId: model?.spClientId ?? '',
  acsUrl: acsUrl(nameAfter(model)),
  isStandardAcs: true,
  sloUrl: model?.sloUrl ?? '',
  publicCert: null,
  privateKey: null,
  idpEntityId: model?.idpEntityId ?? '',
  groupAttributeName: model?.groupAttributeName ?? '',
  source: 'url',
  metadataUrl: '',
  metadataXml: null,
});

const base64 = async (file: File): Promise<string> => toBase64(new Uint8Array(await file.arrayBuffer()));

/** The request body of a form. The key pair is sent only when both files were chosen. Rejects when a file can no longer be read. */
export async function providerBody(values: ProviderOutput): Promise<SamlIdentityProviderCreate> {
  const { source, metadataUrl, metadataXml, publicCert, privateKey, isStandardAcs: _, ...rest } = values;
  const { groupAttributeName, ...texts } = rest;
  const [certText, keyText, xml] = await Promise.all([
    publicCert && privateKey && base64(publicCert),
    publicCert && privateKey && base64(privateKey),
    metadataXml && base64(metadataXml),
  ]);
  return {
    ...texts,
    ...(groupAttributeName !== undefined && { groupAttributeName }),
    ...(certText !== undefined &&
      keyText !== undefined && { signingKeypair: { publicCert: certText, privateKey: keyText } }),
    idpMetadataSource:
      source === 'base64_encoded_xml'
        ? { type: source, data: xml ?? '' }
        : { type: source, url: metadataUrl },
  };
}

/**
 * The field whose value the server has refused; undefined for any other refusal. Metadata at a URL is fetched when the provider is
 * created, so the most likely refusal is of that URL.
 */
export function fieldOfRefusal(
  message: string,
  source: ProviderValues['source'],
): 'metadataUrl' | 'metadataXml' | 'acsUrl' | 'sloUrl' | undefined {
  if (/\bacs_url\b/.test(message)) return 'acsUrl';
  if (/\bslo_url\b/.test(message)) return 'sloUrl';
  if (!/\burl\b|metadata|IDPSSODescriptor|signing key/i.test(message)) return undefined;
  return source === 'url' ? 'metadataUrl' : 'metadataXml';
}

/** Labels of the empty fields without which no one can sign in. */
export const missingIn = (values: { readonly [Key in keyof ProviderValues]: unknown }): readonly string[] => [
  ...WANTED.filter(([key]) => values[key] === '').map(([, label]) => label),
  ...(values.source === 'url' && values.metadataUrl === '' ? ['Metadata source URL'] : []),
];
