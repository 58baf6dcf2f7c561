import { useEffect, useMemo, useState } from 'react';
import type { VpcPlace } from '../vpcs/tabs.ts';
import { comparing, type Consequences } from './effective/consequences.ts';
import type { PlacedFacts } from './effective/consequences-ends.ts';
import type { InterfaceFact } from './effective/facts.ts';
import type { RuleBody } from './rule-set.ts';
import { useFacts } from './use-facts.ts';

/** Milliseconds without a change of the form after which the comparison begins. */
const PAUSE = 200;

/** Milliseconds after which the comparison lets the page respond. */
const PART = 8;

/** The facts of a VPC, once the addresses of its instances are known. */
export function usePlacedFacts(
  place: VpcPlace,
  interfaces: readonly InterfaceFact[] | undefined,
): PlacedFacts | undefined {
  const facts = useFacts(place, interfaces);
  return useMemo(() => {
    const { subnets } = facts;
    return subnets && interfaces && { ...facts, subnets, interfaces };
  }, [facts, interfaces]);
}

/** What follows from a change of rules; undefined until it is known. The previous result stays until then if that takes a moment only. */
export function useConsequences(
  before: readonly RuleBody[],
  after: readonly RuleBody[],
  facts: PlacedFacts | undefined,
): Consequences | undefined {
  const [result, setResult] = useState<Consequences>();
  // The work goes on beside the page, whose events have to come first
  useEffect(() => {
    if (!facts) return undefined;
    const work = comparing(before, after, facts);
    let timer = setTimeout(go, PAUSE);
    function go() {
      const until = performance.now() + PART;
      let step = work.next();
      while (!step.done && performance.now() < until) step = work.next();
      setResult(step.done ? step.value : undefined);
      if (!step.done) timer = setTimeout(go);
    }
    return () => clearTimeout(timer);
  }, [before, after, facts]);
  return result;
}
