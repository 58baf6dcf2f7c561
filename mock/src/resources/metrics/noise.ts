import { checksum } from '../../values/ids.ts';

/** An integer derived from a text, as the seed of `noise`. */
export function seedOf(...parts: readonly string[]): number {
  return Number.parseInt(checksum(parts.join('/')), 16);
}

/** A number in [0, 1) that depends only on the seed and the slot. */
export function noise(seed: number, slot: number): number {
  let word = (seed ^ Math.imul(slot | 0, 0x9e3779b1)) | 0;
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return ((word ^ (word >>> 16)) >>> 0) / 4294967296;
}

/** Noise that changes smoothly from slot to slot. */
function smooth(seed: number, time: number, slotMs: number): number {
  const slot = Math.floor(time / slotMs);
  const part = time / slotMs - slot;
  const eased = part * part * (3 - 2 * part);
  return noise(seed, slot) * (1 - eased) + noise(seed, slot + 1) * eased;
}

const MINUTE = 60_000;
/** Slot lengths and weights: slow variations with small fast ones. */
const octaves = [
  [360 * MINUTE, 0.4],
  [55 * MINUTE, 0.3],
  [9 * MINUTE, 0.2],
  [MINUTE, 0.1],
] as const;

/**
 * A curve between 0 and 1 over time. The same seed and time always give the same value, so that charts of any range agree.
 * @param time milliseconds since the epoch
 * @param window milliseconds over which the value is a mean; faster variations are left out
 */
export function wave(seed: number, time: number, window: number): number {
  let sum = 0;
  for (const [slotMs, weight] of octaves)
    sum += weight * (slotMs * 2 < window ? 0.5 : smooth(seed, time, slotMs));
  return sum;
}
