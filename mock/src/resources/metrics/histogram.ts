import type { T } from '../../wire/api.ts';

/** Edges of the bins, in nanoseconds or bytes: powers of ten. */
const BINS = [0, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000];

const SAMPLES = 400;

/** Estimate of a quantile, as its five markers. */
const quantile = (p: number, height: number): T.Quantile => ({
  p,
  markerHeights: [height / 4, height / 2, height, height * 1.2, height * 1.5],
  markerPositions: [1, 100, 200, 300, SAMPLES],
  desiredMarkerPositions: [1, 100, 200, 300, SAMPLES],
});

/** A distribution around a value: most samples in its bin, some in the adjacent bins. */
export function distributionOf(middle: number): T.Distributionint64 {
  const own = BINS.findLastIndex((edge) => edge <= middle);
  const counts = BINS.map((_, index) => {
    const away = Math.abs(index - own);
    return away === 0 ? SAMPLES * 0.8 : away === 1 ? SAMPLES * 0.1 : 0;
  });
  return {
    bins: [...BINS],
    counts,
    min: Math.round(middle / 8),
    max: Math.round(middle * 9),
    p50: quantile(0.5, Math.round(middle)),
    p90: quantile(0.9, Math.round(middle * 2.5)),
    p99: quantile(0.99, Math.round(middle * 6)),
    squaredMean: middle * middle,
    sumOfSamples: Math.round(middle * SAMPLES),
  };
}
