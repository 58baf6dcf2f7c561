import { settings } from '@console/shared/runtime';

/** The CLI command that opens the same console, one option per line (docs/screens/compute-storage.md section 5.6). */
export const serialConsoleCommand = (project: string, instance: string): string[] => [
  `${settings().cliName} instance serial console`,
  `--project ${project}`,
  `--instance ${instance}`,
];
