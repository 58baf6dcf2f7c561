/** The steps in a guest to use a larger disk, by operating system. The first rule whose words are in the name of the system applies. */
const RULES: readonly (readonly [words: RegExp, advice: string])[] = [
  [/windows/i, 'In the guest: extend the volume in Disk Management, or with Resize-Partition in PowerShell.'],
  [/freebsd/i, 'In the guest: gpart recover, gpart resize, then growfs, or zpool online -e for ZFS.'],
  [
    /openbsd|netbsd/i,
    'In the guest: enlarge the partition with disklabel, then growfs while it is not mounted.',
  ],
  [
    /illumos|omnios|helios|smartos|solaris/i,
    'In the guest: zpool online -e with the pool and its device; autoexpand=on does it automatically.',
  ],
  [
    /linux|ubuntu|debian|fedora|centos|rhel|red hat|rocky|alma|suse|arch|alpine|talos|flatcar/i,
    'In the guest: growpart for the partition, then resize2fs (ext4), xfs_growfs (XFS) or pvresize (LVM). Images with cloud-init do it for the root file system at the next boot.',
  ],
];

/** Without the name of the system. */
const GENERAL = 'In the guest: enlarge the partition and the file system; until then they keep their size.';

/** The remaining steps in the guest after its disk has grown. @param os the operating system of the image, when it is known */
export const guestAdvice = (os: string | undefined): string =>
  RULES.find(([words]) => os !== undefined && words.test(os))?.[1] ?? GENERAL;
