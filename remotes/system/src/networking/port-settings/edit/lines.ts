import type { LineRule } from '@console/shared/sets';
import type { Draft } from '../draft.ts';

/** One item of port settings, as a line of a set. */
export type Line =
  | { readonly section: 'Geometry'; readonly key: 'Geometry'; readonly item: Draft['geometry'] }
  | { readonly section: 'Description'; readonly key: 'Description'; readonly item: string }
  | { readonly section: 'Links'; readonly key: string; readonly item: Draft['links'][number] }
  | { readonly section: 'Interfaces'; readonly key: string; readonly item: Draft['interfaces'][number] }
  | { readonly section: 'Addresses'; readonly key: string; readonly item: Draft['addresses'][number] }
  | { readonly section: 'Routes'; readonly key: string; readonly item: Draft['routes'][number] }
  | { readonly section: 'BGP peers'; readonly key: string; readonly item: Draft['peers'][number] };

/** Settings as lines, for the comparison with changes of other users. */
export const linesOf = (draft: Draft): Line[] => [
  { section: 'Geometry', key: 'Geometry', item: draft.geometry },
  { section: 'Description', key: 'Description', item: draft.description },
  ...draft.links.map((item) => ({ section: 'Links' as const, key: item.name, item })),
  ...draft.interfaces.map((item) => ({ section: 'Interfaces' as const, key: item.name, item })),
  ...draft.addresses.map((item) => ({
    section: 'Addresses' as const,
    key: `${item.interfaceName} ${item.address}`,
    item,
  })),
  ...draft.routes.map((item) => ({
    section: 'Routes' as const,
    key: `${item.interfaceName} ${item.dst} via ${item.gw} ${item.vid ?? ''}`.trim(),
    item,
  })),
  ...draft.peers.map((item) => ({ section: 'BGP peers' as const, key: item.addr, item })),
];

/** Converts lines back to settings. */
export function draftFrom(lines: readonly Line[], name: string): Draft {
  return {
    name,
    description: lines.flatMap((line) => (line.section === 'Description' ? line.item : []))[0] ?? '',
    geometry: lines.flatMap((line) => (line.section === 'Geometry' ? line.item : []))[0] ?? 'qsfp28x1',
    links: lines.flatMap((line) => (line.section === 'Links' ? line.item : [])),
    interfaces: lines.flatMap((line) => (line.section === 'Interfaces' ? line.item : [])),
    addresses: lines.flatMap((line) => (line.section === 'Addresses' ? line.item : [])),
    routes: lines.flatMap((line) => (line.section === 'Routes' ? line.item : [])),
    peers: lines.flatMap((line) => (line.section === 'BGP peers' ? line.item : [])),
  };
}

/** Text of a line for comparisons. It distinguishes a new key from the stored one, but never contains a key. */
function textOf(line: Line): string {
  if (line.section === 'Geometry' || line.section === 'Description') return line.item;
  if (line.section !== 'BGP peers') return JSON.stringify(line.item);
  const { key, ...peer } = line.item;
  return JSON.stringify({ ...peer, md5Key: key.kind });
}

/** Rule by which two lines are the same. */
export const SETTINGS_LINES: LineRule<Line> = {
  key: ({ section, key }) => `${section}: ${key}`,
  fields: [{ label: 'Values', of: textOf }],
};
