import { HardDrive } from 'lucide-react';
import { Button, EmptyState, Message, RetryButton } from '@console/shared/ui';

/** Kinds */
export function Kinds() {
  return (
    <>
      <Message>The instance starts with the next release of the rack.</Message>
      <Message variant="success" title="All disks are imported" />
      <Message variant="notice" title="The certificate ends in 5 days">
        Upload its successor before December 2.
      </Message>
      <Message variant="destructive" title="The disk could not be created">
        The silo has no storage left. Delete a disk, or ask the operator for a higher quota.
      </Message>
    </>
  );
}

/** With an action */
export function WithAction() {
  return <Message variant="notice" title="Two sleds do not respond" action={<RetryButton />} />;
}

/** With a list */
export function WithList() {
  return <Message variant="destructive" title="Not deleted" items={['web-1: running', 'web-2: running']} />;
}

/** Empty */
export function Empty() {
  return (
    <EmptyState icon={HardDrive} title="No disks" variant="card" action={<Button>New disk</Button>}>
      Create a disk to keep data when an instance is deleted.
    </EmptyState>
  );
}
