import type { ExternalIp } from '@console/shared/api';
import { to } from '@console/shared/routing';
import { EmptyCell } from '@console/shared/table';
import { Link } from '@console/shared/ui';

/** The name of a floating IP of an instance, as a link to its form; ephemeral ones have none. */
export function FloatingIpLink({ project, ip }: { project: string; ip: ExternalIp }) {
  if (ip.kind !== 'floating') return <EmptyCell />;
  const path = to('/projects/:project/floating-ips/:floatingIp/edit', { project, floatingIp: ip.name });
  return <Link to={path}>{ip.name}</Link>;
}
