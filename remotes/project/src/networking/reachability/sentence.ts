import type { Explanation } from './explain.ts';
import type { End, ReachQuestion } from './facts.ts';
import { formatAddress } from '@console/shared/format';

const nameOf = (end: End): string => {
  if (end.kind === 'internet') return 'the internet';
  return end.kind === 'address' ? formatAddress(end.address) : end.name;
};

/** ` by TCP on port 22`. */
function how({ protocol, port }: ReachQuestion): string {
  const by = protocol === undefined ? '' : ` by ${protocol}`;
  return port === undefined ? by : `${by} on port ${port}`;
}

/** The answer in one sentence, with the first reason if there is one. */
export function sentenceOf({ verdict, steps }: Explanation, question: ReachQuestion): string {
  const [from, to] = [nameOf(question.from), nameOf(question.to)];
  const wanted = verdict === 'denied' ? 'stops' : 'unknown';
  const reason = steps.find(({ outcome }) => outcome === wanted)?.text;
  const because = reason === undefined ? '.' : `: ${reason}.`;
  if (verdict === 'allowed') return `Allowed: ${from} reaches ${to}${how(question)}.`;
  if (verdict === 'denied') return `Denied: ${from} does not reach ${to}${how(question)}${because}`;
  return `Unknown whether ${from} reaches ${to}${how(question)}${because}`;
}
