import type { ReactNode } from 'react';
import { type AccessRow, type Grant, meaningOf, type Scope, sourceText } from '@console/shared/access';
import { FormHeading, ReadOnlySideModal } from '@console/shared/forms';
import { useQuery } from '@console/shared/query';
import {
  IdProperty,
  Message,
  PropertiesTable,
  Property,
  RetryButton,
  Skeleton,
} from '@console/shared/ui/basic';
import styles from './access.module.css';
import { type ListedRow, typeOf, UNKNOWN } from './columns.tsx';
import { membersOf } from '../queries.ts';
import { RoleBadge } from './role-badges.tsx';

export type IdentityPanelProps = {
  readonly row: ListedRow;
  readonly scope: Scope;
  /** Whether the members of groups can be read: those of another silo cannot. */
  readonly hasMembers: boolean;
  readonly onDismiss: () => void;
  /** Rendered after the roles. */
  readonly children?: ReactNode;
};

/**
 * Explains why an identity has access and what it allows; lists the members of a group (docs/screens/network-access.md section 17,
 * B-A1).
 */
export function IdentityPanel({ row, scope, hasMembers, onDismiss, children }: IdentityPanelProps) {
  const isGroup = row.identityType === 'silo_group';
  return (
    <ReadOnlySideModal
      title={isGroup ? 'Group access' : 'User access'}
      subtitle={row.name}
      onDismiss={onDismiss}
    >
      {!row.isKnown && <Message>{UNKNOWN}</Message>}
      <PropertiesTable columns={1} inset={false}>
        <Property label="Type">{typeOf(row)}</Property>
        <IdProperty value={row.id} whole />
      </PropertiesTable>
      <FormHeading>{isGroup ? 'Rights of its members' : 'Rights'}</FormHeading>
      <Grants grants={row.grants} scope={scope} />
      {isGroup && row.isKnown && hasMembers && <GroupMembers id={row.id} />}
      {children}
    </ReadOnlySideModal>
  );
}

/** All roles of an identity with their sources and rights; the first is the effective one. */
function Grants({ grants, scope }: { grants: AccessRow['grants']; scope: Scope }) {
  if (grants.length === 0) return <p>No role here.</p>;
  return (
    <ul className={styles.facts}>
      {grants.map((grant, index) => (
        <li key={keyOf(grant)} className={styles.fact}>
          <RoleBadge grant={grant} />
          <span className={styles.source}>
            {sourceText(grant, scope)}
            {index === 0 && grants.length > 1 && ', the strongest'}
          </span>
          <span>{meaningOf(grant.scope, grant.role)}</span>
        </li>
      ))}
    </ul>
  );
}

const keyOf = ({ scope, role, group }: Grant) => [scope, role, group?.id].join(' ');

/** The members of a group, each by name. */
function GroupMembers({ id }: { id: string }) {
  const { data, isError, refetch } = useQuery(membersOf(id));
  return (
    <>
      <FormHeading>{data ? `Members (${data.items.length})` : 'Members'}</FormHeading>
      {isError && (
        <Message variant="destructive" action={<RetryButton onClick={() => void refetch()} />}>
          The members could not be loaded.
        </Message>
      )}
      {!data && !isError && <Skeleton />}
      {data?.items.length === 0 && <p>No members yet, so this group gives no one access.</p>}
      {data && data.items.length > 0 && (
        <ul className={styles.facts} aria-label="Members">
          {data.items.map((member) => (
            <li key={member.id}>{member.displayName}</li>
          ))}
        </ul>
      )}
    </>
  );
}
