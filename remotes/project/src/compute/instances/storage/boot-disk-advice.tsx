import type { Disk } from '@console/shared/api';

/** What an instance without a boot disk starts from, and what to do about it. */
export function BootDiskAdvice({ others: [first, second] }: { others: readonly Disk[] }) {
  if (!first) return 'Attach a disk so that the instance has something to boot from.';
  if (second)
    return 'Set one of the attached disks as the boot disk: otherwise it is not certain which one is used.';
  return (
    <>
      The instance will boot from <b>{first.name}</b>, its only disk.
    </>
  );
}
