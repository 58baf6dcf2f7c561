import { Pencil, Trash } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  DocsPopover,
  DropdownMenu,
  MenuButton,
  Popover,
  RowActions,
  TipIcon,
  Tooltip,
} from '@console/shared/ui';

/** Menu of a page */
export function PageMenu() {
  return (
    <MenuButton
      label="Disk actions"
      entries={[
        { id: 'edit', label: 'Edit', icon: Pencil, to: '/gallery' },
        { id: 'resize', label: 'Resize', disabledReason: 'The disk is attached to a running instance' },
        { id: 'line', kind: 'separator' },
        { id: 'delete', label: 'Delete', icon: Trash, danger: true, onSelect: () => undefined },
      ]}
    />
  );
}

/** Menu of a row */
export function RowMenu() {
  return <RowActions entries={[{ id: 'stop', label: 'Stop', onSelect: () => undefined }]} />;
}

/** Choices */
export function Choices() {
  const [isDense, setDense] = useState(false);
  return (
    <DropdownMenu
      label="View"
      entries={[
        { id: 'heading', kind: 'heading', label: 'Rows' },
        { id: 'dense', label: 'Dense', checked: isDense, onSelect: () => setDense(!isDense) },
      ]}
    >
      {(trigger) => <Button {...trigger}>View</Button>}
    </DropdownMenu>
  );
}

/** Popover */
export function Details() {
  return (
    <Popover label="Addresses" trigger={(trigger) => <Button {...trigger}>2 addresses</Button>}>
      10.0.0.4, 10.0.0.5
    </Popover>
  );
}

/** Help of a page */
export function Help() {
  return (
    <DocsPopover
      topic="disks"
      summary="Disks keep their data when an instance is deleted."
      links={[{ label: 'Disks', href: 'https://docs.oxide.computer/guides/managing-disks-and-snapshots' }]}
    />
  );
}

/** Tooltips */
export function Tooltips() {
  return (
    <>
      <Tooltip content="Attached to web-1">
        <Button>Attached</Button>
      </Tooltip>
      <TipIcon>A quota limits what the silo may provision</TipIcon>
    </>
  );
}
