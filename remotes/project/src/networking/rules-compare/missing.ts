import type { NetworkFacts } from '../firewall-rules/effective/facts.ts';
import { unknownNames } from '../firewall-rules/effective/advice.ts';
import type { RuleBody } from '../firewall-rules/rule-set.ts';

/**
 * Resources named by targets and hosts of a rule that a VPC or its project lacks, in sentences: the server accepts such a rule, and
 * a missing resource matches nothing. Data that could not be read are not checked.
 */
export function missingIn({ targets, filters }: RuleBody, facts: NetworkFacts): readonly string[] {
  const { vpc, interfaces } = facts;
  const found = [...targets, ...(filters.hosts ?? [])].flatMap((end) => {
    const [unknown] = unknownNames([end], facts);
    if (unknown !== undefined)
      return end.type === 'subnet' ? `No subnet of VPC ${vpc} is named ${end.value}.` : `${unknown}.`;
    const isElsewhere =
      end.type === 'instance' && interfaces?.every(({ instance }) => instance !== end.value);
    return isElsewhere ? `Instance ${end.value} has no interface in VPC ${vpc}.` : [];
  });
  return [...new Set(found)];
}
