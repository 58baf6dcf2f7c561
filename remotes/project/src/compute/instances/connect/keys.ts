import type { SshKey } from '@console/shared/api';
import { fetchToShow, type Query } from '@console/shared/query';
import { sshFingerprint } from '@console/shared/ssh-keys/fingerprint';
import { injectedKeys } from '../../../base/instances/queries.ts';

/** An SSH key of an instance; without a fingerprint when it cannot be parsed. */
export interface InstanceKey extends SshKey {
  readonly fingerprint: string | undefined;
}

/** The SSH keys of an instance, with the fingerprints that `ssh-keygen -l` prints. */
export const instanceKeys = (project: string, instance: string): Query<readonly InstanceKey[]> => {
  const list = injectedKeys(project, instance);
  return {
    queryKey: [...list.queryKey, 'with fingerprints'],
    queryFn: async () => {
      const { items } = await fetchToShow(list);
      return Promise.all(
        items.map(async (key) => ({ ...key, fingerprint: await sshFingerprint(key.publicKey) })),
      );
    },
  };
};
