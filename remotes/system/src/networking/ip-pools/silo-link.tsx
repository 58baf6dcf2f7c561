import { to } from '@console/shared/routing';
import { LookupCell } from '@console/shared/table';
import { Id, Link } from '@console/shared/ui';
import { type KnownSilos, siloName } from './known-silos.ts';

/** The name of a linked silo, or its id when names cannot be read. */
export function SiloLink({ silos, siloId }: { silos: KnownSilos; siloId: string }) {
  const name = siloName(silos, siloId);
  if (name === undefined && !silos.isPending) return <Id value={siloId} whole />;
  return (
    <LookupCell query={{ ...silos, data: name }}>
      {(known) => <Link to={`${to('/system/silos/:silo', { silo: known })}?tab=ip-pools`}>{known}</Link>}
    </LookupCell>
  );
}
