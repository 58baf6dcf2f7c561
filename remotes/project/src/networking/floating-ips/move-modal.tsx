import { useState } from 'react';
import { ComboboxField, ModalForm, useForm } from '@console/shared/forms';
import { useQuery } from '@console/shared/query';
import { toast, type Undo } from '@console/shared/runtime';
import { bold, Button, Message, Mono } from '@console/shared/ui';
import { instanceById } from '../../base/instances/queries.ts';
import type { FloatingIpModalProps } from './attach.tsx';
import { type Move, moveBack, moveFloatingIp, type MoveEnd, undoMove } from './move.ts';
import { targetSchema } from './schema.ts';
import { useTargets } from './use-targets.ts';

/**
 * Moves a floating IP to another instance, and back when that fails halfway (docs/screens/network-access.md section 17, B-N5). It
 * continues when the modal is closed; the activity reports it.
 */
export function MoveModal({ project, floatingIp, onDismiss }: FloatingIpModalProps) {
  // The floating IP when the modal opened: during the move its row shows no instance
  const [origin] = useState(floatingIp.instanceId ?? '');
  const [loose, setLoose] = useState<Move>();
  const form = useForm(targetSchema, { instance: null });
  const { instances, picker } = useTargets(project, origin);
  const nameOf = (id: string | null) => instances.find((instance) => instance.id === id)?.name;
  const isKnown = nameOf(origin) !== undefined;
  const known = useQuery(instanceById(origin), { enabled: !picker.loading && !isKnown });
  const from = { id: origin, name: nameOf(origin) ?? known.data?.name ?? 'its instance' };
  const over = (end: MoveEnd, move: Move) => {
    setLoose(end.isLoose ? move : undefined);
    if (end.state !== 'done') throw new Error(end.note);
    return move;
  };
  const said = ({ name }: Move['target'], undo?: Undo) => {
    onDismiss();
    toast({ content: bold`Floating IP ${floatingIp.name} attached to ${name}`, undo });
  };
  return (
    <ModalForm
      form={form}
      title="Move floating IP"
      submitLabel="Move"
      errorTitle="Could not move floating IP"
      onDismiss={onDismiss}
      onSubmit={async ({ instance }) => {
        const target = { id: instance, name: nameOf(instance) ?? instance };
        const move = { project, floatingIp, from, target };
        return over(await moveFloatingIp(move), move);
      }}
      onSuccess={(move) => said(move.target, undoMove(move))}
    >
      {loose ? (
        <WayBack move={loose} onBack={(place) => said(place)} />
      ) : (
        <Message>
          <Mono>{floatingIp.ip}</Mono> is unreachable for a moment and open connections break. If attaching
          fails, you can attach it back.
        </Message>
      )}
      <ComboboxField form={form} name="instance" label="Instance" {...picker} />
    </ModalForm>
  );
}

/** Offered while the address is attached to no instance. */
function WayBack({ move, onBack }: { move: Move; onBack: (place: Move['target']) => void }) {
  const { floatingIp, from } = move;
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const back = async () => {
    setPending(true);
    const end = await moveBack(move);
    setPending(false);
    if (end.state === 'done') onBack(from);
    else setFailure(end.note);
  };
  return (
    <Message
      variant="notice"
      live="status"
      action={
        <Button size="sm" pending={pending} onClick={() => void back()}>
          Attach back to {from.name}
        </Button>
      }
    >
      <b>{floatingIp.name}</b> is attached to no instance. Try again, choose another instance, or attach it
      back. {failure}
    </Message>
  );
}
