/** The domain under which the silos of this rack have their hosts. */
const DOMAIN = 'sys.example.test';

/** The host of a silo's console and API, for which its certificates must be. */
export const hostOf = (silo: { readonly name: string }): string => `${silo.name}.${DOMAIN}`;
