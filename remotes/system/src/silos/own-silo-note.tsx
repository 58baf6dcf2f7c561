import { useIsOwnSilo } from './use-admin-refusal.ts';

/** Warning before users delete their own silo. Whose silo it is may become known while the question is open. */
export function OwnSiloNote({ silo }: { silo: string }) {
  return useIsOwnSilo(silo) ? 'It is your own silo: your account is deleted, and you are signed out. ' : null;
}
