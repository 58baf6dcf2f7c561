import { KeyRound } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useQuery } from '@console/shared/query';
import { columns, TableSection } from '@console/shared/table';
import { Button, Id, Message, Skeleton } from '@console/shared/ui';
import { useFleetRefusal } from '../../use-fleet-refusal.ts';
import styles from '../alerting.module.css';
import { secretsOf } from '../queries.ts';
import { AddSecret, RotateSecret } from './lazy.ts';
import { secretActions, type SecretRow } from './secret-actions.tsx';

const EMPTY = { icon: KeyRound, title: 'No secrets', body: 'Requests cannot be signed without a secret.' };

/** The secrets that sign the requests to a receiver, by id and time (docs/screens/operator.md section 6.2). */
export function SecretsTab({ receiver }: { receiver: string }) {
  const [dialog, setDialog] = useState<'add' | 'rotate'>();
  const secrets = useQuery(secretsOf(receiver));
  const refusal = useFleetRefusal();
  const rows = useMemo(() => secrets.data?.secrets.map((one) => ({ ...one, name: one.id })), [secrets.data]);
  const actions = useMemo(() => secretActions(rows?.length ?? 0, refusal), [rows, refusal]);
  const close = () => setDialog(undefined);
  if (!rows && secrets.isPending) return <Skeleton kind="page" />;
  if (!rows)
    return (
      <div className={styles.note}>
        <Message
          variant="destructive"
          title="The secrets could not be loaded"
          live="alert"
          action={<Button onClick={() => void secrets.refetch()}>Try again</Button>}
        >
          {secrets.error?.message}
        </Message>
      </div>
    );
  return (
    <>
      <div className={styles.block}>
        <Message>
          Each request is signed with every secret. To replace a secret, add the new one, update the endpoint,
          then delete the old one.
        </Message>
      </div>
      <TableSection
        create={{ label: 'Add secret', onPress: () => setDialog('add'), reason: refusal, plain: true }}
        headerActions={
          <Button disabledReason={refusal} onClick={() => setDialog('rotate')}>
            Rotate
          </Button>
        }
        rows={rows}
        columns={secretColumns}
        actions={actions}
        empty={EMPTY}
      />
      {dialog === 'add' && <AddSecret receiver={receiver} onDismiss={close} />}
      {dialog === 'rotate' && <RotateSecret receiver={receiver} onDismiss={close} />}
    </>
  );
}

const col = columns<SecretRow>();

const secretColumns = [
  col.custom('ID', ({ id }) => <Id value={id} whole />, { value: ({ id }) => id }),
  col.date('Created', ({ timeCreated }) => timeCreated, { rank: 2 }),
];
