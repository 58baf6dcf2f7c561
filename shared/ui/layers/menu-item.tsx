import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
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
  /** Runs the action and closes the menu; not called for a refused one. */
  onSelect: () => void;
};

/** One entry: a button, or a link so that it can be opened in a new tab. */
export function MenuItem({ action, onSelect }: MenuItemProps) {
  const id = useId();
  const { label, to, href, disabledReason, danger, checked } = action;
  const second = disabledReason ?? action.hint;
  const disabled = disabledReason !== undefined;
  const shared = {
    className: cx(styles.item, danger && !disabled && styles.danger),
    role: roleOf(action),
    tabIndex: -1,
    'data-menu-item': label,
    // the second line is a description, not a part of the name
    'aria-labelledby': `${id}-label`,
    ...(second !== undefined && { 'aria-describedby': `${id}-second` }),
    ...(checked !== undefined && { 'aria-checked': checked }),
  };
  const content = <Content action={action} id={id} second={second} />;
  if (disabled) {
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

function Content({
  action,
  id,
  second,
}: {
  action: MenuAction;
  id: string;
  second: string | undefined;
}): ReactNode {
  const { icon, label, content, checked, shortcut } = action;
  return (
    <>
      {icon && <Icon of={icon} className={cx(styles.glyph)} />}
      <span className={styles.words}>
        <span id={`${id}-label`}>{content ?? label}</span>
        {second !== undefined && (
          <small className={styles.second} id={`${id}-second`}>
            {second}
          </small>
        )}
      </span>
      {shortcut !== undefined && <Kbd>{shortcut}</Kbd>}
      {checked !== undefined && (
        <span className={styles.check}>{checked && <Icon of={Check} size="sm" />}</span>
      )}
    </>
  );
}
