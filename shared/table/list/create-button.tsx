import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePageRefusal } from '@console/shared/runtime';
import { Button, ButtonLink, EmptyState, type IconType } from '@console/shared/ui/basic';

/** Way to a new row: a link to a form, or a function. */
export type Create = {
  readonly label: string;
  /** Why nothing can be created now. */
  readonly reason?: string | undefined;
  /** No plus icon. */
  readonly plain?: boolean;
} & (
  | { readonly to: string; readonly onPress?: never }
  | { readonly onPress: () => void; readonly to?: never }
);

/** Contents in place of an empty table. */
export type Empty = {
  readonly icon?: IconType;
  readonly title: string;
  readonly body?: ReactNode;
  /** Label of a button with the same effect as `create`. */
  readonly create?: string;
  readonly action?: ReactNode;
};

/** The create button of a header or toolbar, and of the empty state. */
export function CreateButton({ create, quiet = false }: { create: Create; quiet?: boolean }) {
  const { label, reason, plain = false } = create;
  const refusal = usePageRefusal();
  const look = {
    variant: quiet ? 'secondary' : 'primary',
    icon: plain || quiet ? undefined : Plus,
    disabledReason: refusal ?? reason,
  } as const;
  return create.to === undefined ? (
    <Button {...look} onClick={create.onPress}>
      {label}
    </Button>
  ) : (
    <ButtonLink {...look} to={create.to}>
      {label}
    </ButtonLink>
  );
}

/** An empty state with the button of its list. */
export function emptyState(empty: Empty, create: Create | undefined, variant: 'page' | 'table'): ReactNode {
  const action =
    empty.action ??
    (create && empty.create !== undefined && (
      <CreateButton quiet create={{ ...create, label: empty.create }} />
    ));
  return (
    <EmptyState variant={variant} icon={empty.icon} title={empty.title} {...(action && { action })}>
      {empty.body}
    </EmptyState>
  );
}
