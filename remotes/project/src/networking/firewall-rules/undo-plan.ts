import { createSequence } from '@console/shared/actions';
import type { Standing, UndoPlan } from '@console/shared/runtime';
import { compareSets, describeLine, diffSet, isSameSet, mergeSets } from '@console/shared/sets';
import type { VpcPlace } from '../vpcs/tabs.ts';
import { VERB_WORDS, writeRules, type Written } from './change.ts';
import { doneText } from './done.tsx';
import { readRules } from './read-rules.ts';
import { RULE_LINES } from './rule-set.ts';

/** Each write replaces all rules, so it must see the result of the previous one. */
const inTurn = createSequence();

/**
 * Gives rules their status back, or adds deleted ones again, unless one of them has been changed or added since; undefined when
 * anything else was written too.
 */
export function planOf(place: VpcPlace, written: Written): UndoPlan | undefined {
  const { added, removed, changed } = diffSet(written.was, written.is, RULE_LINES);
  if (added.length > 0 || (removed.length > 0 && changed.length > 0)) return undefined;
  if (changed.some(({ fields }) => fields.join() !== 'Status')) return undefined;
  const names = [...removed.map(({ name }) => name), ...changed.map(({ key }) => key)];
  if (names.length === 0) return undefined;
  const done = VERB_WORDS[changed[0]?.before.status === 'enabled' ? 'enable' : 'disable'].done;
  return {
    of: names.length === 1 ? `firewall rule ${names.join()}` : `${names.length} firewall rules`,
    before: 'was',
    after: 'is',
    look: () => standingOf(place, written),
    inTurn,
    done: doneText(removed.length > 0 ? 'restored' : done, names),
  };
}

/**
 * Compares the rules on the server with those that were written and those before: rules that others have added, changed or deleted
 * since then stay unchanged.
 */
async function standingOf(place: VpcPlace, { was, is }: Written): Promise<Standing> {
  const fresh = await readRules(place);
  const compared = compareSets(is, was, fresh, RULE_LINES);
  const { lines, open } = mergeSets(compared, new Map());
  const changes = compared.flatMap(({ key, name, base, theirs }) =>
    open.includes(key) ? [`${name}: ${describeLine(base, theirs, RULE_LINES).join('; ')}`] : [],
  );
  return {
    value: open.length > 0 ? undefined : isSameSet(lines, fresh, RULE_LINES) ? 'was' : 'is',
    now: () => `Changed since: ${changes.join('. ')}.`,
    back: () => writeRules(place, lines).send(),
  };
}
