import { Copy, FileSearch, Layers } from 'lucide-react';
import { toast } from '@console/shared/runtime';
import type { PaletteItem, Params } from './items.ts';
import type { SearchResult } from './search-result.ts';
import { contextOf } from '../search/context.ts';
import { hasPage } from '../search/has-page.ts';
import { type Hit, labelOf } from '../search/hits.ts';
import { kindOf } from '../search/kinds.ts';
import { orderItems } from './order-items.ts';
import { hitKey } from '../search/rank.ts';
import type { PaletteScope } from '../search/scope.ts';
import { currentIndex, followHits, type IndexScope } from '../search/search-index.ts';
import { type Found, search } from '../search/search.ts';
import { sourcesOf } from '../search/sources.ts';
import { orderOf } from '../search/subject.ts';

/** Heading of search results (docs/screens/operator.md section 9.4). */
const GROUP = 'Everywhere';
/** Maximum rows of one kind in the palette; the page of all results shows the others. */
const PER_KIND = 8;

/** Copies an id to the clipboard, for resources that the user cannot open. */
async function copyId({ name, id }: Hit): Promise<void> {
  try {
    await navigator.clipboard.writeText(id);
    toast({ content: `Id of ${name} copied` });
  } catch {
    toast({ variant: 'error', content: 'Could not copy' });
  }
}

const rowOf = (hit: Hit, current: string | undefined): Omit<PaletteItem, 'label'> => ({
  group: GROUP,
  id: hitKey(hit),
  icon: kindOf(hit.kind).icon,
  context: contextOf(hit, current),
  ...(hit.state !== undefined && { state: hit.state }),
});

/** The rows of a resource: a link; without a page for the user, its id and its sled. */
function itemsOf(hit: Hit, current: string | undefined): PaletteItem[] {
  const row = rowOf(hit, current);
  if (hit.to !== undefined && hasPage(hit.to)) return [{ ...row, label: hit.name, to: hit.to }];
  const { id = '', context = '' } = row;
  const copy = { ...row, label: hit.name, context: `${context} · Copy ID`, icon: Copy };
  const items: PaletteItem[] = [{ ...copy, run: () => void copyId(hit) }];
  if (hit.sledTo !== undefined)
    items.push({
      group: GROUP,
      id: `${id} sled`,
      label: `View sled of ${hit.name}`,
      icon: Layers,
      to: hit.sledTo,
    });
  return items;
}

/** The first resources of each kind, in their order. */
function fewOfEach(hits: readonly Hit[]): Hit[] {
  const counts = new Map<string, number>();
  return hits.filter((hit) => {
    const label = labelOf(hit);
    const count = (counts.get(label) ?? 0) + 1;
    counts.set(label, count);
    return count <= PER_KIND;
  });
}

/** Link to the page of all results of a text. */
const pageOf = (text: string): string => `/search?q=${encodeURIComponent(text.trim())}`;

function resultOf(
  text: string,
  found: Found,
  orders: readonly PaletteItem[],
  scope: PaletteScope,
): SearchResult {
  const shown = fewOfEach(found.hits);
  const items = shown.flatMap((hit) => itemsOf(hit, scope.project));
  if (shown.length < found.hits.length)
    items.push({
      group: GROUP,
      id: 'all results',
      label: `Show all ${found.hits.length} results`,
      icon: FileSearch,
      to: pageOf(text),
    });
  return { text, items, orders, isRunning: found.isRunning, sentence: found.sentence };
}

/**
 * Searches for the palette: resources as rows, and actions on them, such as `stop cache-ams-01`. Calls back until the search has
 * ended or the signal aborts.
 */
export function searchItems(
  text: string,
  scope: PaletteScope,
  signal: AbortSignal,
  report: (result: SearchResult) => void,
): void {
  const order = orderOf(text);
  let orders: readonly PaletteItem[] = [];
  let last: Found | undefined;
  const tell = () => {
    if (last && !signal.aborted) report(resultOf(text, last, orders, scope));
  };
  const ask =
    order &&
    orderItems(order, (items) => {
      orders = items;
      tell();
    });
  search(text, { ...scope, sources: sourcesOf(scope.isFleetViewer) }, signal, (found) => {
    last = found;
    tell();
    ask?.(found.hits);
  });
}

/** The parameters of the projects and VPCs in the index: VPCs with the name of a project's first one come first. */
function placesOf(hits: readonly Hit[]): Params[] {
  const vpcs = hits.filter(({ kind }) => kind === 'vpc');
  const ordered = [
    ...vpcs.filter(({ name }) => name === 'default'),
    ...vpcs.filter(({ name }) => name !== 'default'),
  ];
  return [
    ...ordered.map(({ name, project }) => ({ project, vpc: name })),
    ...hits.filter(({ kind }) => kind === 'project').map(({ name }) => ({ project: name })),
  ];
}

/** Fills the index, and reports the parameters of its projects and VPCs whenever there are more, until the result is called. */
export function followIndex(
  { isFleetViewer, ...scope }: Omit<IndexScope, 'sources'> & Pick<PaletteScope, 'isFleetViewer'>,
  report: (places: readonly Params[]) => void,
): () => void {
  let count = 0;
  const tell = () => {
    const places = placesOf(currentIndex().hits());
    if (places.length !== count) report(places);
    count = places.length;
  };
  tell();
  void currentIndex().fill({ ...scope, sources: sourcesOf(isFleetViewer) });
  return followHits(tell);
}
