import { foundActions } from '@console/shared/actions';
import { currentUserView, ipPoolView, siloView } from '@console/shared/api';
import type { FoundAction, FoundResource } from '@console/shared/contract';
import { fetchToShow, query } from '@console/shared/query';
import { ipPoolActions } from './networking/ip-pools/actions.tsx';
import { siloActions } from './silos/actions.tsx';

/** The row actions of this area for results of the search (docs/screens/operator.md section 9.4). */
export async function actionsOn({ kind, id }: FoundResource): Promise<readonly FoundAction[]> {
  switch (kind) {
    case 'silo':
      // The server refuses users without the role, as in a list while the role is unknown
      return foundActions(
        siloActions({ own: (await fetchToShow(query(currentUserView, {}))).siloName }),
        await fetchToShow(query(siloView, { path: { silo: id } })),
      );
    case 'ip-pool':
      return foundActions(ipPoolActions(), await fetchToShow(query(ipPoolView, { path: { pool: id } })));
    default:
      return [];
  }
}
