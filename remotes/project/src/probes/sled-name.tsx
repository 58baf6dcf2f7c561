import { Link, Mono, Truncate } from '@console/shared/ui';

/** The sled of a probe: its serial for users who may view the fleet, its id for others. */
export function SledName({ sled, serials }: { sled: string; serials: ReadonlyMap<string, string> }) {
  const serial = serials.get(sled);
  if (serial === undefined)
    return (
      <Mono>
        <Truncate text={sled} max={14} position="middle" />
      </Mono>
    );
  return (
    <Link to={`/system/inventory/sleds/${sled}/instances`}>
      <Mono>{serial}</Mono>
    </Link>
  );
}
