import type { SamlIdentityProvider } from '@console/shared/api';

/** The texts without which no one can sign in. */
export const WANTED = [
  ['spClientId', 'Service provider client ID'],
  ['acsUrl', 'ACS URL'],
  ['idpEntityId', 'Entity ID'],
] as const;

/** Labels of the texts that an existing provider lacks; its metadata cannot be read back. */
export const missingTexts = (
  provider: Pick<SamlIdentityProvider, (typeof WANTED)[number][0]>,
): readonly string[] => WANTED.filter(([key]) => provider[key] === '').map(([, label]) => label);
