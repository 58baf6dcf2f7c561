import { describe, expect, test } from 'vitest';
import { linkState } from '../switch-ports/link-state.ts';
import { countsOf } from './counts.ts';
import { pathOf } from './path-of.ts';
import { factsOf, healthyNetwork, WEST } from './test-facts.ts';
import { missingIn } from './warnings/facts.ts';
import { warningsOf } from './warnings/warnings.ts';

const base = healthyNetwork();

const DOWN = linkState({ links: [{ linkName: 'phy0', state: 'down' }] });
const idsOf = (facts: ReturnType<typeof factsOf>) => warningsOf(facts).map(({ id }) => id);

describe('a source that could not be read', () => {
  const gone = <Value>(of: ReadonlyMap<string, Value>) =>
    new Map([...of].map(([key, value], index) => [key, index === 0 ? undefined : value]));
  const network = {
    views: gone(base.views),
    links: gone(base.links),
    neighbors: gone(base.neighbors),
    lldp: new Map(),
    sessions: undefined,
    bfd: undefined,
    exports: undefined,
    imported: undefined,
  };
  const others = {
    announced: undefined,
    pools: undefined,
    loopbacks: undefined,
    blocks: undefined,
    allowList: undefined,
  };
  const sources = [
    ...Object.entries(network).map(([name, value]) => [name, { [name]: value }, {}] as const),
    ...Object.entries(others).map(([name, value]) => [name, {}, { [name]: value }] as const),
  ];
  const westDown = { links: new Map([...base.links, [WEST, DOWN]]) };
  const trying = base.sessions?.map((one) => ({ ...one, state: 'active' as const }));
  const broken = { sessions: trying, exports: {}, imported: [] };

  // @sheet operator/13.42
  test.each(sources)('%s raises no warning, and is named', (name, change, rest) => {
    for (const state of [{}, westDown, broken]) {
      const whole = idsOf(factsOf(state));
      const facts = factsOf({ ...state, ...change }, rest);
      expect(idsOf(facts).filter((id) => !whole.includes(id))).toEqual([]);
      expect(missingIn(facts), name).toHaveLength(1);
    }
  });

  test.each(sources)('%s never lets the path of an address end', (_, change, rest) =>
    expect(
      pathOf('198.51.100.7', factsOf(change, rest))?.filter(({ found, note }) => !found && !note),
    ).toEqual([]),
  );

  // @sheet common-ui/34.37
  test.each(sources)('%s never lowers a count without a word', (_, change, rest) => {
    const whole = countsOf(factsOf().uplinks, factsOf().network);
    const facts = factsOf(change, rest);
    const counts = countsOf(facts.uplinks, facts.network);
    expect(counts.filter((count) => !whole.includes(count) && !/not available|unknown/.test(count))).toEqual(
      [],
    );
  });
});
