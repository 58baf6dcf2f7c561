import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { SamlIdentityProvider } from '@console/shared/api';
import { delegatedDomain, loginAddress, standardAcsUrl } from './acs-url.ts';
import {
  fieldOfRefusal,
  missingIn,
  providerBody,
  providerDefaults,
  providerSchema,
  type ProviderValues,
} from './schema.ts';

const HOST = 'fernhill.sys.rack.example.test';
const acsUrl = (name: string) => standardAcsUrl('fernhill', name, HOST);
const empty: ProviderValues = { ...providerDefaults(acsUrl), name: 'corp' };
const bodyOf = (values: Partial<ProviderValues>) =>
  providerBody(v.parse(providerSchema, { ...empty, ...values }));
const file = (text: string) => new File([text], 'file.der');

describe('a refusal', () => {
  it.each([
    ['unsupported value for "url": error sending request', 'url', 'metadataUrl'],
    ['the value of "url" cannot be used: fetching the metadata failed: unreachable', 'url', 'metadataUrl'],
    ['no IDPSSODescriptor in the document', 'url', 'metadataUrl'],
    ['IdP metadata has no signing key', 'base64_encoded_xml', 'metadataXml'],
    ['the value of "acs_url" cannot be used', 'url', 'acsUrl'],
    ['the value of "slo_url" cannot be used', 'url', 'sloUrl'],
    ['the silo has local users only', 'url', undefined],
  ] as const)('%s, with metadata from %s, is about %s', (message, source, field) => {
    expect(fieldOfRefusal(message, source)).toBe(field);
  });
});

describe('the URL of responses', () => {
  // @sheet system-settings-auth/18.31
  it.each([
    ['fernhill.sys.example.test', 'example.test'],
    ['fernhill.sys.rack2.eu.example.test', 'rack2.eu.example.test'],
    ['console.example.test', 'placeholder'],
    ['127.0.0.1', 'placeholder'],
    ['', 'placeholder'],
  ])('of %s is under %s', (host, domain) => expect(delegatedDomain(host)).toBe(domain));

  it('contains silo and provider', () => {
    expect(acsUrl('corp')).toBe('https://fernhill.sys.rack.example.test/login/fernhill/saml/corp');
    expect(loginAddress('fernhill', 'corp')).toBe('/login/fernhill/saml/corp');
  });
});

it('accepts files of up to 512 KiB', () => {
  const sized = (bytes: number) => new File([new Uint8Array(bytes)], 'file.der');
  const accepts = (values: Partial<ProviderValues>) =>
    v.safeParse(providerSchema, { ...empty, ...values }).success;
  for (const name of ['publicCert', 'privateKey', 'metadataXml'] as const) {
    expect(accepts({ [name]: sized(512 * 1024) })).toBe(true);
    expect(accepts({ [name]: sized(512 * 1024 + 1) })).toBe(false);
  }
});

describe('the request', () => {
  it('can contain little more than a name', async () => {
    expect(await bodyOf({ acsUrl: acsUrl('corp') })).toStrictEqual({
      name: 'corp',
      description: '',
      technicalContactEmail: '',
      spClientId: '',
      acsUrl: acsUrl('corp'),
      sloUrl: '',
      idpEntityId: '',
      idpMetadataSource: { type: 'url', url: '' },
    });
  });

  it('trims the group attribute, and leaves out an empty one', async () => {
    expect(await bodyOf({ groupAttributeName: ' groups ' })).toHaveProperty('groupAttributeName', 'groups');
    expect(await bodyOf({ groupAttributeName: '  ' })).not.toHaveProperty('groupAttributeName');
  });

  // @sheet system-settings-auth/18.4
  it('contains both files of the key pair or none', async () => {
    expect(await bodyOf({ publicCert: file('cert'), privateKey: file('key') })).toHaveProperty(
      'signingKeypair',
      { publicCert: btoa('cert'), privateKey: btoa('key') },
    );
    expect(await bodyOf({ publicCert: file('cert') })).not.toHaveProperty('signingKeypair');
    expect(await bodyOf({ privateKey: file('key') })).not.toHaveProperty('signingKeypair');
  });

  it('contains the metadata of the chosen source', async () => {
    const xml = { source: 'base64_encoded_xml', metadataXml: file('<EntityDescriptor/>') } as const;
    expect(await bodyOf(xml)).toHaveProperty('idpMetadataSource', {
      type: 'base64_encoded_xml',
      data: btoa('<EntityDescriptor/>'),
    });
    expect(await bodyOf({ metadataUrl: ' https://sso.example.test ' })).toHaveProperty('idpMetadataSource', {
      type: 'url',
      url: 'https://sso.example.test',
    });
  });

  it('requires the file when it is the chosen source', () => {
    const { issues = [] } = v.safeParse(providerSchema, { ...empty, source: 'base64_encoded_xml' });
    expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
      ['metadataXml', '{label} is required'],
    ]);
  });
});

it('a second provider starts with the readable settings of the first', () => {
  const model: SamlIdentityProvider = {
    id: 'x',
    name: 'corp-sso',
    description: 'Company sign-on',
    acsUrl: 'https://elsewhere.example.test',
    idpEntityId: 'entity',
    sloUrl: 'https://slo.example.test',
    spClientId: 'client',
    technicalContactEmail: 'sso@example.test',
    groupAttributeName: null,
    timeCreated: new Date(0),
    timeModified: new Date(0),
  };
  expect(providerDefaults(acsUrl, model)).toMatchObject({
    name: 'corp-sso-2',
    acsUrl: acsUrl('corp-sso-2'),
    idpEntityId: 'entity',
    groupAttributeName: '',
    metadataUrl: '',
  });
});

it('empty fields are listed by their labels', () => {
  expect(missingIn(empty)).toEqual(['Service provider client ID', 'Entity ID', 'Metadata source URL']);
  expect(missingIn({ ...empty, source: 'base64_encoded_xml' })).not.toContain('Metadata source URL');
});
