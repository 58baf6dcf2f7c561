import { seededRandom } from '../../values/ids.ts';
import type { Collected, CollectedSled, SupportBundleRow } from './rows.ts';
import type { ZipEntry } from './zip.ts';

/** Lines of a sled's log, which end when the bundle was collected. */
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

/** The log of a sled: made up, but the same in every download. */
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
    ['fleet/counts.json', json(counts)],
    ['fleet/racks.json', json(rackIds)],
    ['fleet/target-release.txt', `${release ?? 'none was set'}\n`],
    ...sleds.flatMap((sled): [string, string][] => [
      [`sleds/${sled.serial}/sled.json`, json(sled)],
      // A sled that was taken out answers nobody.
      ...(sled.policy === 'expunged'
        ? []
        : [[`sleds/${sled.serial}/logs/agent.log`, logOf(id, sled, at)] satisfies [string, string]]),
    ]),
  ];
}

/** The files of a bundle, in the order of its archive; the same whenever they are asked for. */
export function filesOf(bundle: SupportBundleRow, collected: Collected): ZipEntry[] {
  const encoder = new TextEncoder();
  return textsOf(bundle, collected).map(([name, text]) => ({ name, bytes: encoder.encode(text) }));
}
