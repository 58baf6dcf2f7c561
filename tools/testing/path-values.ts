import { usual } from '../../mock/verify/usual.ts';

/** What a parameter of a path, such as `floatingIp`, is in the demo data; the parameter itself where the demo has none. */
export const valueOf = (parameter: string): string =>
  usual[parameter.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)] ?? parameter;
