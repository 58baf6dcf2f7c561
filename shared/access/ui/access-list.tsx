import { Copy, Pencil, ShieldQuestionMark, Trash2, Users } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { Action, ActionItem } from '@console/shared/actions';
import {
  applyIntent,
  ASSIGNMENTS_MAX,
  type Policy,
  refusalOf,
  risksOf,
  type Scope,
} from '@console/shared/access';
import { BulkBar } from '@console/shared/bulk';
import { useCommands } from '@console/shared/routing';
import { ListPage, ListTab, type OwnSelection, wholePage } from '@console/shared/table';
import { bold, Button, Message, useCopy } from '@console/shared/ui';
import styles from './access.module.css';
import { accessColumns, type ListedRow } from './columns.tsx';
import type { AccessLevel, Rights } from './level.ts';
import { OpenForm, RightsPanel } from './lazy-form.ts';
import type { Open, OpenRights } from './open-form.tsx';
import { bulkRefusal } from './risk-notes.tsx';
import { type Access, useAccess } from './use-access.ts';
import { removeLine } from './use-policy-change.ts';

export type AccessListProps = {
  /** Heading of the page; absent for a tab of another page. */
  readonly title?: string;
  /** The plural noun for the rows of a tab, in the label of the filter field. */
  readonly plural?: string;
  readonly help?: ReactNode;
  readonly level: AccessLevel;
  /** The edited policy, as it was loaded. */
  readonly policy: Policy;
  readonly rights: Rights;
  /** Rows from outside the policy, such as role mappings. */
  readonly moreRows?: readonly ListedRow[];
  readonly empty: { readonly title: string; readonly body: string; readonly create: string };
  /** Above the table. */
  readonly children?: ReactNode;
};

const NOUN = ['role', 'roles'] as const;
const NO_ROWS: readonly ListedRow[] = [];

/** The access list, and the forms that change it (docs/screens/network-access.md section 10). */
export function AccessList(props: AccessListProps) {
  const { title, plural = 'Roles', help, level, policy, rights, moreRows = NO_ROWS, empty, children } = props;
  const access = useAccess(level, policy);
  const [open, setOpen] = useState<Open | OpenRights>();
  const close = useCallback(() => setOpen(undefined), []);
  const rows = useMemo(() => [...access.rows, ...moreRows], [access.rows, moreRows]);
  const reason = missingRole(rights, level.scope, access);
  const actions = useRowActions(level, reason, setOpen);
  const bulk = useMemo(() => [removal(level, reason, access)], [level, reason, access]);
  const columns = useMemo(
    () => accessColumns(level.scope, access.isNaming, (row) => setOpen({ kind: 'details', row })),
    [level.scope, access.isNaming],
  );
  const page = useMemo(() => wholePage(level.list, rows), [level.list, rows]);
  const full = policy.roleAssignments.length >= ASSIGNMENTS_MAX;
  const create = {
    label: 'Add user or group',
    onPress: () => setOpen({ kind: 'add' }),
    reason: reason ?? (full ? `A policy can have at most ${ASSIGNMENTS_MAX} role assignments` : undefined),
  };
  useListCommands(rows, create.reason === undefined, setOpen);
  const shared = {
    page,
    create,
    headerActions: (
      <Button icon={ShieldQuestionMark} onClick={() => setOpen({ kind: 'rights' })}>
        Who may do what
      </Button>
    ),
    bulk: (chosen: readonly ListedRow[], selection: OwnSelection) => (
      <BulkBar noun={NOUN} actions={bulk} rows={chosen} selection={selection} />
    ),
    columns,
    actions,
    copyId: false as const,
    activeId: open && open.kind !== 'add' ? open.row?.id : undefined,
    empty: { icon: Users, ...empty },
  };
  const notes = <Notes missing={access.missing}>{children}</Notes>;
  return (
    <>
      {title === undefined ? (
        <ListTab {...shared} plural={plural}>
          {notes}
        </ListTab>
      ) : (
        <ListPage {...shared} title={title} help={help}>
          {notes}
        </ListPage>
      )}
      {open?.kind === 'rights' && <RightsPanel level={level} subject={open.row?.id} onDismiss={close} />}
      {open && open.kind !== 'rights' && <OpenForm {...{ open, level, access }} onDismiss={close} />}
    </>
  );
}

function Notes({ missing, children }: { missing: readonly string[]; children: ReactNode }) {
  if (missing.length === 0 && !children) return null;
  return (
    <div className={styles.notes}>
      {children}
      {missing.length > 0 && <Message variant="notice" items={missing} title="Not everything is shown" />}
    </div>
  );
}

