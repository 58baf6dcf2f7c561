import type { AreaModule } from '@console/shared/contract';
import { truncate } from '@console/shared/format';
import type { Query } from '@console/shared/query';
import { isRecord } from '@console/shared/record';
import { areaModule, config } from '@console/shared/runtime';
import { type Finding, SEVERITIES, worstFirst } from '../base/finding.ts';

/** An area that adds findings, by its row of the registry. */
export interface FindingArea {
  readonly name: string;
  readonly label: string;
}

/** The areas of this console that add findings. */
export const findingAreas = (): readonly FindingArea[] =>
  config()
    .remotes.filter(({ hasFindings }) => hasFindings)
    .map(({ name, label }) => ({ name, label }));

/** Milliseconds after which the response of an area counts as failed: its own requests have shorter limits. */
const LIMIT = 20_000;

/** Maximum number of findings of an area, so that it does not bury those of others. */
const MOST = 50;

/** Characters of the longest sentence. */
const LONGEST = 300;

/** The findings of an area. */
export interface AreaFindings {
  readonly findings: readonly Finding[];
  /** How many more there are than are listed. */
  readonly more: number;
}

/** Another team's code has no types at run time. */
function findingIn(value: unknown, area: string): Finding {
  const { key, severity, text, to } = isRecord(value) ? value : {};
  const known = SEVERITIES.find((one) => one === severity);
  const isReadable = typeof key === 'string' && typeof text === 'string' && typeof to === 'string';
  if (!known || !isReadable || !to.startsWith('/') || to.startsWith('//'))
    throw new Error('It lists something that is not a finding');
  return { key: `${area}: ${key}`, severity: known, text: truncate(text, LONGEST), to };
}

/** The result of `findings` of an area, checked. */
export function readFindings(answer: unknown, area: string): AreaFindings {
  if (!Array.isArray(answer)) throw new Error('It does not list findings');
  const all = worstFirst(answer.map((one: unknown) => findingIn(one, area)));
  return { findings: all.slice(0, MOST), more: Math.max(0, all.length - MOST) };
}

const askedOf = async ({ findings }: AreaModule): Promise<unknown> => {
  if (!findings) throw new Error('Its build has no findings');
  return findings();
};

/** The findings of another area, whose code is fetched for that; an error in it is a failed read. */
export const findingsOfArea = ({ name }: FindingArea): Query<AreaFindings> => ({
  queryKey: ['findings of an area', name],
  queryFn: async () => {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new Error('It did not answer in time')), LIMIT);
    try {
      return readFindings(await Promise.race([areaModule(name).then(askedOf), late.promise]), name);
    } finally {
      clearTimeout(timer);
    }
  },
});
