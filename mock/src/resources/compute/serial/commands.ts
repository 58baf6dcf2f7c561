import type { InstanceRow } from '../../../store/rows/compute.ts';
import type { Store } from '../../../store/store.ts';
import { beginState, delays } from '../instance-states.ts';
import { promptOf } from './output.ts';

interface Machine {
  readonly store: Store;
  readonly instance: InstanceRow;
}

type Command = (machine: Machine, words: readonly string[]) => string;

/** The commands of the shell behind the serial port. docs/contract/server-behaviour.md section 10 [P]. */
const commands: Readonly<Record<string, Command>> = {
  clear: () => '\u001b[H\u001b[2J',
  date: ({ store }) => store.now().toUTCString(),
  echo: (_, words) => words.join(' '),
  exit: ({ instance }) => `logout\n\n${instance.hostname} ttyS0 - automatic login: root`,
  free: ({ instance }) => {
    const mib = Math.round(instance.memory / 1024 ** 2);
    return `       total (MiB)   used   free\nMem:   ${String(mib).padEnd(11)}   ${String(Math.round(mib / 8)).padEnd(4)}   ${mib - Math.round(mib / 8)}`;
  },
  help: () => `commands: ${Object.keys(commands).join(', ')}`,
  hostname: ({ instance }) => instance.hostname,
  ip: ({ store, instance }) =>
    store.tables.interfaces
      .filter((nic) => nic.instanceId === instance.id)
      .map((nic, index) => `${index + 2}: enp0s${index + 8}  ${nic.mac.toLowerCase()}  inet ${nic.ip}`)
      .join('\n'),
  ls: () => 'backup.sh  notes.txt  README',
  lsblk: ({ store, instance }) =>
    store.tables.disks
      .filter(({ state }) => 'instance' in state && state.instance === instance.id)
      .map((disk, index) => `nvme${index}n1  ${disk.size / 1024 ** 3}G  ${disk.name}`)
      .join('\n'),
  nproc: ({ instance }) => String(instance.ncpus),
  poweroff({ store, instance }) {
    if (instance.runState !== 'running') return 'poweroff: not now';
    beginState(store, instance, 'stopping', { ms: delays.stopping, to: 'stopped' });
    return 'The system will power off now.';
  },
  reboot({ store, instance }) {
    if (instance.runState !== 'running') return 'reboot: not now';
    beginState(store, instance, 'rebooting', { ms: delays.rebooting, to: 'running' });
    return 'The system will reboot now.';
  },
  uname: ({ instance }) => `Linux ${instance.hostname} 6.12.48 x86_64 GNU/Linux`,
  uptime: ({ store, instance }) => {
    const minutes = Math.floor((store.clock.now() - instance.timeRunStateUpdated.getTime()) / 60_000);
    return `up ${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  },
  whoami: () => 'root',
};

/** Executes a line; returns its output, including the next prompt. */
function execute(machine: Machine, line: string): string {
  const [name = '', ...words] = line.trim().split(/\s+/);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const printed = command ? command(machine, words) : name === '' ? '' : `${name}: command not found`;
  const end = printed === '' || name === 'clear' ? '' : '\r\n';
  return printed.replaceAll('\n', '\r\n') + end + promptOf(machine.instance);
}

/** Maximum characters of a line; the rest is dropped, as the line discipline of a terminal does (termios: MAX_CANON). */
const LINE_MAX = 4096;

const ENTER = '\r';
const ERASE = '\u007f';
const BACKSPACE = '\b';
const INTERRUPT = '\u0003';
/** Arrows and other non-character keys are dropped, because the shell has no history. */
const KEYS = /\u001b(?:\[[0-9;]*[A-Za-z~]|O[A-Za-z]|.)/g;

/**
 * Processes typed input: echoes it, with Enter as a line break, and executes complete lines. docs/contract/server-behaviour.md
 * section 10.
 * @param line input since the last Enter
 * @param input one character per byte
 */
export function typeInto(machine: Machine, line: string, input: string): { line: string; printed: string } {
  let typed = line;
  let printed = '';
  for (const char of input.replaceAll('\r\n', '\r').replaceAll('\n', '\r').replace(KEYS, '')) {
    if (char === ENTER) {
      printed += `\r\n${execute(machine, typed)}`;
      typed = '';
    } else if (char === INTERRUPT) {
      printed += `^C\r\n${promptOf(machine.instance)}`;
      typed = '';
    } else if (char === ERASE || char === BACKSPACE) {
      if (typed !== '') printed += '\b \b';
      typed = typed.slice(0, -1);
    } else if (char >= ' ' && typed.length < LINE_MAX) {
      printed += char;
      typed += char;
    }
  }
  return { line: typed, printed };
}
