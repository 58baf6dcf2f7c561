import type { InstanceNetworkInterface, VpcFirewallRule, VpcSubnet } from '@console/shared/api';
import { inOrder } from '../../../networking/firewall-rules/effective/decide.ts';
import { appliesTo, trafficOf } from '../../../networking/firewall-rules/effective/question.ts';

interface RuleFacts {
  /** Name of the VPC. */
  readonly vpc: string;
  readonly rules: readonly VpcFirewallRule[];
  readonly subnets: readonly VpcSubnet[];
  /** The interfaces of the instance. */
  readonly interfaces: readonly Pick<InstanceNetworkInterface, 'ip' | 'subnetId'>[];
}

/** The enabled rules that apply, or may apply, to an instance, in order of evaluation. */
export function rulesFor(
  instance: string,
  { vpc, rules, subnets, interfaces }: RuleFacts,
): VpcFirewallRule[] {
  const names = new Map(subnets.map(({ id, name }) => [id, name]));
  const traffic = trafficOf(
    { instance },
    {
      vpc,
      vpcs: undefined,
      instances: undefined,
      subnets,
      interfaces: interfaces.flatMap(({ ip, subnetId }) => {
        const subnet = names.get(subnetId);
        return subnet === undefined ? [] : [{ instance, subnet, address: ip }];
      }),
    },
  );
  return inOrder(rules).filter((rule) => appliesTo(rule, traffic));
}
