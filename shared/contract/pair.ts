import type { RegistryEntry } from './registry.ts';
import { satisfies } from './share-version.ts';
import { acceptsContract } from './version.ts';

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
}

/**
 * Why a shell refuses a remote; undefined when it accepts it (docs/architecture.md section 4). The browser checks before it loads
 * an entry and a release before it switches: both call this function.
 */
export function mismatchOf(offer: Offer, needs: Needs): Mismatch | undefined {
  const minor = needs.contractMinor ?? 0;
  if (!acceptsContract(needs.contract, offer.contract))
    return { reason: 'contract', message: `Built for contract ${needs.contract}` };
  if (needs.contract === offer.contract && minor > offer.contractMinor)
    return {
      reason: 'contract',
      message: `Built for contract ${needs.contract}.${minor}, the shell has ${offer.contract}.${offer.contractMinor}`,
    };
  if (needs.react !== undefined && !satisfies(offer.react, `^${needs.react}`))
    return { reason: 'shared-version', message: `Needs react ^${needs.react}, the shell has ${offer.react}` };
  if (!satisfies(offer.shared, `^${needs.shared}`))
    return {
      reason: 'shared-version',
      message: `Needs shared ^${needs.shared}, the shell has ${offer.shared}`,
    };
  return undefined;
}
