import type { SiloUtilization } from '@console/shared/api';
import type { Cell } from '@console/shared/files';

const KINDS = [
  ['cpus', 'CPU', 'vCPU'],
  ['memory', 'Memory', 'byte'],
  ['storage', 'Storage', 'byte'],
] as const;

/** The utilization table for spreadsheets, in base units: one row per silo and resource (docs/screens/operator.md section 9.11). */
export const utilizationLines = (silos: readonly SiloUtilization[]): readonly (readonly Cell[])[] => [
  ['silo', 'resource', 'unit', 'provisioned', 'quota', 'available'],
  ...silos.flatMap(({ siloName, provisioned, allocated }) =>
    KINDS.map(([key, resource, unit]) => [
      siloName,
      resource,
      unit,
      provisioned[key],
      allocated[key],
      allocated[key] - provisioned[key],
    ]),
  ),
];
