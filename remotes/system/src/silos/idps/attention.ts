import type { SamlIdentityProvider, Silo } from '@console/shared/api';
import { to } from '@console/shared/routing';
import type { Finding } from '../../base/finding.ts';
import { missingTexts } from './missing.ts';

/** A silo and its identity providers; undefined when these could not be read. */
export interface ProviderFacts {
  readonly silo: Pick<Silo, 'name' | 'identityMode'>;
  readonly providers: readonly SamlIdentityProvider[] | undefined;
}

/** Silos into which no one can sign in, at all or with one of their providers. */
export const providerFindings = (silos: readonly ProviderFacts[]): readonly Finding[] =>
  silos.flatMap(({ silo: { name, identityMode }, providers }): Finding[] => {
    if (identityMode !== 'saml_jit' || !providers) return [];
    if (providers.length === 0)
      return [
        {
          key: `idp ${name} none`,
          severity: 'notice',
          text: `No one can sign in to silo ${name}: it has no identity provider`,
          to: to('/system/silos/:silo/idps-new', { silo: name }),
        },
      ];
    return providers
      .filter((provider) => missingTexts(provider).length > 0)
      .map((provider) => ({
        key: `idp ${name} ${provider.name}`,
        severity: 'notice',
        text: `No one can sign in to silo ${name} with ${provider.name}: its settings are incomplete`,
        to: to('/system/silos/:silo/idps/saml/:provider', { silo: name, provider: provider.name }),
      }));
  });
