import type { Named, Policy, Scope } from '@console/shared/access';
import type { Silo } from '@console/shared/api';
import type { Call, Page, Query } from '@console/shared/query';

/** An editable policy, and the options of its list. Keep it in a `useMemo`. */
export interface AccessLevel {
  readonly scope: Scope;
  /** Identifies the list: path or id of the project or silo. */
  readonly list: string;
  readonly policy: Query<Policy>;
  /** The write that replaces the whole policy. */
  readonly update: (policy: Policy) => Call<Policy>;
  /** The policy of the silo, whose roles a project inherits. */
  readonly inherited?: Query<Policy>;
  readonly users: Query<Page<Named>>;
  /** Absent when the groups cannot be listed, as in another silo. */
  readonly groups?: Query<Page<Named>>;
  /** The silo of these users; default: that of the current user. */
  readonly silo?: Query<Silo>;
  /** Title of the question before a role is removed; `Confirm delete` when absent. */
  readonly removeTitle?: string;
  /** Looks up the names of ids that are in none of these lists. */
  readonly strangers?: (ids: readonly string[]) => Query<Page<Named>>;
  /** Which identities can be added by id: groups, or any. */
  readonly byId?: 'group' | 'any';
  /** Whether there is an admin by other means, such as a role mapping. */
  readonly hasOtherAdmins?: boolean;
}

/** Whether the current user may change the policy; undefined when that is unknown, and the server decides. */
export interface Rights {
  readonly mayManage: boolean | undefined;
  /** Names the missing role: `Needs the project admin role`. */
  readonly needs: string;
}
