import * as v from 'valibot';
import type { SamlIdentityProvider, SamlIdentityProviderCreate } from '@console/shared/api';
import { field } from '@console/shared/forms';
import { toBase64 } from '@console/shared/format';

/** Bytes of a file that nobody exceeds honestly; the API takes one MiB in all. */
const MAX_BYTES = 512 * 1024;

/** Texts that are wanted, and may be sent empty (docs/screens/system-settings-auth.md section 5a). */
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

/** What the form of a new identity provider holds. */
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

/** What the form holds. */
export type ProviderValues = v.InferInput<typeof providerSchema>;

/** What is sent, before its files are read. */
export type ProviderOutput = v.InferOutput<typeof providerSchema>;

/** A name that a second provider may have. */
const nameAfter = (model: SamlIdentityProvider | undefined) => (model ? `${model.name}-2` : '');

/**
 * The form before anything is typed. With a model it is filled with what is known of that provider: neither its metadata nor
 * its keys can be read back.
 * @param acsUrl the standard URL of a provider with a name
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

/** The request of a form. The pair of keys is sent only when both were chosen. Rejects when a file cannot be read any more. */
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

const WANTED = [
  ['description', 'Description'],
  ['technicalContactEmail', 'Technical contact email'],
  ['spClientId', 'Service provider client ID'],
  ['acsUrl', 'ACS URL'],
  ['sloUrl', 'Single Logout (SLO) URL'],
  ['idpEntityId', 'Entity ID'],
] as const;

/** Labels of what is still empty, though a provider does not work without it. */
export const missingIn = (values: { readonly [Key in keyof ProviderValues]: unknown }): readonly string[] => [
  ...WANTED.filter(([key]) => values[key] === '').map(([, label]) => label),
  ...(values.source === 'url' && values.metadataUrl === '' ? ['Metadata source URL'] : []),
];
