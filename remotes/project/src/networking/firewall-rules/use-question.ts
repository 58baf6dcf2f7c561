import { useMemo } from 'react';
import type { VpcFirewallRule } from '@console/shared/api';
import { useQuery } from '@console/shared/query';
import type { VpcPlace } from '../vpcs/tabs.ts';
import type { NetworkFacts } from './effective/facts.ts';
import { answersOf, appliesTo, parseQuestion, trafficOf } from './effective/question.ts';
import { vpcInterfaces } from './queries.ts';
import { useFacts } from './use-facts.ts';

/** The result of a question. */
export interface Answer {
  /** The rules that apply, or may apply; all of them without a question. */
  readonly rules: readonly VpcFirewallRule[];
  readonly lines: readonly string[];
  readonly facts: NetworkFacts;
}

const NOT_UNDERSTOOD =
  'Enter an address, an instance or a port, or an address or instance with a port: 10.0.0.7:22.';

/** Evaluates a question about the rules of a VPC. The addresses of instances are read when the question contains an endpoint. */
export function useQuestion(place: VpcPlace, rules: readonly VpcFirewallRule[], text: string): Answer {
  const question = useMemo(() => parseQuestion(text), [text]);
  const isAboutEnd = question?.address !== undefined || question?.instance !== undefined;
  const { data, isError, isFetching } = useQuery(vpcInterfaces(place), { enabled: isAboutEnd });
  const facts = useFacts(place, data);
  return useMemo(() => {
    if (text === '') return { rules, lines: [], facts };
    if (!question) return { rules, lines: [NOT_UNDERSTOOD], facts };
    const traffic = trafficOf(question, facts);
    if (traffic.length === 0)
      return { rules: [], lines: [`${question.instance} has no interface in this VPC.`], facts };
    const isUnsure = isAboutEnd && data === undefined;
    return {
      rules: rules.filter((rule) => appliesTo(rule, traffic)),
      lines: [...answersOf(rules, traffic), ...(isUnsure ? [unsure(isFetching, isError)] : [])],
      facts,
    };
  }, [text, question, rules, facts, isAboutEnd, data, isError, isFetching]);
}

const unsure = (isFetching: boolean, isError: boolean): string => {
  if (isError)
    return 'The addresses of the instances could not be loaded, so rules that may apply are shown too.';
  return isFetching ? 'Loading the addresses of the instances…' : 'The addresses are not known yet.';
};
