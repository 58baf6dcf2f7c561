import {
  networkingSwitchPortSettingsCreate,
  networkingSwitchPortSettingsView,
  type SwitchPortSettingsView,
} from '@console/shared/api';
import { type Call, callTo, fetchQuery, query } from '@console/shared/query';
import { allPortSettings } from '../rack/queries.ts';
import { nameTaken } from '../name-taken.ts';
import { createOf, type Draft, type PeerKeys } from './draft.ts';

/** The request that creates settings; keys are masked in the copied command. */
export const callToCreate = (draft: Draft, keys?: PeerKeys): Call<SwitchPortSettingsView> =>
  callTo(networkingSwitchPortSettingsCreate, { body: createOf(draft, keys) });

/** Reads the present settings with the keys of their peers for the write that follows; the response is not cached. */
export const readWhole = (settings: string): Promise<SwitchPortSettingsView> =>
  query(networkingSwitchPortSettingsView, { path: { port: settings } }).queryFn({
    signal: new AbortController().signal,
  });

/** The server replaces existing settings with the same name, so the name is searched in a refetched list first. */
export async function refuseTaken(name: string): Promise<void> {
  const { items } = await fetchQuery({ ...allPortSettings(), staleTime: 0 });
  if (!items.some((one) => one.name === name)) return;
  throw nameTaken(`Port settings ${name} exist, and this would replace them`);
}
