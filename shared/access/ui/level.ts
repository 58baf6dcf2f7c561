import type { Named, Policy, Scope } from '@console/shared/access';
import type { Call, Page, Query } from '@console/shared/query';

/** A policy that can be edited, with what its list needs. Keep it in a `useMemo`. */
export interface AccessLevel {
  readonly scope: Scope;
  /** What tells the list apart from others: path or id of the project or silo. */
  readonly list: string;
  readonly policy: Query<Policy>;
  /** The write that replaces the whole policy. */
  readonly update: (policy: Policy) => Call<Policy>;
  /** The policy of the silo, whose roles a project inherits. */
  readonly inherited?: Query<Policy>;
  readonly users: Query<Page<Named>>;
  /** Absent where the groups cannot be listed, as those of another silo. */
  readonly groups?: Query<Page<Named>>;
  /** Looks elsewhere for the names of ids that are in none of these lists. */
  readonly strangers?: (ids: readonly string[]) => Query<Page<Named>>;
  /** Who else can be added: a group, or anybody, by id. */
  readonly byId?: 'group' | 'any';
  /** Somebody is admin by other means, such as a role mapping. */
  readonly hasOtherAdmins?: boolean;
}

/** Whether the person may change the policy; undefined when it is not known, and the server judges. */
export interface Rights {
  readonly mayManage: boolean | undefined;
  /** Names the missing role: `Needs the project admin role`. */
  readonly needs: string;
}
