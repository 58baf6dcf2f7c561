import type { RegistryEntry } from './registry.ts';
import { satisfies } from './share-version.ts';
import { acceptedContracts, acceptsContract } from './version.ts';

/** The versions that a shell provides to remotes. */
export interface Offer {
  /** Major version of the contract. */
  contract: number;
  /** Minor version of the contract. */
  contractMinor: number;
  /** Version of react and react-dom. */
  react: string;
  /** Version of `@console/shared`. */
  shared: string;
}

/** The versions that a remote requires, by its registry row. */
export type Needs = Pick<RegistryEntry, 'contract' | 'contractMinor' | 'react' | 'shared'>;

/** Why a remote cannot run on a shell. */
export interface Mismatch {
  reason: 'contract' | 'shared-version';
  message: string;
  /** Which of the two has to be replaced by a later build. */
  behind: 'shell' | 'remote';
}

/**
 * Why a shell refuses a remote; undefined when it accepts it (docs/architecture.md section 4). The browser checks before it loads
 * an entry and a release before it switches: both call this function.
 */
export function mismatchOf(offer: Offer, needs: Needs): Mismatch | undefined {
  const minor = needs.contractMinor ?? 0;
  if (!acceptsContract(needs.contract, offer.contract))
    return {
      reason: 'contract',
      message: contractRefusal(needs.contract, offer.contract),
      behind: needs.contract > offer.contract ? 'shell' : 'remote',
    };
  if (needs.contract === offer.contract && minor > offer.contractMinor)
    return {
      reason: 'contract',
      message: `Built for contract ${needs.contract}.${minor}, the shell has ${offer.contract}.${offer.contractMinor}`,
      behind: 'shell',
    };
  if (needs.react !== undefined && !satisfies(offer.react, `^${needs.react}`))
    return mismatchOfModule('react', offer.react, needs.react);
  if (!satisfies(offer.shared, `^${needs.shared}`))
    return mismatchOfModule('shared', offer.shared, needs.shared);
  return undefined;
}

/** The message about a contract that a shell does not accept. */
export const contractRefusal = (contract: number, own?: number): string =>
  `Built for contract ${contract}, the shell accepts ${acceptedContracts(own).join(' and ')}`;

const mismatchOfModule = (name: string, offered: string, needed: string): Mismatch => ({
  reason: 'shared-version',
  message: `Needs ${name} ^${needed}, the shell has ${offered}`,
  // A module of the same major version is refused only when it is too early
  behind: Number.parseInt(needed, 10) < Number.parseInt(offered, 10) ? 'remote' : 'shell',
});
