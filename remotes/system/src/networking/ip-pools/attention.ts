import type { IpPoolUtilization } from '@console/shared/api';
import { formatBigNumber, pluralize } from '@console/shared/format';
import { to } from '@console/shared/routing';
import type { Finding } from '../../base/finding.ts';
import { isScarce, presentFamilies } from './families.ts';

/** Facts about a pool; undefined where they could not be read. */
export interface PoolFacts {
  readonly name: string;
  readonly utilization: IpPoolUtilization | undefined;
  /** Number of silos that use the pool. */
  readonly silos: number | undefined;
}

function usedBy(silos: number | undefined): string {
  if (silos === undefined) return '. How many silos use it is not known';
  return silos > 0 ? `, and ${pluralize(silos, 'silo')} ${silos === 1 ? 'uses' : 'use'} it` : '';
}

/** Pools without addresses, or with few that are free. */
export const poolFindings = (pools: readonly PoolFacts[]): readonly Finding[] =>
  pools.flatMap(({ name, utilization, silos }): Finding[] => {
    if (!utilization) return [];
    const path = to('/system/networking/ip-pools/:pool/ranges-add', { pool: name });
    // A pool that no silo uses has no one to run out of addresses
    const worst = silos === 0 ? 'info' : 'destructive';
    const families = presentFamilies(utilization);
    if (families.length === 0)
      return [
        {
          key: `pool ${name} ${worst}`,
          severity: worst,
          text: `Pool ${name} has no addresses${usedBy(silos)}`,
          to: path,
        },
      ];
    return families.filter(isScarce).map(({ label, allocated, capacity }): Finding => {
      const free = capacity - allocated;
      const left =
        free > 0n
          ? `${formatBigNumber(free).text} of ${formatBigNumber(capacity).text} ${label} addresses left`
          : `no ${label} address left`;
      return {
        key: `pool ${name} ${label} ${free}`,
        severity: free > 0n ? (silos === 0 ? 'info' : 'notice') : worst,
        text: `Pool ${name} has ${left}${usedBy(silos)}`,
        to: path,
      };
    });
  });
