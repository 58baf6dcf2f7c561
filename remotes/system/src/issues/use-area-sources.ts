import { useMemo } from 'react';
import { usePolledQueries } from '@console/shared/query';
import { mapFact } from '../base/fact.ts';
import { factOf } from '../base/use-fact.ts';
import { findingAreas, findingsOfArea } from './area-findings.ts';
import { EVERY, type Source, sourceOf } from './source.ts';

const everyMinute = { poll: () => EVERY };

/** The findings of other areas for the overview, a source for each. */
export function useAreaSources(): readonly Source[] {
  const areas = useMemo(() => findingAreas(), []);
  const answers = usePolledQueries(areas.map(findingsOfArea), everyMinute);
  return areas.flatMap(({ label }, index) => {
    const answer = answers[index];
    if (!answer) return [];
    const { data, error, refetch } = answer;
    // A failed refresh makes the previous findings unknown again
    const fact = factOf({ data: error ? undefined : data, error });
    const more = fact && 'data' in fact ? fact.data.more : 0;
    return [
      sourceOf(
        label,
        mapFact(fact, ({ findings }) => findings),
        refetch,
        more > 0 ? [`${more} more findings`] : [],
      ),
    ];
  });
}
