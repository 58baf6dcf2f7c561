import * as v from 'valibot';
import { vpcDelete, vpcSubnetDelete, vpcSubnetView, vpcView } from '@console/shared/api';
import { runAbortable } from '@console/shared/query';
import { call } from '@console/shared/runtime';
import { ifFound, ifThere, type Step } from '../../jobs/task.ts';

const named = v.object({ id: v.string(), name: v.string() });

/**
 * What is deleted of a VPC, as stored for a reload; the project by its name. The rest has ids: in the meantime another user may
 * have created a VPC of the same name.
 */
export const networkPlan = v.object({
  project: v.string(),
  vpc: named,
  /** They are deleted first. */
  subnets: v.array(named),
  /** The VPC is deleted too. */
  isWhole: v.boolean(),
});

export type NetworkPlan = v.InferOutput<typeof networkPlan>;
type Named = NetworkPlan['vpc'];

const AS_PART = { isPart: true } as const;
const MAYBE = ['not-found'] as const;

function deleteSubnet({ id, name }: Named): Step {
  const input = { path: { subnet: id } };
  return {
    title: `Delete subnet ${name}`,
    send: ({ signal }) => runAbortable(vpcSubnetDelete, input, signal, AS_PART).catch(ifThere),
    isDone: async ({ signal }) =>
      (await ifFound(call(vpcSubnetView, input, { signal, expects: MAYBE }))) === undefined,
  };
}

function deleteVpc({ id, name }: Named): Step {
  const input = { path: { vpc: id } };
  return {
    title: `Delete VPC ${name}`,
    send: ({ signal }) => runAbortable(vpcDelete, input, signal, AS_PART).catch(ifThere),
    isDone: async ({ signal }) =>
      (await ifFound(call(vpcView, input, { signal, expects: MAYBE }))) === undefined,
  };
}

/** The steps of a deletion: the subnets one after the other, because a VPC with subnets cannot be deleted. */
export const deletionSteps = ({ vpc, subnets, isWhole }: NetworkPlan): readonly Step[] => [
  ...subnets.map(deleteSubnet),
  ...(isWhole ? [deleteVpc(vpc)] : []),
];
