import { truncate } from '@console/shared/format';
import { isRecord } from '@console/shared/record';
import { areaModule } from '@console/shared/runtime';
import type { FindingArea } from '../composition/finding-areas.ts';
import { hasPage } from './has-page.ts';
import type { Hit } from './hits.ts';

/** Milliseconds after which the answer of an area counts as failed. */
const LIMIT = 20_000;

/** Maximum number of results of an area, so that they do not bury those of others. */
const MOST = 50;

/** Characters of the longest name or parent. */
const LONGEST = 200;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Another team's code has no types at run time. Results without a page in this console are left out. */
function hitIn(value: unknown, { name: area, finds }: FindingArea): Hit | undefined {
  const { id, name, context = [], to } = isRecord(value) ? value : {};
  if (!isText(id) || !isText(name) || !isText(to) || !Array.isArray(context) || !context.every(isText))
    throw new Error('It found something that is no result');
  if (!to.startsWith('/') || to.startsWith('//') || !hasPage(to)) return undefined;
  return {
    kind: 'other',
    label: finds,
    id: `${area}/${id}`,
    name: truncate(name, LONGEST),
    context: context.map((part) => truncate(part, LONGEST)),
    to,
  };
}

/**
 * The results of another area, whose code is fetched for that.
 * @throws the error of the area, or one for a result that is late or not a list
 */
export async function hitsOfArea(area: FindingArea, text: string, signal: AbortSignal): Promise<Hit[]> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('It did not answer in time')), LIMIT);
  try {
    const find = async (): Promise<unknown> => {
      const module = await areaModule(area.name);
      if (!module.find) throw new Error('Its build finds nothing');
      return module.find(text, signal);
    };
    const answer = await Promise.race([find(), late.promise]);
    if (!Array.isArray(answer)) throw new Error('It does not list results');
    return answer.slice(0, MOST).flatMap((one: unknown) => hitIn(one, area) ?? []);
  } finally {
    clearTimeout(timer);
  }
}