/** Why the current user cannot change the access, and who can; undefined when they may or it is unknown. */
function missingRole({ mayManage, needs }: Rights, scope: Scope, access: Access): string | undefined {
  if (mayManage !== false) return undefined;
  const { policy, inherited, directory } = access;
  const silo = inherited ? [{ scope: 'silo' as const, policy: inherited }] : [];
  return refusalOf(needs, scope, [...silo, { scope, policy }], directory);
}

/** Why a row of the list cannot be changed here. */
const inherited = ({ name }: ListedRow) =>
  `The role of ${name} comes from the silo. Change it in Silo Access`;

const rightsItem = (row: ListedRow, open: (what: OpenRights) => void): ActionItem => ({
  id: 'rights',
  label: 'What they may do',
  icon: ShieldQuestionMark,
  section: 'edit',
  danger: false,
  onSelect: () => open({ kind: 'rights', row }),
});

function useRowActions(
  level: AccessLevel,
  reason: string | undefined,
  open: (what: Open | OpenRights) => void,
) {
  const { copy } = useCopy();
  return useCallback(
    (row: ListedRow): ActionItem[] => {
      if (row.to !== undefined)
        return [{ id: 'view', label: 'View silo', section: 'view', danger: false, to: row.to }];
      const why = row.roles.length === 0 ? inherited(row) : reason;
      const disabled = why === undefined ? {} : { reason: why };
      // One pair of entries for each role that is assigned here; disabled ones when there is none
      const changes = row.roles.length > 0 ? row.roles : [undefined];
      const isOne = changes.length === 1;
      const verb = level.scope === 'fleet' ? 'Remove' : 'Delete';
      return [
        {
          id: 'copy',
          label: 'Copy ID',
          icon: Copy,
          section: 'edit',
          danger: false,
          onSelect: () => void copy(row.id),
        },
        ...(row.isKnown ? [rightsItem(row, open)] : []),
        ...changes.map((role): ActionItem => ({
          id: `role ${role}`,
          label: isOne ? 'Change role' : `Change ${role} role`,
          icon: Pencil,
          section: 'edit',
          danger: false,
          onSelect: () => role && open({ kind: 'role', row, role }),
          ...disabled,
        })),
        ...changes.map((role): ActionItem => ({
          id: `delete ${role}`,
          label: isOne ? verb : `${verb} ${role} role`,
          icon: Trash2,
          section: 'delete',
          danger: true,
          onSelect: () => role && open({ kind: 'remove', row, role }),
          ...disabled,
        })),
      ];
    },
    [level.scope, reason, copy, open],
  );
}

/**
 * Removes the roles of several rows, one after the other, each from the policy at that time. Removals that need a confirmation, of
 * the last admin and of the user's own role, are refused at selection and again before each write, because earlier rows may have
 * created the situation.
 */
function removal(level: AccessLevel, reason: string | undefined, access: Access): Action<ListedRow> {
  const { scope } = level;
  const refusal = (before: Policy, after: Policy) =>
    bulkRefusal(risksOf({ ...access, ...level, inherited: access.inherited, before, after }), scope);
  const intentOf = ({ id, identityType, roles }: ListedRow) => ({
    identityId: id,
    identityType,
    replaces: roles,
    role: undefined,
  });
  return {
    id: 'delete',
    label: scope === 'fleet' ? 'Remove' : 'Delete',
    icon: Trash2,
    section: 'delete',
    danger: true,
    allowed: (row) => {
      if (row.to !== undefined) return 'Role mappings are set when a silo is created';
      if (row.roles.length === 0) return inherited(row);
      return reason ?? refusal(access.policy, applyIntent(access.policy, intentOf(row))) ?? true;
    },
    confirm: ({ name, roles }) => ({
      title: level.removeTitle ?? 'Confirm delete',
      body: bold`Delete the ${roles.join(' and ')} ${roles.length > 1 ? 'roles' : 'role'} for ${name}?`,
      errorTitle: 'Could not remove access',
    }),
    many: {
      consequence: 'Roles from other sources, such as a group, are kept.',
    },
    run: (row) => removeLine(level, { intent: intentOf(row), refusal }),
    done: () => 'Access removed',
  };
}

/** Palette entries: adding, and the details of each row. */
function useListCommands(
  rows: readonly ListedRow[],
  mayAdd: boolean,
  open: (what: Open | OpenRights) => void,
): void {
  const commands = useMemo(
    () => [
      { group: 'Actions', label: 'Who may do what', run: () => open({ kind: 'rights' }) },
      ...(mayAdd ? [{ group: 'Actions', label: 'Add user or group', run: () => open({ kind: 'add' }) }] : []),
      ...rows.map((row) => ({
        group: 'Show access of',
        label: row.name,
        ...(row.to === undefined ? { run: () => open({ kind: 'details', row }) } : { to: row.to }),
      })),
    ],
    [rows, mayAdd, open],
  );
  useCommands(commands);
}
