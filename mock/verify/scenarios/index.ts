import { compute } from './compute.ts';
import { networks } from './networks.ts';
import type { Scenario } from './scenario.ts';
import { silos } from './silos.ts';
import { system } from './system.ts';

/** Refusals that belong to single operations. */
export const scenarios: readonly Scenario[] = [...compute, ...networks, ...silos, ...system];
