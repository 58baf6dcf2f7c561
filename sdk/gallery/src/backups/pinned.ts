import { onIdentityEnd, store } from '@console/shared/runtime';
import { atom } from '@console/shared/state';

/** Names of the pinned backups, which several pages share. It lasts as long as the tab. */
export const pinnedAtom = atom<readonly string[]>([]);

// The next user of the tab starts without them
onIdentityEnd(() => store.set(pinnedAtom, []));
