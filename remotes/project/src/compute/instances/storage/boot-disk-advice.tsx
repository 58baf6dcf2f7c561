import type { Disk } from '@console/shared/api';
import { bold } from '@console/shared/ui';

/** What an instance without a boot disk starts from, and what to do about it. */
export function BootDiskAdvice({ others: [first, second] }: { others: readonly Disk[] }) {
  if (!first) return 'Attach a disk so that the instance can boot.';
  if (second) return 'Set one of the attached disks as the boot disk. Otherwise the firmware chooses one.';
  return bold`The instance will boot from ${first.name}, its only disk.`;
}
