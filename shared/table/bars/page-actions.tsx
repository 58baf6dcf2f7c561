import { type Action, actionItems } from '@console/shared/actions';
import { usePageRefusal } from '@console/shared/runtime';
import { Button, MenuButton } from '@console/shared/ui';
import { useEntries } from '../grid/row-menu.tsx';

export type ActionButtonsProps<Resource> = {
  readonly resource: Resource;
  /** Actions that run something; navigations belong in the menu. */
  readonly actions: readonly Action<Resource>[];
};

/** Actions of a detail page as buttons; a disabled one has a tooltip with the reason. */
export function ActionButtons<Resource>({ resource, actions }: ActionButtonsProps<Resource>) {
  const refusal = usePageRefusal();
  return actionItems(actions, resource, refusal).map(({ id, label, icon, danger, reason, onSelect }) => (
    <Button
      key={id}
      variant={danger ? 'danger' : 'secondary'}
      icon={icon}
      disabledReason={reason}
      onClick={onSelect}
    >
      {label}
    </Button>
  ));
}

export type ActionMenuProps<Resource> = ActionButtonsProps<Resource> & {
  /** Name of the button and of the menu: `Instance actions`. */
  readonly label: string;
  /** Id of the resource; when absent, the menu has no `Copy ID`. */
  readonly copyId?: string | undefined;
};

/** The menu of a detail page: `Copy ID`, then actions in their order, as in the menu of a row. The full stop opens it. */
export function ActionMenu<Resource>({ label, resource, actions, copyId }: ActionMenuProps<Resource>) {
  const refusal = usePageRefusal();
  const entries = useEntries(actionItems(actions, resource, refusal), copyId, 'Copy ID');
  return (
    <span data-page-menu>
      <MenuButton label={label} entries={entries} />
    </span>
  );
}
