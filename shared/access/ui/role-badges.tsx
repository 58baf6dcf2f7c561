import { badgeText, type Grant } from '@console/shared/access';
import { Tag, Tooltip } from '@console/shared/ui/basic';
import styles from './access.module.css';

const TONES = { admin: 'accent', collaborator: 'purple', viewer: 'info' } as const;

/** Colors of roles (docs/screens/network-access.md section 9); neutral for unknown roles. */
const toneOf = (role: string) => Object.entries(TONES).find(([name]) => name === role)?.[1] ?? 'neutral';

/** `silo.admin`, in the color of the role. */
export function RoleBadge({ grant }: { grant: Grant }) {
  return (
    <Tag tone={toneOf(grant.role)} raw>
      {badgeText(grant)}
    </Tag>
  );
}

const withSource = (grant: Grant) =>
  grant.group ? `${badgeText(grant)} from group ${grant.group.displayName}` : badgeText(grant);

/** The strongest role as a badge; the others in the tooltip of `+n`. */
export function RoleBadges({ grants }: { grants: readonly Grant[] }) {
  const [first, ...rest] = grants;
  if (!first) return null;
  return (
    <span className={styles.badges}>
      <RoleBadge grant={first} />
      {rest.length > 0 && (
        <Tooltip
          title="Other roles"
          onPress
          content={
            <ul>
              {rest.map((grant) => (
                <li key={withSource(grant)}>{withSource(grant)}</li>
              ))}
            </ul>
          }
        >
          <button type="button" className={styles.more}>
            {`+${rest.length}`}
          </button>
        </Tooltip>
      )}
    </span>
  );
}
