import { type AccessRow, badgeText, type Scope, sourceText, TYPE_LABELS } from '@console/shared/access';
import { wordFor } from '@console/shared/format';
import { columns, NameButton } from '@console/shared/table';
import { Link, TipIcon } from '@console/shared/ui/basic';
import styles from './access.module.css';
import { RoleBadges } from './role-badges.tsx';

/** A row of an access list: an identity, or a mapping that confers roles on several users. */
export interface ListedRow extends AccessRow {
  /** Replaces the type of the identity: `Role mapping`. */
  readonly type?: string;
  /** Page of the row's mapping; such a row is not edited here. */
  readonly to?: string;
}

export const typeOf = ({ type, identityType }: ListedRow): string =>
  type ?? wordFor(TYPE_LABELS, identityType);

const col = columns<ListedRow>();

const HEADER_TIPS: Readonly<Record<Scope, string>> = {
  project: 'The strongest role counts, whether it comes from the silo, the project, or a group.',
  silo: 'The strongest role counts, direct or through a group.',
  fleet: 'The strongest role counts: direct, through a group, or mapped from a silo role.',
};

/** Columns of an access list (docs/screens/network-access.md section 10). `open` shows the details of an identity. */
export const accessColumns = (scope: Scope, isNaming: boolean, open: (row: ListedRow) => void) => [
  col.custom('Name', (row) => <NameCell {...{ row, isNaming, open }} />, {
    value: ({ name }) => name,
    cut: false,
  }),
  col.custom('Type', typeOf, { width: 8, rank: 2, meta: typeOf, value: typeOf }),
  col.custom(scope === 'fleet' ? 'Fleet role' : 'Role', ({ grants }) => <RoleBadges grants={grants} />, {
    width: 13,
    tip: HEADER_TIPS[scope],
    value: ({ grants }) => grants.map(badgeText).join(' '),
    cut: false,
  }),
  col.text(
    'Source',
    ({ grants: [first], to }) => (to === undefined && first ? sourceText(first, scope) : undefined),
    { rank: 2, width: 14 },
  ),
];

/** Why the name of an identity is unknown. */
export const UNKNOWN =
  'No user or group that you can see has this ID. It may belong to another silo, or have been deleted.';

function NameCell({
  row,
  isNaming,
  open,
}: {
  row: ListedRow;
  isNaming: boolean;
  open: (row: ListedRow) => void;
}) {
  if (row.to !== undefined)
    return (
      <span className={styles.named}>
        <Link variant="name" to={row.to}>
          {row.name}
        </Link>
      </span>
    );
  return (
    <span className={styles.named}>
      <NameButton name={row.name} isId={!row.isKnown} onOpen={() => open(row)} />
      {!row.isKnown && !isNaming && <TipIcon>{UNKNOWN}</TipIcon>}
    </span>
  );
}
