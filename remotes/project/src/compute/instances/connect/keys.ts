import { ALL, instanceSshPublicKeyList, type SshKey } from '@console/shared/api';
import { everyPage, query, type Query } from '@console/shared/query';
import { sshFingerprint } from '@console/shared/ssh-keys/fingerprint';

/** A key of an instance; without a fingerprint when the key cannot be read. */
export interface InstanceKey extends SshKey {
  readonly fingerprint: string | undefined;
}

/** The SSH keys that an instance was made with, with what `ssh-keygen -l` calls them. */
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
