import { readableNode } from '@console/shared/format';
import { LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react';
import { Link as RouterLink } from '@console/shared/router';
import styles from './button.module.css';
import { cx } from './cx.ts';
import type { IconType } from './icon.tsx';
import { Icon } from './icon.tsx';
import { Tooltip } from './tooltip.tsx';
import { useMinDuration } from './use-min-duration.ts';

/** `quietDanger` is red only under the pointer or with the focus. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'quietDanger';

type Look = {
  variant?: ButtonVariant | undefined;
  /** sm 28, md 32, lg 40 px. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  icon?: IconType | undefined;
  /** Fills the width of its container. */
  block?: boolean | undefined;
};

type Busy = {
  /** The action is running: a spinner replaces the icon, label and width stay, clicks are ignored. */
  pending?: boolean | undefined;
  /** Accessible name of the spinner; without one the spinner is decorative and the button keeps its name. */
  spinnerLabel?: string | undefined;
  /**
   * Why the action is not possible. The button stays focusable and shows the reason in a tooltip. Null: a reason may follow, and the
   * button will be the same element then.
   */
  disabledReason?: string | null | undefined;
};

export type ButtonProps = Look & Busy & ComponentProps<'button'>;

function lookOf({ variant = 'secondary', size = 'md', block }: Look, extra?: string): string {
  return cx(styles.button, styles[variant], styles[size], block && styles.block, extra);
}

/**
 * Adds the reason as a tooltip, which is also the accessible description of the button. A button that had one keeps the element around
 * it: a new button in its place would lose the focus, and a press in progress.
 */
function useReason(reason: string | null | undefined): (button: ReactElement<object>) => ReactElement {
  const [hadReason, setHadReason] = useState(false);
  if (reason !== undefined && !hadReason) setHadReason(true);
  return (button) =>
    reason !== undefined || hadReason ? <Tooltip content={reason ?? undefined}>{button}</Tooltip> : button;
}

/** Native attributes of a button that may be busy or disabled. Both states keep it focusable and ignore clicks. */
function busyProps({ pending, disabledReason }: Busy, onClick: ComponentProps<'button'>['onClick']) {
  const blocked = Boolean(pending) || typeof disabledReason === 'string';
  return {
    ...(blocked && { 'aria-disabled': true }),
    ...(pending && { 'aria-busy': true }),
    onClick: blocked ? (event: MouseEvent) => event.preventDefault() : onClick,
  };
}

/** A button. Its default type is `button`, so that it does not submit a form by accident. */
export function Button(props: ButtonProps) {
  const { variant, size, icon, block, className, children, onClick, ...others } = props;
  const { pending, spinnerLabel, disabledReason, ...rest } = others;
  const spins = useMinDuration(Boolean(pending));
  const withReason = useReason(disabledReason);
  return withReason(
    <button
      type="button"
      {...rest}
      {...busyProps({ pending: spins, disabledReason }, onClick)}
      className={lookOf({ variant, size, block }, className)}
    >
      <Content icon={icon} spins={spins} spinnerLabel={spinnerLabel}>
        {children}
      </Content>
    </button>,
  );
}

/** The spinner replaces the icon; without an icon it covers the label, which keeps the width. */
function Content(props: {
  icon: IconType | undefined;
  spins?: boolean;
  spinnerLabel?: string | undefined;
  children: ReactNode;
}) {
  const { icon, spins = false, spinnerLabel, children } = props;
  const glyph = spins ? LoaderCircle : icon;
  return (
    <>
      {glyph && (
        <Icon
          of={glyph}
          spin={spins}
          label={spins ? spinnerLabel : undefined}
          {...(spins && !icon && { className: styles.over })}
        />
      )}
      <span className={styles.label}>{readableNode(children)}</span>
    </>
  );
}

export type ButtonLinkProps = Look & {
  children: ReactNode;
  className?: string | undefined;
  onClick?: ComponentProps<'a'>['onClick'];
  /** Why it is disabled; it is then a disabled button and not a link. */
  disabledReason?: string | undefined;
} & (
    | { to: string; href?: never; replace?: boolean | undefined; state?: unknown }
    | { href: string; to?: never }
  );

/** A link that looks like a button. Targets outside the console open in a new tab and get no referrer. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, icon, block, className, children, onClick, disabledReason } = props;
  if (disabledReason !== undefined) {
    return <Button {...{ variant, size, icon, block, className, disabledReason }}>{children}</Button>;
  }
  const shared = { className: lookOf({ variant, size, block }, className), onClick };
  const content = <Content icon={icon}>{children}</Content>;
  if (props.to === undefined) {
    return (
      <a {...shared} href={props.href} target="_blank" rel="noreferrer">
        {content}
      </a>
    );
  }
  return (
    <RouterLink {...shared} to={props.to} replace={props.replace ?? false} state={props.state}>
      {content}
    </RouterLink>
  );
}

export type PlainIconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** Accessible name. */
  label: string;
  icon: IconType;
  /** xs 24, sm 28, md 32 px. */
  size?: 'xs' | 'sm' | 'md' | undefined;
};

/** A button with only an icon, a busy one with a spinner in its place. */
function iconButton(props: PlainIconButtonProps, spins: boolean): ReactElement<object> {
  const { label, icon, size = 'sm', className, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={cx(styles.iconButton, styles[`icon-${size}`], className)}
      aria-label={label}
    >
      <Icon of={icon} size={size === 'xs' ? 'sm' : 'md'} spin={spins} />
    </button>
  );
}

/** An {@link IconButton} without tooltip that is never busy or disabled. It has no state, for the rows of a list. */
export const PlainIconButton = (props: PlainIconButtonProps) => iconButton(props, false);

export type IconButtonProps = PlainIconButtonProps &
  Busy & {
    /** False: the name is not shown as a tooltip. */
    tooltip?: boolean | undefined;
  };

/** A button with only an icon. Its name is a tooltip, because an icon alone is ambiguous. */
export function IconButton(props: IconButtonProps) {
  const { tooltip = true, pending, disabledReason, onClick, ...rest } = props;
  const spins = useMinDuration(Boolean(pending));
  const button = iconButton({ ...rest, ...busyProps({ pending: spins, disabledReason }, onClick) }, spins);
  const withReason = useReason(disabledReason);
  return tooltip ? (
    <Tooltip content={disabledReason ?? rest.label} describe={typeof disabledReason === 'string'}>
      {button}
    </Tooltip>
  ) : (
    withReason(button)
  );
}

/** Repeats what has failed, in a message about the failure. */
export const RetryButton = ({ pending, onClick }: Pick<ButtonProps, 'pending' | 'onClick'>) => (
  <Button size="sm" pending={pending} onClick={onClick}>
    Try again
  </Button>
);
