/** Page views and how many of them failed. */
export interface Rate {
  views: number;
  failing: number;
}

/** The limits for rolling a build back. */
export interface Limit {
  /** Percentage points by which the share of failing page views may exceed that of the previous build. */
  points: number;
  /** The minimum number of page views for a verdict. */
  leastViews: number;
}

/** The default: five points more, with at least twenty page views. */
export const DEFAULT_LIMIT: Limit = { points: 5, leastViews: 20 };

/** 95 % of a normal distribution lie within this many standard deviations of its mean. */
const Z = 1.96;

/**
 * The smallest share of failing views that the observed ones are compatible with, with 95 % confidence (Wilson score interval), in
 * per cent: few views with a few errors must not take back a good build.
 */
export function lowestShare({ views, failing }: Rate): number {
  if (views === 0 || failing === 0) return 0;
  const share = failing / views;
  const spread = Z * Math.sqrt((share * (1 - share)) / views + Z ** 2 / (4 * views ** 2));
  return Math.max(0, ((share + Z ** 2 / (2 * views) - spread) / (1 + Z ** 2 / views)) * 100);
}

/** Whether a new build fails clearly more often than the previous one. */
export function isWorse(fresh: Rate, before: Rate, { points, leastViews }: Limit): boolean {
  if (fresh.views < leastViews) return false;
  const allowed = before.views === 0 ? 0 : (before.failing / before.views) * 100;
  return lowestShare(fresh) > allowed + points;
}
