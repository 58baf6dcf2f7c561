import * as v from 'valibot';
import { vpcDelete, vpcSubnetDelete, vpcSubnetView, vpcView } from '@console/shared/api';
import { runAbortable } from '@console/shared/query';
import { call } from '@console/shared/runtime';
import { ifFound, ifThere, type Step } from '../../jobs/task.ts';
import type { VpcPlace } from '../vpcs/tabs.ts';

/** What is deleted of a VPC, as stored for a reload. */
export const networkPlan = v.object({
  /** Names of the project and of the VPC. */
  project: v.string(),
  vpc: v.string(),
  /** Names of the subnets, which are deleted first. */
  subnets: v.array(v.string()),
  /** The VPC is deleted too. */
  isWhole: v.boolean(),
});

export type NetworkPlan = v.InferOutput<typeof networkPlan>;

const AS_PART = { isPart: true } as const;
const MAYBE = ['not-found'] as const;

function deleteSubnet(place: VpcPlace, subnet: string): Step {
  const input = { path: { subnet }, query: { ...place } };
  return {
    title: `Delete subnet ${subnet}`,
    send: ({ signal }) => runAbortable(vpcSubnetDelete, input, signal, AS_PART).catch(ifThere),
    isDone: async ({ signal }) =>
      (await ifFound(call(vpcSubnetView, input, { signal, expects: MAYBE }))) === undefined,
  };
}

function deleteVpc({ project, vpc }: VpcPlace): Step {
  const input = { path: { vpc }, query: { project } };
  return {
    title: `Delete VPC ${vpc}`,
    send: ({ signal }) => runAbortable(vpcDelete, input, signal, AS_PART).catch(ifThere),
    isDone: async ({ signal }) =>
      (await ifFound(call(vpcView, input, { signal, expects: MAYBE }))) === undefined,
  };
}

/** The steps of a deletion: the subnets one after the other, because a VPC with subnets cannot be deleted. */
export const deletionSteps = ({ project, vpc, subnets, isWhole }: NetworkPlan): readonly Step[] => [
  ...subnets.map((subnet) => deleteSubnet({ project, vpc }, subnet)),
  ...(isWhole ? [deleteVpc({ project, vpc })] : []),
];
