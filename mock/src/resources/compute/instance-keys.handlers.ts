import type { Handlers } from '../call.ts';
import { pageOf } from '../page.ts';
import { findInstance } from './instances.handlers.ts';

/**
 * SSH keys that an instance was created with, of any user; deleted keys are missing here too. docs/contract/server-behaviour.md
 * section 4 "Create".
 */
export const instanceKeys = {
  instanceSshPublicKeyList({ path, query }, call) {
    const { sshKeyIds } = findInstance(call, path.instance, query);
    return pageOf(
      call,
      query,
      sshKeyIds.flatMap((id) => call.tables.sshKeys.get(id) ?? []),
    );
  },
} satisfies Partial<Handlers>;
