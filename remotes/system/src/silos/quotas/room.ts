import type { SiloQuotas, Sled } from '@console/shared/api';
import { amountText, CAPACITY_KINDS, sumOf } from '@console/shared/capacity';
import { physical } from '../../capacity/model/physical.ts';

/**
 * The rest of the hardware in service beyond the quotas of the other silos.
 * @param except the silo whose own quotas are being changed, by id
 */
export function roomText(sleds: readonly Sled[], quotas: readonly SiloQuotas[], except?: string): string {
  const there = physical(sleds);
  const promised = sumOf(quotas.filter(({ siloId }) => siloId !== except));
  const left = CAPACITY_KINDS.map((kind) => {
    const amount = there[kind.key] - promised[kind.key];
    return `${kind.label} ${amount > 0 ? amountText(kind, kind.amount(amount)) : 'none'}`;
  });
  return `Hardware left beyond the quotas of other silos: ${left.join(', ')}. Storage is an estimate.`;
}
