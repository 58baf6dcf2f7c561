import { addressOf } from '@console/shared/runtime';

/** What the hosts of a rack end with: the part after `.sys.` of the console's own host; a placeholder elsewhere. */
export function delegatedDomain(host: string): string {
  const at = host.indexOf('.sys.');
  return at < 0 ? 'placeholder' : host.slice(at + '.sys.'.length);
}

/** Where an identity provider sends its answers, unless told otherwise (docs/screens/system-settings-auth.md section 5a). */
export const standardAcsUrl = (silo: string, provider: string, host: string): string =>
  `https://${silo}.sys.${delegatedDomain(host)}${loginAddress(silo, provider)}`;

/** Where users of a provider sign in, on the host of the console. */
export const loginAddress = (silo: string, provider: string): string =>
  addressOf(`/login/${silo}/saml/${provider}`);
