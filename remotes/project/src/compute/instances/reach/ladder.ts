import { addressed, addressRung } from './address.ts';
import { announcedRung } from './announced.ts';
import { bootRung, guestRung } from './guest.ts';
import { ruleRung, wayRung } from './network.ts';
import type { Asked, Case, LadderFacts, Rung } from './rung.ts';
import { stateRung } from './state.ts';

/**
 * Why an instance is not reached: the conditions in order, up to the first cause (issue 26, D3). Data that could not be read is a
 * separate, unknown rung: never fine, and never a cause.
 */
export function explainReach(facts: LadderFacts, asked: Asked): Rung[] {
  const one: Case = { ...facts, asked, target: addressed(facts, asked) };
  const rungs: Rung[] = [];
  for (const rungOf of [stateRung, addressRung, bootRung, ruleRung, wayRung, announcedRung]) {
    const rung = rungOf(one);
    if (rung) rungs.push(rung);
    if (rung?.outcome === 'cause') return rungs;
  }
  return [...rungs, guestRung(one, rungs)];
}
