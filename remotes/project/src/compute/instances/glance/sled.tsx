import { isFleetViewer } from '@console/shared/access/fleet-viewer';
import type { Instance } from '@console/shared/api';
import { useQuery } from '@console/shared/query';
import { Dash, Mono, Property, Skeleton, Unknown } from '@console/shared/ui';
import { useSled } from '../../../affinity/use-sleds.ts';
import { allows } from '../../../base/instances/states.ts';

/** The serial number of the sled on which an instance runs, for fleet viewers; no request is sent for other users. */
export function Sled({ instance }: { readonly instance: Instance }) {
  const mayView = useQuery(isFleetViewer()).data === true;
  const isPlaced = allows('serialConsole', instance);
  const sled = useSled(instance.id, mayView && isPlaced);
  if (!mayView) return null;
  return <Property label="Sled">{isPlaced ? <Serial sled={sled} /> : <Dash />}</Property>;
}

function Serial({ sled }: { readonly sled: ReturnType<typeof useSled> }) {
  if (sled === undefined) return <Skeleton width="5rem" />;
  if (sled === 'none') return <Dash />;
  if (sled === 'unknown') return <Unknown reason="Not all sleds could be loaded" />;
  return <Mono>{sled.serial}</Mono>;
}
