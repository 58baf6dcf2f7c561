import type { OperationId } from '../../src/wire/api.ts';
import type { Sample, Samples } from '../sample.ts';
import { compute } from './compute.ts';
import { networks } from './networks.ts';
import { silos } from './silos.ts';
import { system } from './system.ts';

const all: Samples = { ...compute, ...networks, ...silos, ...system };

/** How an operation is made to succeed; the usual values are enough for most reads. */
export function sampleOf(id: OperationId): Sample {
  return all[id] ?? {};
}
