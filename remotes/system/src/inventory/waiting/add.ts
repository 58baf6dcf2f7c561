import { apiError, isKind, sledList, sledListUninitialized } from '@console/shared/api';
import { refresh } from '@console/shared/query';
import { callToAdd } from './actions.tsx';
import { forgetAdded, keepAdded } from './added.ts';
import { followAdded } from './follow.ts';
import type { WaitingSled } from './state.ts';

/**
 * Adds a waiting sled and follows its progress. Rejects when the server refuses, and refetches the lists that turned out to be
 * outdated (docs/screens/operator.md section 9.8).
 */
export async function addSled(sled: Pick<WaitingSled, 'key' | 'baseboard'>): Promise<{ id: string }> {
  const { key } = sled;
  const { serial } = sled.baseboard;
  keepAdded({ key, serial, id: undefined });
  try {
    const { id } = await callToAdd(sled).send();
    const added = { key, serial, id };
    keepAdded(added);
    void followAdded(added);
    return { id };
  } catch (error) {
    forgetAdded(key);
    if (isKind(error, 'not-found', 'invalid', 'conflict')) void refresh(sledListUninitialized, sledList);
    if (!isKind(error, 'conflict')) throw error;
    // The server's message is that the name is taken, but a sled has none
    throw apiError({ kind: 'conflict', message: `The sled ${serial} is already in the system` });
  }
}
