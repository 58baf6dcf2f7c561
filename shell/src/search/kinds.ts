import {
  Boxes,
  Cable,
  Circle,
  Cpu,
  DoorOpen,
  EthernetPort,
  Router,
  Split,
  type LucideIcon,
} from 'lucide-react';
import type { SearchKind } from '@console/shared/contract';
import { navIcon } from '../place/nav-icons.ts';

/** A kind of results, and its area. */
export interface KindFacts {
  readonly label: string;
  readonly icon: LucideIcon;
  /** Position in the order of results, from 0 to {@link KIND_COUNT} - 1. */
  readonly place: number;
  /** The area with the actions; absent when that area has given no kinds. */
  readonly area?: string;
  readonly words: readonly string[];
}

/** Number of positions in the order of results. */
export const KIND_COUNT = 1_001;

/** For other teams' areas, whose results have their own labels. */
const OTHER: KindFacts = { label: 'Other', icon: Circle, place: KIND_COUNT - 1, words: [] };

/** Icons of kinds that no entry of the navigation has. */
const ICONS: ReadonlyMap<string, LucideIcon> = new Map([
  ['subnets', Split],
  ['routers', Router],
  ['gateways', DoorOpen],
  ['interfaces', EthernetPort],
  ['sleds', Cpu],
  ['racks', Boxes],
  ['switches', Cable],
]);

/** The kinds of the areas whose parts have loaded; they stay until the document is left. */
const kinds = new Map<string, KindFacts>();

/** Adds the kinds of an area. A kind belongs to the first area that does not borrow it. */
export function addKinds(area: string, added: readonly SearchKind[]): void {
  for (const { name, label, icon, place, words = [], isBorrowed } of added) {
    const known = kinds.get(name);
    if (known?.area !== undefined || (known && isBorrowed)) continue;
    kinds.set(name, {
      label,
      icon: ICONS.get(icon) ?? navIcon(icon),
      place: Math.min(Math.max(place, 0), KIND_COUNT - 2),
      words,
      ...(!isBorrowed && { area }),
    });
  }
}

/** The facts of a kind; those of `OTHER` for an unknown name. */
export const kindOf = (name: string): KindFacts => kinds.get(name) ?? OTHER;

/** Position of a kind in the order of results. */
export const placeOfKind = (name: string): number => kindOf(name).place;

/** The kinds that a qualifier before a colon selects: `instance:web`, `ip:10.0`; `undefined` for other words. */
export function kindsOfWord(word: string): readonly string[] | undefined {
  const selected = [...kinds].flatMap(([name, { words }]) => (words.includes(word) ? [name] : []));
  return selected.length === 0 ? undefined : selected;
}
