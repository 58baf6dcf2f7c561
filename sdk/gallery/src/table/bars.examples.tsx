import { useState } from 'react';
import {
  ActionBar,
  ActionButtons,
  ActionMenu,
  RefreshControl,
  RefreshFailure,
  SelectionBar,
} from '@console/shared/table';
import { Button } from '@console/shared/ui';
import { diskActions, disksOf } from './rows.tsx';

const [ATTACHED, DETACHED] = disksOf(2);

/** Actions of a page */
export function PageActions() {
  return (
    <>
      {DETACHED && <ActionButtons resource={DETACHED} actions={diskActions} />}
      {DETACHED && (
        <ActionMenu label="Disk actions" resource={DETACHED} actions={diskActions} copyId={DETACHED.id} />
      )}
    </>
  );
}

/** Actions that are not possible now */
export function Impossible() {
  return (
    <>
      {ATTACHED && <ActionButtons resource={ATTACHED} actions={diskActions} />}
      {ATTACHED && <ActionMenu label="Attached disk actions" resource={ATTACHED} actions={diskActions} />}
    </>
  );
}

/** Age of the data */
export function Refresh() {
  const [at, setAt] = useState(new Date('2026-01-31T12:30:00Z'));
  return (
    <RefreshControl
      label="Refresh disks"
      updatedAt={at}
      hint="The page is refreshed every minute"
      onRefresh={async () => setAt(new Date())}
    />
  );
}

/** Text that gives way to a failed refresh, with a button to retry */
export function Stale() {
  return <RefreshFailure>The data of this page is current.</RefreshFailure>;
}

/** Bar at the foot of the page */
export function Foot() {
  const [count, setCount] = useState(0);
  return (
    <>
      <Button onClick={() => setCount(count + 1)}>Select a row</Button>
      {count > 0 ? (
        <SelectionBar count={count} onClear={() => setCount(0)}>
          <Button variant="danger">Delete</Button>
        </SelectionBar>
      ) : (
        <ActionBar>
          <span>No row is selected</span>
        </ActionBar>
      )}
    </>
  );
}
