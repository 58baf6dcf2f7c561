import type { SiloUtilization, VirtualResourceCounts } from '@console/shared/api';
import { CAPACITY_KINDS } from '@console/shared/capacity';
import { capitalize, pluralize } from '@console/shared/format';
import { confidenceOf, DAY, exhaustion, type Point, startOfDay, trend } from '../capacity/model/trend.ts';
import { needOf } from './need.ts';

/** Share of a quota, in percent, above which a silo is named. */
export const CLOSE = 90;
/** Number of silos that are named. */
const NAMED = 3;

/** Facts for the headline. */
export interface HeadlineFacts {
  readonly silos: readonly SiloUtilization[];
  readonly provisioned: VirtualResourceCounts;
  /** Undefined when the sleds could not be read. */
  readonly hardware: VirtualResourceCounts | undefined;
  /** History by resource, in the order of {@link CAPACITY_KINDS}; undefined for one that could not be read. */
  readonly histories: readonly (readonly Point[] | undefined)[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** `about 20 months`, `about 3 weeks`. */
export function spanText(days: number): string {
  if (days < 14) return `about ${pluralize(Math.max(1, Math.round(days)), 'day')}`;
  if (days < 60) return `about ${pluralize(Math.round(days / 7), 'week')}`;
  return `about ${pluralize(Math.round(days / 30.4), 'month')}`;
}

/** Sentence on how long the hardware lasts. An unknown resource could run out first, so it is empty then. */
function hardwareText({ provisioned, hardware, histories, now }: HeadlineFacts): string {
  const known = CAPACITY_KINDS.flatMap(({ key, label }, index) => {
    const points = histories[index];
    if (!hardware || !points) return [];
    const growth = trend(points, now);
    return [{ label, growth, found: exhaustion(provisioned[key], hardware[key], growth, now) }];
  });
  if (known.length < CAPACITY_KINDS.length) return 'when the hardware is used up is not available';
  const full = known.filter(({ found }) => found === 'exhausted').map(({ label }) => label);
  if (full.length > 0) return `${full.join(' and ')} of the hardware is used up`;
  const [first] = known
    .flatMap(({ label, growth, found }) =>
      typeof found === 'object' ? [{ label, growth, at: found.at }] : [],
    )
    .toSorted((a, b) => a.at - b.at);
  if (first && typeof first.growth === 'object') {
    const confidence = confidenceOf(first.growth);
    const sure = confidence === 'few days' ? 'low' : confidence;
    const span = spanText((first.at - startOfDay(now)) / DAY);
    return `${first.label} is used up first, at today’s rate in ${span} (${sure} confidence)`;
  }
  if (known.every(({ found }) => found === 'unknown')) return 'the history is too short for a forecast';
  if (known.some(({ found }) => found === 'more than 2 years'))
    return 'at today’s rate, the hardware lasts for more than 2 years';
  return 'use of the hardware is not growing';
}

function silosText(silos: readonly SiloUtilization[]): string {
  const close = silos.filter((silo) => needOf(silo) > CLOSE).map(({ siloName }) => siloName);
  if (close.length === 0) return `no silo is above ${CLOSE}% of a quota`;
  const who = close.length > NAMED ? pluralize(close.length, 'silo') : close.join(', ');
  return `${who} ${close.length === 1 ? 'is' : 'are'} above ${CLOSE}% of a quota`;
}

/** The page in a sentence: when the hardware is used up, and which silos are close to their quotas. */
export const headline = (facts: HeadlineFacts): string =>
  `${capitalize(hardwareText(facts))}; ${silosText(facts.silos)}.`;
