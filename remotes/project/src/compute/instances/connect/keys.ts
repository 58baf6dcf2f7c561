import { ALL, instanceSshPublicKeyList, type SshKey } from '@console/shared/api';
import { everyPage, query, type Query } from '@console/shared/query';
import { sshFingerprint } from '@console/shared/ssh-keys/fingerprint';

/** An SSH key of an instance; without a fingerprint when it cannot be parsed. */
export interface InstanceKey extends SshKey {
  readonly fingerprint: string | undefined;
}

/** The SSH keys of an instance, with the fingerprints that `ssh-keygen -l` prints. */
export const instanceKeys = (project: string, instance: string): Query<readonly InstanceKey[]> => {
  const list = everyPage((pageToken) =>
    query(instanceSshPublicKeyList, { path: { instance }, query: { project, limit: ALL, pageToken } }),
  );
  return {
    queryKey: [...list.queryKey, 'with fingerprints'],
    queryFn: async (context) => {
      const { items } = await list.queryFn(context);
      return Promise.all(
        items.map(async (key) => ({ ...key, fingerprint: await sshFingerprint(key.publicKey) })),
      );
    },
  };
};
