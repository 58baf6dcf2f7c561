import type { ConsoleRow, InstanceRow } from '../../../store/rows/compute.ts';
import type { Store } from '../../../store/store.ts';

/** Maximum bytes kept: as many as the UI requests when it connects. docs/contract/wire-rules.md "Websocket". */
const KEPT_BYTES = 262_144;

export function promptOf({ hostname }: InstanceRow): string {
  return `root@${hostname}:~# `;
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** A fingerprint of a host key, always the same for an instance and a kind of key. */
function fingerprintOf({ id }: InstanceRow, salt: number): string {
  const digits = id.replaceAll('-', '');
  const chars = Array.from({ length: 43 }, (_, at) => {
    const digit = Number.parseInt(digits[at % digits.length] ?? '0', 16);
    return BASE64[(digit * 7 + at * 11 + salt) % BASE64.length];
  });
  return `SHA256:${chars.join('')}`;
}

/** The output of firmware and kernel. */
function kernelLog({ ncpus, memory }: InstanceRow): readonly string[] {
  const mib = Math.round(memory / 1024 ** 2);
  return [
    'UEFI firmware, starting boot loader',
    'Loading kernel ...',
    '[    0.000000] Linux version 6.12.57+deb13-amd64 (build@demo) (gcc 14.2.0) #1 SMP PREEMPT_DYNAMIC',
    '[    0.000000] Command line: root=/dev/nvme0n1p1 ro console=ttyS0',
    `[    0.012811] Memory: ${mib * 1024 - 61_440}K/${mib * 1024}K available`,
    `[    0.087203] smp: Brought up 1 node, ${ncpus} CPU${ncpus === 1 ? '' : 's'}`,
    '[    0.412093] virtio-pci 0000:00:08.0: enabling device',
    '[    0.518844] nvme nvme0: pci function 0000:00:10.0',
  ];
}

/** The output of an instance when it starts. */
export function bootLog(instance: InstanceRow): string {
  const { hostname } = instance;
  const lines = [
    ...kernelLog(instance),
    '[    0.771920] EXT4-fs (nvme0n1p1): mounted filesystem, ordered data mode',
    `[    1.104417] systemd[1]: Hostname set to <${hostname}>.`,
    '[  OK  ] Reached target network-online.target - Network is Online.',
    '[  OK  ] Started ssh.service - OpenBSD Secure Shell server.',
    '-----BEGIN SSH HOST KEY FINGERPRINTS-----',
    `256 ${fingerprintOf(instance, 3)} root@${hostname} (ECDSA)`,
    `256 ${fingerprintOf(instance, 29)} root@${hostname} (ED25519)`,
    `3072 ${fingerprintOf(instance, 47)} root@${hostname} (RSA)`,
    '-----END SSH HOST KEY FINGERPRINTS-----',
    '[    8.402617] cloud-init[622]: Cloud-init v. 25.1.4 finished. Datasource DataSourceNoCloud.  Up 8.40 seconds',
    '[  OK  ] Reached target multi-user.target - Multi-User System.',
    '',
    `${hostname} ttyS0 - automatic login: root`,
    '',
  ];
  return lines.join('\r\n') + promptOf(instance);
}

/** The output of an instance whose data disk is missing, so that its start stops. */
export function failedBootLog(instance: InstanceRow): string {
  return [
    ...kernelLog(instance),
    '[    0.771920] EXT4-fs (nvme0n1p1): mounted filesystem, ordered data mode',
    '[ TIME ] Timed out waiting for device dev-disk-by\\x2dlabel-certs.device.',
    '[DEPEND] Dependency failed for srv-certs.mount - /srv/certs.',
    '[DEPEND] Dependency failed for local-fs.target - Local File Systems.',
    'You are in emergency mode. After logging in, type "journalctl -xb" to view',
    'system logs, "systemctl reboot" to reboot, or "exit" to continue bootup.',
    'Press Enter for maintenance',
    '(or press Control-D to continue): ',
  ].join('\r\n');
}

/** The stored output of an instance. Before the first request it is generated from the log of its start. */
export function outputOf(store: Store, instance: InstanceRow): ConsoleRow {
  const row = store.tables.consoles.get(instance.id);
  if (row !== undefined) return row;
  const kept = bootLog(instance);
  return { id: instance.id, kept, total: kept.length };
}

/** Appends text to the serial output. One character is one byte. */
export function print(store: Store, instance: InstanceRow, text: string): void {
  const { kept, total } = outputOf(store, instance);
  store.tables.consoles.put({
    id: instance.id,
    kept: (kept + text).slice(-KEPT_BYTES),
    total: total + text.length,
  });
}

/** Converts a text of one-byte characters to bytes. */
export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (char) => char.charCodeAt(0));
}

/** Converts bytes to a text of one-byte characters. */
export function fromBytes(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}
