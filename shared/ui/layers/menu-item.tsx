import { Check } from 'lucide-react';
import { useId } from 'react';
import { Link as RouterLink } from '@console/shared/router';
import { cx, Icon, Kbd } from '../basic/index.ts';
import type { MenuAction } from './menu-types.ts';
import styles from './menu.module.css';

const roleOf = ({ kind, checked }: MenuAction) => {
  if (kind === 'radio') return 'menuitemradio';
  return checked === undefined ? 'menuitem' : 'menuitemcheckbox';
};

export type MenuItemProps = {
  action: MenuAction;
  /** Runs the action and closes the menu; not called for a disabled entry. */
  onSelect: () => void;
};

/**
 * An entry: a button, or a link, which can be opened in a new tab. The second line is a sibling: it describes
 * the entry and is not part of its name.
 */
export function MenuItem({ action, onSelect }: MenuItemProps) {
  const id = useId();
  const { danger, disabledReason, icon } = action;
  const second = disabledReason ?? action.hint;
  const disabled = disabledReason !== undefined;
  return (
    <div
      role="none"
      className={cx(styles.row, danger && !disabled && styles.danger, disabled && styles.refused)}
    >
      <Item action={action} describedBy={second === undefined ? undefined : id} onSelect={onSelect} />
      {second !== undefined && (
        <small className={cx(styles.second, icon && styles.beside)} id={id}>
          {second}
        </small>
      )}
    </div>
  );
}

function Item({ action, describedBy, onSelect }: MenuItemProps & { describedBy: string | undefined }) {
  const { label, to, href, disabledReason, checked } = action;
  const shared = {
    className: styles.item,
    role: roleOf(action),
    tabIndex: -1,
    'data-menu-item': label,
    ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
    ...(checked !== undefined && { 'aria-checked': checked }),
  };
  const content = <Content action={action} />;
  if (disabledReason !== undefined) {
    return (
      <button type="button" {...shared} aria-disabled="true">
        {content}
      </button>
    );
  }
  if (to !== undefined) {
    return (
      <RouterLink {...shared} to={to} onClick={onSelect}>
        {content}
      </RouterLink>
    );
  }
  if (href !== undefined) {
    return (
      <a {...shared} href={href} target="_blank" rel="noreferrer" onClick={onSelect}>
        {content}
      </a>
    );
  }
  return (
    <button type="button" {...shared} onClick={onSelect}>
      {content}
    </button>
  );
}

function Content({ action }: { action: MenuAction }) {
  const { icon, label, content, checked, shortcut } = action;
  return (
    <>
      {icon && <Icon of={icon} className={cx(styles.glyph)} />}
      <span className={styles.words}>{content ?? label}</span>
      {shortcut !== undefined && (
        <span aria-hidden="true">
          <Kbd>{shortcut}</Kbd>
        </span>
      )}
      {checked !== undefined && (
        <span className={styles.check}>{checked && <Icon of={Check} size="sm" />}</span>
      )}
    </>
  );
}
