import { useState } from 'react';
import { ComboboxField, ModalForm, useForm } from '@console/shared/forms';
import { useQuery } from '@console/shared/query';
import { toast } from '@console/shared/runtime';
import { bold, Message, Mono } from '@console/shared/ui';
import { instanceById } from '../../base/instances/queries.ts';
import type { FloatingIpModalProps } from './attach.tsx';
import { endOf } from '../../jobs/course.ts';
import { moveFloatingIp, undoMove } from './move.ts';
import { targetSchema } from './schema.ts';
import { useTargets } from './use-targets.ts';

/**
 * Moves a floating IP to another instance (docs/screens/network-access.md section 17, B-N5). It continues when the modal is closed;
 * the activity reports it.
 */
export function MoveModal({ project, floatingIp, onDismiss }: FloatingIpModalProps) {
  const { id, name } = floatingIp;
  // The floating IP when the modal opened: during the move its row shows no instance
  const [origin] = useState(floatingIp.instanceId ?? '');
  const form = useForm(targetSchema, { instance: null });
  const { instances, picker } = useTargets(project, origin);
  const nameOf = (one: string | null) => instances.find((instance) => instance.id === one)?.name;
  const isKnown = nameOf(origin) !== undefined;
  const known = useQuery(instanceById(origin), { enabled: !picker.loading && !isKnown });
  const from = { id: origin, name: nameOf(origin) ?? known.data?.name ?? 'its instance' };
  return (
    <ModalForm
      form={form}
      title="Move floating IP"
      submitLabel="Move"
      errorTitle="Could not move floating IP"
      onDismiss={onDismiss}
      onSubmit={async ({ instance }) => {
        const target = { id: instance, name: nameOf(instance) ?? instance };
        const move = { project, floatingIp: { id, name }, from, target };
        const { state, note } = await endOf(moveFloatingIp(move));
        if (state !== 'done') throw new Error(note);
        return move;
      }}
      onSuccess={(move) => {
        onDismiss();
        toast({
          content: bold`Floating IP ${name} attached to ${move.target.name}`,
          undo: undoMove(move),
        });
      }}
    >
      <Message>
        <Mono>{floatingIp.ip}</Mono> is unreachable for a moment and open connections break. If it cannot be
        attached, it is attached back.
      </Message>
      <ComboboxField form={form} name="instance" label="Instance" {...picker} />
    </ModalForm>
  );
}
