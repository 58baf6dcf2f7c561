import type { T } from '../../wire/api.ts';
import type { Store } from '../../store/store.ts';
import { seedOf, wave } from './noise.ts';

const POINTS = 1000;
const SECOND = 1000;

/** Mean operations or bytes per second. */
const rates: Readonly<Record<T.DiskMetricName, number>> = {
  activated: 0,
  flush: 2,
  read: 40,
  read_bytes: 40 * 16_384,
  write: 25,
  write_bytes: 25 * 32_768,
};

/** Changes of a rate: a daily one and one within the hour, with their part of the mean and their length in seconds. */
const swings = [
  { part: 0.45, seconds: 86_400 },
  { part: 0.25, seconds: 2900 },
];

/** Seconds at the mean rate that give the value of a counter whose rate has the swings; rises, since their parts are below 1 together. */
const swung = (active: number) =>
  swings.reduce((sum, { part, seconds }) => {
    const turn = seconds / (2 * Math.PI);
    return sum + part * turn * (1 - Math.cos(active / turn));
  }, active);

/** The end of the disk's activity: now while attached, else its last change. */
function activeUntil(store: Store, disk: T.Disk): number {
  return 'instance' in disk.state ? store.clock.now() : disk.timeModified.getTime();
}

/**
 * A counter of a disk over a range: a thousand evenly spread points. It rises while the disk is attached and is constant
 * afterwards. docs/contract/server-behaviour.md section 5 "Disks".
 */
export function diskPoints(
  store: Store,
  disk: T.Disk,
  metric: T.DiskMetricName,
  range: { readonly start: Date; readonly end: Date },
): T.Measurement[] {
  const start = range.start.getTime();
  const end = Math.min(range.end.getTime(), store.clock.now());
  if (end <= start) return [];
  const seed = seedOf(metric, disk.id);
  const rate = rates[metric] * (0.3 + 1.4 * wave(seed, 0, 0));
  const created = disk.timeCreated.getTime();
  const until = activeUntil(store, disk);
  const step = (end - start) / POINTS;
  const points: T.Measurement[] = [];
  for (let index = 0; index < POINTS; index += 1) {
    const time = Math.floor(start + index * step);
    if (time < created || points.at(-1)?.timestamp.getTime() === time) continue;
    const active = Math.max(0, Math.min(time, until) - created) / SECOND;
    const value = metric === 'activated' ? 1 : Math.floor(rate * swung(active));
    points.push({
      timestamp: new Date(time),
      datum: { type: 'cumulative_i64', datum: { startTime: disk.timeCreated, value } },
    });
  }
  return points;
}
