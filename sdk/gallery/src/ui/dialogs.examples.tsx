import { useState } from 'react';
import { toast } from '@console/shared/runtime';
import { bold, Button, ConfirmDialog, Modal, SideModal } from '@console/shared/ui';
import { CliCommandModal, CodeBlock } from '@console/shared/ui/detail';

/** Modal */
export function Question() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open a modal</Button>
      {isOpen && (
        <Modal title="About this disk" onDismiss={close} footer={<Button onClick={close}>Close</Button>}>
          It is attached to no instance.
        </Modal>
      )}
    </>
  );
}

/** Side modal */
export function Panel() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open a side modal</Button>
      {isOpen && (
        <SideModal
          title="Disk"
          subtitle="web-1-boot"
          onDismiss={close}
          footer={<Button onClick={close}>Close</Button>}
        >
          It keeps its data when the instance is deleted.
        </SideModal>
      )}
    </>
  );
}

/** Confirmation */
export function Confirmation() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete disk
      </Button>
      {isOpen && (
        <ConfirmDialog title="Delete disk" danger confirmLabel="Delete" onConfirm={close} onCancel={close}>
          The disk web-1-boot and its data are deleted. This cannot be undone.
        </ConfirmDialog>
      )}
    </>
  );
}

/** Toast */
export function Toast() {
  return <Button onClick={() => toast({ content: bold`Disk ${'web-1-boot'} created` })}>Show a toast</Button>;
}

/** Command */
export function Command() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <CodeBlock lines={['oxide disk list', '--project web', '--limit 50']} prompt />
      <Button onClick={() => setOpen(true)}>Open as a dialog</Button>
      {isOpen && <CliCommandModal lines={['oxide disk list']} onDismiss={() => setOpen(false)} />}
    </>
  );
}
