import { addressOf } from '@console/shared/runtime';

/** The domain suffix of the rack's hosts: the part after `.sys.` of the console's own host, or a placeholder on other hosts. */
export function delegatedDomain(host: string): string {
  const at = host.indexOf('.sys.');
  return at < 0 ? 'placeholder' : host.slice(at + '.sys.'.length);
}

/** Default URL to which an identity provider sends its responses (docs/screens/system-settings-auth.md section 5a). */
export const standardAcsUrl = (silo: string, provider: string, host: string): string =>
  `https://${silo}.sys.${delegatedDomain(host)}${loginAddress(silo, provider)}`;

/** URL at which users of a provider sign in, on the host of the console. */
export const loginAddress = (silo: string, provider: string): string =>
  addressOf(`/login/${silo}/saml/${provider}`);
