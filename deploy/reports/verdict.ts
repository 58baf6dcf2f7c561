/** Page views, and the number of failed ones. */
export interface Rate {
  views: number;
  failing: number;
  /** Clients that the views came from. */
  clients: number;
  /** Views that count in a verdict: at most `MOST_OF_CLIENT` of each client. */
  weight: number;
  /** The share of failing views among those that count, from 0 to 1. */
  share: number;
}

/** Views of one client that count, so that one client does not decide alone. */
export const MOST_OF_CLIENT = 3;

export function shareOf(clients: readonly Pick<Rate, 'views' | 'failing'>[]): Rate {
  const sum = (of: (client: Pick<Rate, 'views' | 'failing'>) => number) =>
    clients.reduce((all, client) => all + of(client), 0);
  const weightOf = ({ views }: Pick<Rate, 'views'>) => Math.min(views, MOST_OF_CLIENT);
  const weight = sum(weightOf);
  const failing = sum((client) => weightOf(client) * (client.failing / client.views));
  return {
    views: sum(({ views }) => views),
    failing: sum((client) => client.failing),
    clients: clients.length,
    weight,
    share: weight === 0 ? 0 : failing / weight,
  };
}

/** The limits for rolling a build back. */
export interface Limit {
  /** Percentage points by which the share of failing page views may exceed that of the previous build. */
  points: number;
  /** The minimum number of page views that count for a verdict. */
  leastViews: number;
}

/** The default: five points more, with at least twenty page views, which are those of seven clients or more. */
export const DEFAULT_LIMIT: Limit = { points: 5, leastViews: 20 };

/** 95% of a normal distribution lie within this many standard deviations of its mean. */
const Z = 1.96;

/**
 * The smallest share of failing views that the observed ones are compatible with, with 95% confidence (Wilson score interval), in
 * percent: few views with a few errors must not roll back a good build.
 */
export function lowestShare({ weight, share }: Pick<Rate, 'weight' | 'share'>): number {
  if (weight === 0 || share === 0) return 0;
  const spread = Z * Math.sqrt((share * (1 - share)) / weight + Z ** 2 / (4 * weight ** 2));
  return Math.max(0, ((share + Z ** 2 / (2 * weight) - spread) / (1 + Z ** 2 / weight)) * 100);
}

/** Whether enough views count for a verdict. */
export const isEnough = ({ weight }: Pick<Rate, 'weight'>, { leastViews }: Limit): boolean =>
  weight >= leastViews;

/** Whether a new build fails clearly more often than the previous one. */
export function isWorse(
  fresh: Pick<Rate, 'weight' | 'share'>,
  before: Pick<Rate, 'weight' | 'share'>,
  limit: Limit,
): boolean {
  return isEnough(fresh, limit) && lowestShare(fresh) > before.share * 100 + limit.points;
}
