import type { CertificateFacts } from './facts.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Days before its end from which a certificate in use is a warning, and from which it is critical. */
const WARN = 30;
const URGENT = 7;

/** The status of a certificate in its silo (docs/screens/operator.md section 5.2). */
export type Standing =
  | { readonly kind: 'in-use' | 'spare' | 'not-yet' | 'unreadable' }
  | { readonly kind: 'ending'; readonly days: number; readonly urgent: boolean }
  /** `unreplaced`: expired, and none is in use. */
  | { readonly kind: 'ended'; readonly unreplaced: boolean };

/** The dates of a certificate, by which the platform chooses the one that it serves. */
type Dates = Pick<CertificateFacts, 'notBefore' | 'notAfter'>;

/** Whole days until a time, rounded down; negative once it has passed. */
export const daysUntil = (time: Date, now: Date): number =>
  Math.floor((time.getTime() - now.getTime()) / DAY);

/** The index of the certificate that is served: of the valid ones, the one that ends last; -1 for none. */
export function placeInUse(list: readonly (Dates | undefined)[], now: Date): number {
  let best = -1;
  for (const [index, dates] of list.entries()) {
    if (!dates || dates.notBefore > now || dates.notAfter <= now) continue;
    const other = list[best];
    if (!other || dates.notAfter > other.notAfter) best = index;
  }
  return best;
}

/** The status of each certificate of a silo. `undefined` in the input is one that cannot be parsed. */
export function standings(list: readonly (Dates | undefined)[], now: Date): readonly Standing[] {
  const inUse = placeInUse(list, now);
  return list.map((dates, index): Standing => {
    if (!dates) return { kind: 'unreadable' };
    if (dates.notAfter <= now) return { kind: 'ended', unreplaced: inUse < 0 };
    if (dates.notBefore > now) return { kind: 'not-yet' };
    if (index !== inUse) return { kind: 'spare' };
    const days = daysUntil(dates.notAfter, now);
    return days <= WARN ? { kind: 'ending', days, urgent: days <= URGENT } : { kind: 'in-use' };
  });
}

/** Whether the names of a certificate cover a host: `*` matches exactly one label. */
export const covers = (names: readonly string[], host: string): boolean =>
  names.some((name) => {
    const wanted = host.toLowerCase();
    const offered = name.toLowerCase();
    if (!offered.startsWith('*.')) return offered === wanted;
    const dot = wanted.indexOf('.');
    return dot > 0 && wanted.slice(dot) === offered.slice(1);
  });

/** Host of a silo's console and API; undefined when the console's own host does not contain the domain suffix of the rack. */
export function hostOfSilo(silo: string | undefined, host: string): string | undefined {
  const at = host.indexOf('.sys.');
  return silo === undefined || silo === '' || at < 0 ? undefined : `${silo}${host.slice(at)}`;
}
