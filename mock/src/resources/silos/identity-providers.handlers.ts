import type { T } from '../../wire/api.ts';
import type { Call, Handlers } from '../call.ts';
import { badValue, invalid, notFound } from '../../wire/errors.ts';
import { bySelector, findSilo, requireFreeName } from '../find.ts';
import { isUuid } from '../../values/ids.ts';
import { pageOf } from '../page.ts';
import type { IdpRow } from '../../store/rows/silos.ts';
import { siloFor } from './silo-access.ts';
import { answerOf } from '../../values/web-answers.ts';
import { checkSigningPair } from './x509/check.ts';
import { fromBase64 } from './x509/pem.ts';

const KIND = 'saml-identity-provider';

const providersOf = (call: Call, siloId: string): IdpRow[] =>
  call.tables.identityProviders.filter((row) => row.siloId === siloId);

/** Empty texts are accepted everywhere: the screen may send a provider with only a name. system sheet 5a, 18. */
function requireUrl(field: string, text: string): void {
  if (text === '') return;
  const protocol = URL.canParse(text) ? new URL(text).protocol : '';
  if (protocol !== 'http:' && protocol !== 'https:') throw badValue(field, 'it is not a web address');
}

/**
 * Metadata at a URL is fetched at once, so it must exist. Whether the URL responds depends on the name alone, as for webhooks. An empty
 * URL is accepted like every empty text: the screen may send it.
 */
function fetchMetadata(url: string): void {
  requireUrl('url', url);
  if (url === '') return;
  const answer = answerOf(url, 1);
  if (answer !== 200) throw badValue('url', `fetching the metadata failed: ${answer}`);
}

/** corrections "Second reading". */
function checkMetadata(source: T.IdpMetadataSource): void {
  if (source.type === 'url') {
    fetchMetadata(source.url);
    return;
  }
  const bytes = fromBase64(source.data);
  if (bytes === undefined) throw badValue('data', 'it is not base64 text');
  const text = new TextDecoder().decode(bytes);
  if (!/<(?:[\w.-]+:)?Entit(?:y|ies)Descriptor[\s/>]/.test(text))
    throw badValue('data', 'it is not SAML metadata: there is no EntityDescriptor in it');
  if (!/<(?:[\w.-]+:)?IDPSSODescriptor[\s/>]/.test(text))
    throw invalid('the SAML metadata has no IDPSSODescriptor');
  const keys = text.match(/<(?:[\w.-]+:)?KeyDescriptor\b[^>]*>/g) ?? [];
  if (keys.every((key) => /\buse=["']encryption["']/.test(key)))
    throw invalid('the SAML metadata has no key for signing');
}

function createProvider(call: Call, silo: string, body: T.SamlIdentityProviderCreate): IdpRow {
  const { id: siloId, identityMode, name: siloName } = siloFor(call, silo, 'admin');
  requireFreeName(KIND, providersOf(call, siloId), body.name);
  if (identityMode !== 'saml_jit')
    throw invalid(`the silo "${siloName}" has local users only and takes no identity provider`);
  const { idpMetadataSource, signingKeypair, ...shown } = body;
  requireUrl('acs_url', body.acsUrl);
  requireUrl('slo_url', body.sloUrl);
  checkMetadata(idpMetadataSource);
  return call.tables.identityProviders.put({
    ...call.store.fresh(),
    ...shown,
    siloId,
    providerType: 'saml',
    publicCert: signingKeypair ? checkSigningPair(signingKeypair) : null,
  });
}

/** Sign-in providers of a silo. docs/contract/server-behaviour.md section 8 "Identity providers". */
export const identityProviders = {
  /** All users of the silo may read them: the sign-in page shows them anyway. corrections "Who may see what". */
  siloIdentityProviderList({ query }, call) {
    if (query.silo === undefined) throw invalid('the query parameter "silo" is required');
    return pageOf(call, query, providersOf(call, findSilo(call, query.silo).id));
  },

  samlIdentityProviderCreate({ query, body }, call) {
    return createProvider(call, query.silo, body);
  },

  /** The silo is required even with an id. */
  samlIdentityProviderView({ path, query }, call) {
    const { provider } = path;
    const missing = notFound(KIND, bySelector(provider));
    const silo = siloFor(call, query.silo, 'viewer', () => missing);
    const row = providersOf(call, silo.id).find((one) => (isUuid(provider) ? one.id : one.name) === provider);
    if (row === undefined) throw missing;
    return row;
  },
} satisfies Partial<Handlers>;
