import type { ConsoleRow, InstanceRow } from '../../../store/rows/compute.ts';
import type { Store } from '../../../store/store.ts';

/** Maximum bytes kept: as many as the UI requests when it connects. docs/contract/wire-rules.md "Websocket". */
const KEPT_BYTES = 262_144;

/** The prompt of the shell. */
export function promptOf({ hostname }: InstanceRow): string {
  return `root@${hostname}:~# `;
}

/** The output of an instance when it starts. */
export function bootLog(instance: InstanceRow): string {
  const { hostname, ncpus, memory } = instance;
  const mib = Math.round(memory / 1024 ** 2);
  const lines = [
    'UEFI firmware, starting boot loader',
    'Loading kernel ...',
    '[    0.000000] Command line: root=/dev/nvme0n1p1 ro console=ttyS0',
    `[    0.012811] Memory: ${mib * 1024 - 61_440}K/${mib * 1024}K available`,
    `[    0.087203] smp: Brought up 1 node, ${ncpus} CPU${ncpus === 1 ? '' : 's'}`,
    '[    0.412093] virtio-pci 0000:00:08.0: enabling device',
    '[    0.518844] nvme nvme0: pci function 0000:00:10.0',
    '[    0.771920] EXT4-fs (nvme0n1p1): mounted filesystem, ordered data mode',
    `[    1.104417] systemd[1]: Hostname set to <${hostname}>.`,
    '[  OK  ] Reached target network.target - Network.',
    '[  OK  ] Started ssh.service - OpenBSD Secure Shell server.',
    '[  OK  ] Reached target multi-user.target - Multi-User System.',
    '',
    `${hostname} ttyS0 - automatic login: root`,
    '',
  ];
  return lines.join('\r\n') + promptOf(instance);
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
