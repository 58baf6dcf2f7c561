import { notFound } from '@console/shared/api';
import { type LoaderFunctionArgs, redirectTo } from '@console/shared/router';
import { retryParts } from '../composition/search-areas.ts';
import { personScope } from '../place/session.ts';
import { findById } from './by-id.ts';
import { classify } from './classify.ts';
import { openGate } from './gate.ts';
import { hasPage } from './has-page.ts';
import { createReader } from './reader.ts';
import { sourcesOf } from './sources.ts';

/** Loader of the address of an id: redirects to its page, or shows "Page not found". */
export async function lookup({ params, request }: LoaderFunctionArgs): Promise<never> {
  const path = await pathOfId(params['id'] ?? '', request.signal);
  if (path === undefined) throw notFound();
  throw redirectTo(path, request);
}

/** Path of the page for an id; `undefined` when there is none for the user. Rejects when an area that may have it has failed. */
async function pathOfId(id: string, signal: AbortSignal): Promise<string | undefined> {
  const wanted = classify(id);
  if (wanted.is !== 'uuid') return undefined;
  const reader = createReader(openGate(signal), signal);
  const { isFleetViewer, siloName } = await personScope();
  retryParts();
  const sources = sourcesOf(isFleetViewer);
  const { to } = (await findById(wanted.text, { sources, siloName }, reader, signal)) ?? {};
  if (to !== undefined && hasPage(to)) return to;
  // An id that was not found in the loaded parts may be in the others
  await Promise.all(sources.map(({ part }) => part));
  return undefined;
}
