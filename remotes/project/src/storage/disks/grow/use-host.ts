import type { Disk, Instance } from '@console/shared/api';
import { useQuery } from '@console/shared/query';
import { viewPolling } from '../../../base/instances/polling.ts';
import { instanceById } from '../../../base/instances/queries.ts';
import { diskById, sourceImage } from '../queries.ts';
import { instanceIdOf } from '../states.ts';
import { guestAdvice } from './guest.ts';

/** The instance that a disk is attached to. */
export interface Host {
  readonly instance?: Instance | undefined;
  readonly isPending: boolean;
  /** Why the disk cannot be grown now. */
  readonly reason?: string | undefined;
  /** The remaining steps in its guest. */
  readonly guest: string;
}

/** Reads the instance that a disk is attached to, and the operating system of the image that it boots. */
export function useHost(disk: Disk): Host {
  const id = instanceIdOf(disk);
  const host = useQuery(instanceById(id ?? ''), { enabled: id !== undefined, poll: viewPolling });
  const bootId = host.data?.bootDiskId ?? undefined;
  const boot = useQuery(diskById(bootId ?? ''), { enabled: bootId !== undefined && bootId !== disk.id });
  // A data disk is blank as a rule: the system is that of the disk from which the instance boots
  const imageId = (bootId === disk.id ? disk : (boot.data ?? disk)).imageId ?? undefined;
  const image = useQuery(sourceImage(imageId ?? ''), { enabled: imageId !== undefined });
  const guest = guestAdvice(image.data?.os);
  if (id === undefined) return { guest, isPending: false };
  return { instance: host.data, isPending: host.isPending, reason: reasonOf(host.data, host.error), guest };
}

function reasonOf(instance: Instance | undefined, error: Error | null): string | undefined {
  if (!instance) return error ? `The instance could not be loaded. ${error.message}` : undefined;
  const { name, runState } = instance;
  if (runState === 'running' || runState === 'stopped') return undefined;
  return runState === 'failed'
    ? `${name} has failed. Stop it first, or start it.`
    : `${name} is ${runState}. Wait until it is running or stopped.`;
}
