/**
 * Version of the contract between the shell and the remotes (docs/architecture.md section 4): the major version rises when a type
 * in this folder loses or changes a member, the minor version when one is added. `contract.snapshot.md` must change with them.
 */
export const CONTRACT_VERSION = 5;

/** A remote that uses an addition needs a shell of this minor version or a later one. */
export const CONTRACT_MINOR = 19;

/** Entries of earlier contracts took functions from a global variable of the shell, which no longer exists (docs/decisions/002). */
const OLDEST_CONTRACT = 5;

/** The contracts that a shell of contract `own` accepts: the same one, and the previous one unless it is too old. */
export const acceptedContracts = (own: number = CONTRACT_VERSION): number[] =>
  [own - 1, own].filter((version) => version >= OLDEST_CONTRACT);

/** Whether a shell of contract `own` accepts remotes of a contract. */
export function acceptsContract(version: number, own: number = CONTRACT_VERSION): boolean {
  return acceptedContracts(own).includes(version);
}

/** Release of the federation plugin that builds the entries: shown on the support page, never a condition. */
export const FEDERATION_VERSION = '2.9.2';

export const LANDING_PATH = '/projects';
