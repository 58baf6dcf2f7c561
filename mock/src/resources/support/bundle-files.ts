import { seededRandom } from '../../values/ids.ts';
import type { Collected, CollectedSled, SupportBundleRow } from '../../store/rows/support.ts';
import type { ZipEntry } from './zip.ts';

/** Number of lines in a sled's log, which ends when the bundle was collected. */
const LOG_LINES = 120;
const MINUTE = 60_000;

const events = [
  ['info', 'heartbeat answered'],
  ['info', 'inventory reported'],
  ['info', 'time is in step with the rack'],
  ['info', 'disk health read: all good'],
  ['warn', 'request was slow, 1.2 s'],
  ['info', 'virtual machine started'],
  ['info', 'virtual machine stopped'],
  ['warn', 'fan 3 runs above its usual speed'],
] as const;

/** The log of a sled: generated, but the same in every download. */
function logOf(bundleId: string, { serial }: CollectedSled, at: Date): string {
  const random = seededRandom(`${bundleId} ${serial}`);
  let time = at.getTime() - LOG_LINES * MINUTE;
  const lines: string[] = [];
  for (let line = 0; line < LOG_LINES; line += 1) {
    time += Math.floor(random() * MINUTE);
    const [level, text] = events[Math.floor(random() * events.length)] ?? events[0];
    lines.push(`${new Date(time).toISOString()} ${level} ${serial}: ${text}\n`);
  }
  return lines.join('');
}

const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

function textsOf(bundle: SupportBundleRow, collected: Collected): [name: string, text: string][] {
  const { id, reasonForCreation, timeCreated } = bundle;
  const { at, release, rackIds, sleds, counts } = collected;
  return [
    ['bundle.json', json({ id, reason: reasonForCreation, requested: timeCreated, collected: at })],
    // The position of each sled, by its serial
    [
      'sled_info.json',
      json(
        Object.fromEntries(
          sleds.flatMap(({ id: uuid, serial, slot }) =>
            slot === null ? [] : [[serial, { cubby: slot, uuid }]],
          ),
        ),
      ),
    ],
    ['fleet/counts.json', json(counts)],
    ['fleet/racks.json', json(rackIds)],
    ['fleet/target-release.txt', `${release ?? 'none was set'}\n`],
    ...sleds.flatMap((sled): [string, string][] => [
      [`sleds/${sled.serial}/sled.json`, json(sled)],
      // A sled that was removed does not respond.
      ...(sled.policy === 'expunged'
        ? []
        : [[`sleds/${sled.serial}/logs/agent.log`, logOf(id, sled, at)] satisfies [string, string]]),
    ]),
  ];
}

const MIB = 1024 ** 2;

/** A long log, which repeats the lines of a short one. */
function longLog(bundleId: string, sled: CollectedSled | undefined, at: Date): string {
  const lines = sled ? logOf(bundleId, sled, at) : '';
  return lines === '' ? '' : lines.repeat(Math.ceil((3 * MIB) / lines.length)).slice(0, 3 * MIB);
}

/** Special files: long, binary, empty, with markup (docs/screens/operator.md section 12, M7). */
function oddOnes(id: string, { at, sleds }: Collected): ZipEntry[] {
  const encoder = new TextEncoder();
  const core = Uint8Array.from({ length: 64 * 1024 }, (_, index) => (index * 7) % 256);
  return [
    { name: 'fleet/trace.log', bytes: encoder.encode(longLog(id, sleds[0], at)) },
    { name: 'fleet/core.bin', bytes: core },
    { name: 'fleet/warnings.txt', bytes: new Uint8Array() },
    { name: 'fleet/requests.log', bytes: encoder.encode('info GET /<script>alert(1)</script>\n') },
  ];
}

const madeFor = new WeakMap<Collected, ZipEntry[]>();

/** The files of a bundle, in the order of its archive; always the same. Names of directories end with a slash. */
export function filesOf(bundle: SupportBundleRow, collected: Collected): ZipEntry[] {
  const made = madeFor.get(collected);
  if (made !== undefined) return made;
  const encoder = new TextEncoder();
  const directories = ['fleet/', 'sleds/', ...collected.sleds.map(({ serial }) => `sleds/${serial}/`)];
  const files = [
    ...directories.map((name) => ({ name, bytes: new Uint8Array() })),
    ...textsOf(bundle, collected).map(([name, text]) => ({ name, bytes: encoder.encode(text) })),
    ...oddOnes(bundle.id, collected),
  ];
  madeFor.set(collected, files);
  return files;
}
