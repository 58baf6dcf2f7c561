import { KeyRound } from 'lucide-react';
import { useQuery } from '@console/shared/query';
import { columns, TableCard } from '@console/shared/table';
import { CopyButton, Message, Mono, Unknown } from '@console/shared/ui';
import { type InstanceKey, instanceKeys } from './keys.ts';

const col = columns<InstanceKey>();

const COLUMNS = [
  col.name('Name', ({ name }) => name),
  col.custom(
    'Fingerprint',
    ({ fingerprint }) =>
      fingerprint === undefined ? (
        <Unknown reason="The key could not be read, so it has no fingerprint" />
      ) : (
        <>
          <Mono>{fingerprint}</Mono> <CopyButton text={fingerprint} />
        </>
      ),
    { rank: 2, value: ({ fingerprint }) => fingerprint, meta: ({ fingerprint }) => fingerprint ?? null },
  ),
];

/** The SSH keys that were injected when the instance was created (docs/screens/operator.md section 7.5). */
export function KeysCard({ project, instance }: { project: string; instance: string }) {
  const keys = useQuery(instanceKeys(project, instance));
  if (keys.error && !keys.data)
    return (
      <Message variant="notice" title="The SSH keys could not be loaded">
        {keys.error.message}
      </Message>
    );
  return (
    <TableCard
      title="SSH keys"
      description="Set when the instance was created. Later changes to your keys do not affect it."
      rows={keys.data}
      columns={COLUMNS}
      copyId={false}
      empty={{
        icon: KeyRound,
        title: 'Created without SSH keys',
        body: 'Sign in by a method that its image provides.',
      }}
    />
  );
}
