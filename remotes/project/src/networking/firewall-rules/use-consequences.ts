import { useEffect, useMemo, useState } from 'react';
import type { VpcPlace } from '../vpcs/tabs.ts';
import type { Consequences } from './effective/consequences.ts';
import type { PlacedFacts } from './effective/consequences-ends.ts';
import type { InterfaceFact } from './effective/facts.ts';
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

/**
 * The result of a comparison; undefined until it is known. The previous one stays until then if that takes a moment only.
 * @param start begins the comparison; keep it in a `useMemo`
 */
export function useComparison(start: (() => Generator<void, Consequences>) | undefined) {
  const [result, setResult] = useState<Consequences>();
  // The work continues in the background, because events of the page come first
  useEffect(() => {
    if (!start) return undefined;
    const work = start();
    let timer = setTimeout(go, PAUSE);
    function go() {
      const until = performance.now() + PART;
      let step = work.next();
      while (!step.done && performance.now() < until) step = work.next();
      setResult(step.done ? step.value : undefined);
      if (!step.done) timer = setTimeout(go);
    }
    return () => clearTimeout(timer);
  }, [start]);
  return result;
}
