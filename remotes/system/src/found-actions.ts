import { foundActions } from '@console/shared/actions';
import { ipPoolView, siloView } from '@console/shared/api';
import type { FoundAction, FoundResource } from '@console/shared/contract';
import { fetchQuery, query } from '@console/shared/query';
import { ipPoolActions } from './networking/ip-pools/actions.tsx';
import { siloActions } from './silos/actions.tsx';

/** The actions of the row menus of this area, for what the search has found (docs/screens/operator.md section 9.4). */
export async function actionsOn({ kind, id }: FoundResource): Promise<readonly FoundAction[]> {
  switch (kind) {
    case 'silo':
      // The server refuses people who may not, as in the list when the role is not known
      return foundActions(siloActions(), await fetchQuery(query(siloView, { path: { silo: id } })));
    case 'ip-pool':
      return foundActions(ipPoolActions(), await fetchQuery(query(ipPoolView, { path: { pool: id } })));
    default:
      return [];
  }
}
