import {
  ipPoolView,
  physicalDiskView,
  rackView,
  siloUserView,
  siloView,
  sledView,
  supportBundleView,
  switchView,
  webhookReceiverView,
} from '@console/shared/api';
import type { SearchHit, SearchLookup, SearchReader } from '@console/shared/contract';
import { query } from '@console/shared/query';
import { searchLookup } from '@console/shared/search';
import * as hit from './hits.ts';
import { siloPages } from './lists.ts';
import { portSettings } from './port-settings.ts';

/** Maximum number of silos searched for a user. */
const MAX_SILOS = 20;

/** The lookups of an id, in their order (docs/screens/operator.md section 9.4, uuid). */
export const LOOKUPS: readonly SearchLookup[] = [
  searchLookup((silo) => query(siloView, { path: { silo } }), hit.siloHit),
  searchLookup((pool) => query(ipPoolView, { path: { pool } }), hit.poolHit),
  searchLookup((sledId) => query(sledView, { path: { sledId } }), hit.sledHit),
  searchLookup((rackId) => query(rackView, { path: { rackId } }), hit.rackHit),
  searchLookup((switchId) => query(switchView, { path: { switchId } }), hit.switchHit),
  searchLookup((diskId) => query(physicalDiskView, { path: { diskId } }), hit.physicalDiskHit),
  searchLookup((supportBundle) => query(supportBundleView, { path: { supportBundle } }), hit.bundleHit),
  searchLookup((receiver) => query(webhookReceiverView, { path: { receiver } }), hit.receiverHit),
  searchLookup(portSettings, ({ settings }) => hit.portSettingsHit(settings)),
];

/** A user of any silo, the current user's own silo first. */
export async function findUser(
  id: string,
  own: string | undefined,
  reader: SearchReader,
): Promise<SearchHit | undefined> {
  const silos = (await reader.list('silos', siloPages())).map(({ name }) => name);
  const ordered = [...new Set([...(own === undefined ? [] : [own]), ...silos])].slice(0, MAX_SILOS);
  const users = await Promise.all(
    ordered.map(async (silo) => {
      const user = await reader.view(query(siloUserView, { path: { userId: id }, query: { silo } }));
      return user && hit.userHit(user, silo, own);
    }),
  );
  return users.find((one) => one !== undefined);
}
