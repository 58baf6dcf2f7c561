import { settings } from '@console/shared/runtime';

/** The command that opens the same console in a shell, one option a line (docs/screens/compute-storage.md section 5.6). */
export const serialConsoleCommand = (project: string, instance: string): string[] => [
  `${settings().cliName} instance serial console`,
  `--project ${project}`,
  `--instance ${instance}`,
];
