/** Kinds of events of a start on the serial console. */
export type BootKind =
  | 'firmware'
  | 'kernel'
  | 'root'
  | 'network'
  | 'cloud-init'
  | 'login'
  | 'halted'
  | 'no-boot-disk'
  | 'cloud-init-failed'
  | 'out-of-memory'
  | 'emergency'
  | 'panic';

/** A line that shows something. */
export interface BootRule {
  readonly kind: BootKind;
  /** Tested against a line without control characters. */
  readonly line: RegExp;
  /** The event as a sentence without its period; `$1` stands for the first group. */
  readonly said: string;
  /** Name of the system, where the line has it. */
  readonly system?: string;
}

/**
 * The lines that systems print on a serial console. The first rule that matches a line counts. A new system, or a new wording of one, is
 * a line here and a transcript beside the test.
 */
export const BOOT_RULES: readonly BootRule[] = [
  {
    kind: 'firmware',
    line: /^(BdsDxe: loading Boot|UEFI firmware|Loading kernel)/,
    said: 'The firmware started',
  },
  {
    kind: 'firmware',
    line: /^(?:>> OpenBSD\/\S+ (?:EFI)?BOOT|(?:FreeBSD|illumos)\S* .*loader)/i,
    said: 'The boot loader started',
  },
  {
    kind: 'no-boot-disk',
    line: /^(BdsDxe: No bootable option or device was found|No bootable device|Boot Failed\. EFI|>>Start PXE over)/i,
    said: 'The firmware found no bootable disk',
  },
  {
    kind: 'no-boot-disk',
    line: /^(grub rescue>|error: unknown filesystem\.)/,
    said: 'The boot loader found no operating system on the disk',
  },
  { kind: 'kernel', line: /\bLinux version (\d\S*)/, said: 'The kernel started', system: 'Linux $1' },
  { kind: 'kernel', line: /^\[ {4}0\.0\d+\] Command line: /, said: 'The kernel started' },
  { kind: 'kernel', line: /^FreeBSD (\d+\.\d+\S*) /, said: 'The kernel started', system: 'FreeBSD $1' },
  { kind: 'kernel', line: /^OpenBSD (\d+\.\d+\S*) \(/, said: 'The kernel started', system: 'OpenBSD $1' },
  {
    kind: 'kernel',
    line: /^(?:SunOS Release|OmniOS|SmartOS) (\S+) Version /,
    said: 'The kernel started',
    system: 'illumos $1',
  },
  { kind: 'kernel', line: /Computer is booting, SAC started/, said: 'Windows started', system: 'Windows' },
  {
    kind: 'panic',
    line: /Kernel panic - not syncing: (.*?)(?: \]---)?$/,
    said: 'Kernel panic: $1',
  },
  {
    kind: 'panic',
    line: /^panic(?:\[cpu\d+\]\/thread=\S+)?: (.+)$/,
    said: 'Kernel panic: $1',
  },
  { kind: 'panic', line: /^panic\[cpu\d+\]\/thread=/, said: 'Kernel panic' },
  { kind: 'panic', line: /\*\*\* STOP: (0x\w+)/, said: 'Windows stopped with error $1' },
  {
    kind: 'out-of-memory',
    line: /Out of memory: Killed process \d+ \(([^)]+)\)/,
    said: 'Memory ran out, and the kernel killed $1',
  },
  {
    kind: 'out-of-memory',
    line: /pid \d+ \(([^)]+)\), .*was killed: (?:out of swap|failed to reclaim memory)/,
    said: 'Memory ran out, and the kernel killed $1',
  },
  {
    kind: 'emergency',
    line: /^(You are in (?:emergency|rescue) mode|Give root password for maintenance|Press Enter for maintenance|Cannot open access to console, the root account is locked)/,
    said: 'Boot stopped in the emergency shell',
  },
  {
    kind: 'emergency',
    line: /^(\(initramfs\)|mountroot>|.*initramfs emergency recovery shell launched|Enter full pathname of shell|.*Enter user name for system maintenance)/,
    said: 'Boot stopped in the emergency shell, because the root file system could not be mounted',
  },
  {
    kind: 'cloud-init-failed',
    line: /(?:Failed to start (cloud-\S+)|cloud-init\[\d+\]: .*(?:\[ERROR\]|- ERROR|Traceback|failed\)?$|\[WARNING\]: (?:Running module|Failed).*))/,
    said: 'cloud-init reports an error',
  },
  { kind: 'cloud-init', line: /Cloud-init v\. ?(\S+) finished\b/, said: 'cloud-init $1 finished' },
  {
    kind: 'root',
    line: /(EXT4-fs \([^)]+\): mounted filesystem|XFS \([^)]+\): Ending clean mount|Mounted \S*(?:sysroot|Root)|Mounting root: ok|^root on \S+|Mounting local filesystems:|root filesystem is clean)/,
    said: 'The root file system is mounted',
  },
  {
    kind: 'network',
    line: /(?:\bbound to |lease of |leased |: )(?!127\.)(\d+\.\d+\.\d+\.\d+)(?: (?:lease accepted|obtained|from|-- renewal)|,? (?:for|lease))/,
    said: 'The network is up with $1',
  },
  {
    kind: 'network',
    line: /^(?:ci-info: )?\|\s*[a-z]\w*\s*\|\s*True\s*\|\s*(?!127\.)(\d+\.\d+\.\d+\.\d+)\s*\|/,
    said: 'The network is up with $1',
  },
  { kind: 'network', line: /^Net: \d+, Ip=(\d+\.\d+\.\d+\.\d+)/, said: 'The network is up with $1' },
  {
    kind: 'network',
    line: /^(?:en|eth|vio|vtnet)\w*: (\d+\.\d+\.\d+\.\d+)/,
    said: 'The network is up with $1',
  },
  {
    kind: 'network',
    line: /Reached target (?:\S* - )?(?:network-online\.target|Network is Online)/,
    said: 'The network is up',
  },
  {
    kind: 'halted',
    line: /(reboot: (?:Power down|System halted)|The operating system has halted|^syncing file systems\.\.\. done)/,
    said: 'The guest shut down',
  },
  { kind: 'login', line: /^(?:\S+ )?(?:console )?login: ?$/, said: 'A login prompt is shown' },
  {
    kind: 'login',
    line: /(automatic login: |^SAC>|The CMD command is now available)/,
    said: 'A login prompt is shown',
  },
];
