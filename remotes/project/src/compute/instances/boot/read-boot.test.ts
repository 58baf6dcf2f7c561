import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBoot, verdictText } from './read-boot.ts';

const FOLDER = join(import.meta.dirname, 'transcripts');
const transcript = (name: string) =>
  readFileSync(join(FOLDER, `${name}.txt`), 'utf8').replaceAll('\n', '\r\n');
const NAMES = readdirSync(FOLDER).map((file) => file.replace('.txt', ''));

/** System, kinds of findings, addresses and number of host keys of each transcript, all of which end at a prompt. */
const EXPECTED: Readonly<
  Record<string, readonly [system: string, kinds: string, addresses: string, keys: number]>
> = {
  debian: ['Linux 6.12.57+deb13-amd64', 'firmware kernel root network cloud-init login', '172.30.0.5', 3],
  ubuntu: ['Linux 6.8.0-87-generic', 'firmware kernel root cloud-init-failed cloud-init login', '', 0],
  alpine: ['Linux 6.12.60-0-virt', 'firmware kernel root network login', '172.30.0.9', 0],
  fedora: ['Linux 6.17.8-300.fc43.x86_64', 'firmware kernel root network login', '172.30.0.12', 0],
  freebsd: ['FreeBSD 15.0-RELEASE', 'firmware kernel root network login', '172.30.0.21', 1],
  openbsd: ['OpenBSD 7.8', 'firmware kernel root network login', '172.30.0.33', 0],
  illumos: ['illumos r151056', 'firmware kernel login', '', 0],
  windows: ['Windows', 'firmware kernel login network', '172.30.0.40', 0],
};

/** Output that ends a start, the verdict, and what it says. */
const STOPPED: readonly (readonly [what: string, output: string, verdict: string, said: string])[] = [
  [
    'a kernel panic',
    '[    1.2] VFS: Cannot open root device\n[    1.3] Kernel panic - not syncing: VFS: Unable to mount root fs ]---',
    'failed',
    'Kernel panic: VFS: Unable to mount root fs',
  ],
  [
    'a panic of FreeBSD',
    'panic: vm_fault: fault on nofault entry',
    'failed',
    'Kernel panic: vm_fault: fault on nofault entry',
  ],
  [
    'a panic of illumos',
    'panic[cpu0]/thread=fffffffffbc4a060: mutex_enter: bad mutex',
    'failed',
    'Kernel panic: mutex_enter: bad mutex',
  ],
  ['a stop error', '*** STOP: 0x0000007B', 'failed', 'Windows stopped with error 0x0000007B'],
  [
    'the emergency mode of systemd',
    'You are in emergency mode. After logging in, type "journalctl -xb" to view system logs.\nGive root password for maintenance',
    'failed',
    'Boot stopped in the emergency shell',
  ],
  [
    'the shell of the initramfs',
    'ALERT! UUID=5c1e does not exist.\n(initramfs) ',
    'failed',
    'Boot stopped in the emergency shell, because the root file system could not be mounted',
  ],
  [
    'a disk that cannot be started from',
    'BdsDxe: No bootable option or device was found.',
    'failed',
    'The firmware found no bootable disk',
  ],
  ['a shutdown', '[ 812.4] reboot: Power down', 'halted', 'The guest shut down'],
];

const KERNEL = '[    0.000000] Linux version 6.12.57 (build)\n';

describe('the output of a serial console', () => {
  it.each(NAMES)('of %s is read', (name) => {
    const report = readBoot(transcript(name));
    const { system, findings, addresses, hostKeys, verdict } = report;
    expect([
      system,
      findings.map(({ kind }) => kind).join(' '),
      addresses.join(' '),
      hostKeys.length,
    ]).toEqual(EXPECTED[name]);
    expect(verdict).toBe('login');
    expect(verdictText(report)).toBe('The guest booted to a login prompt');
  });

  it('has the fingerprints that SSH clients show', () => {
    expect(readBoot(transcript('debian')).hostKeys[1]).toEqual({
      kind: 'ED25519',
      fingerprint: 'SHA256:Zk1nQ0c4pWm8o2d3u7f9h1j5l6x4v2b8n3s7t1r9yEQ',
    });
  });

  it.each(STOPPED)('shows %s', (_, output, verdict, said) => {
    const report = readBoot(KERNEL + output);
    expect([report.verdict, verdictText(report)]).toEqual([verdict, said]);
  });

  it('shows a process that was killed because memory ran out, which does not end the start', () => {
    const report = readBoot(
      `${transcript('debian')}\n[ 90.1] Out of memory: Killed process 812 (postgres) total-vm:1kB`,
    );
    expect(report.findings.at(-1)?.said).toBe('Memory ran out, and the kernel killed postgres');
    expect(report.verdict).toBe('login');
  });

  it('counts from the last start only', () => {
    const after = readBoot(`${KERNEL}Kernel panic - not syncing: x\n${transcript('debian')}`);
    expect([after.verdict, after.findings.some(({ kind }) => kind === 'panic')]).toEqual(['login', false]);
    const again = readBoot(transcript('debian') + KERNEL);
    expect([again.verdict, again.hostKeys, again.addresses]).toEqual(['started', [], []]);
    expect(verdictText(again)).toBe('The guest has started to boot. No login prompt detected');
  });

  it('is silent or unseen where it shows nothing of a start', () => {
    expect(readBoot('\u001B[2J\r\n').verdict).toBe('silent');
    expect(verdictText(readBoot('hello\nworld'))).toBe('No login prompt detected');
  });

  it('never fails because it is cut anywhere', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), fc.nat(), fc.nat(), (name, from, to) => {
        const text = transcript(name);
        const cut = text.slice(from % text.length, to % (text.length + 1));
        expect(readBoot(cut).verdict).not.toBe('failed');
      }),
    );
  });

  it('may be any bytes, and a mebibyte without a line break', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void readBoot(text)));
    expect(readBoot('\u001B[31mx'.repeat(175_000)).verdict).toBe('unseen');
  });
});
