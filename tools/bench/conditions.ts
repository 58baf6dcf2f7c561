/** How many times slower than this machine the processor of a measurement is. */
export const CPU_SLOWDOWN = 4;

/** Network and processor of a load; throughput in bytes per second, latency in milliseconds. */
export interface Conditions {
  network: { offline: boolean; latency: number; downloadThroughput: number; uploadThroughput: number };
  /** How many times slower than this machine. */
  processor: number;
}

/** Conditions of measured times: 10 Mbit/s, 40 ms, a machine four times slower than this one. */
export const SLOW: Conditions = {
  network: { offline: false, latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8 },
  processor: CPU_SLOWDOWN,
};
/** A phone at the edge of its network: 400 kbit/s, 400 ms. */
export const EDGE: Conditions = {
  network: { offline: false, latency: 400, downloadThroughput: 400e3 / 8, uploadThroughput: 400e3 / 8 },
  processor: CPU_SLOWDOWN,
};
/** Enough for bytes, requests and depth, which do not depend on the processor. */
export const COUNTED: Conditions = { ...SLOW, processor: 1 };
