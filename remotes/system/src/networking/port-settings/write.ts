import {
  apiError,
  networkingSwitchPortSettingsCreate,
  networkingSwitchPortSettingsView,
  type SwitchPortSettingsView,
} from '@console/shared/api';
import { type Call, callTo, fetchQuery, query } from '@console/shared/query';
import { allPortSettings } from '../rack/queries.ts';
import { createOf, type Draft, type PeerKeys } from './draft.ts';

/** The request that makes settings; in what is copied of it, keys are masked. */
export const callToCreate = (draft: Draft, keys?: PeerKeys): Call<SwitchPortSettingsView> =>
  callTo(networkingSwitchPortSettingsCreate, { body: createOf(draft, keys) });

/** Settings as they are now, with the keys of their peers, for the write that follows: nothing of it is kept. */
export const readWhole = (settings: string): Promise<SwitchPortSettingsView> =>
  query(networkingSwitchPortSettingsView, { path: { port: settings } }).queryFn({
    signal: new AbortController().signal,
  });

/** The server may replace settings of a name that is taken, so the name is looked for in a fresh list first. */
export async function refuseTaken(name: string): Promise<void> {
  const { items } = await fetchQuery({ ...allPortSettings(), staleTime: 0 });
  if (!items.some((one) => one.name === name)) return;
  throw apiError({
    kind: 'conflict',
    code: 'ObjectAlreadyExists',
    message: `There are port settings ${name}, which this would replace`,
  });
}
