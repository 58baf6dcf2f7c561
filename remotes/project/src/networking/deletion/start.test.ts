// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { endOf, mockWith, useJobs } from '../../jobs/test-jobs.ts';
import { resumeDeletion, startDeletion } from './start.ts';

type Mock = ReturnType<typeof mockWith>;

useJobs();

/** Deletes the VPC `probe-net` of the demo data with its subnet: the plan, and the two requests. */
function deletionIn({ store: { tables } }: Mock) {
  const vpc = [...tables.vpcs].find(({ name }) => name === 'probe-net');
  const subnet = [...tables.subnets].find(({ vpcId }) => vpcId === vpc?.id);
  if (!vpc || !subnet) throw new Error('there is no probe-net');
  const named = ({ id, name }: { id: string; name: string }) => ({ id, name });
  return {
    plan: { project: 'edge-cache', vpc: named(vpc), subnets: [named(subnet)], isWhole: true },
    requests: [`DELETE /v1/vpc-subnets/${subnet.id}`, `DELETE /v1/vpcs/${vpc.id}`],
  };
}

// @sheet operator/13.5
it.each([
  ['lost before', [0, 0, 1]],
  ['lost after', [0, 1]],
] as const)('deletes each part once when a request is %s its execution', async (fate, sent) => {
  const mock = mockWith(0, fate);
  const { plan, requests } = deletionIn(mock);
  expect(await endOf(startDeletion(plan))).toMatchObject({ state: 'done', note: 'Everything is deleted.' });
  expect(mock.sent).toEqual(sent.map((index) => requests[index]));
});

it.each([
  [0, 0],
  [1, 2],
])('after a reload continues what had begun: %i steps', async (done, count) => {
  const mock = mockWith();
  const { plan, requests } = deletionIn(mock);
  resumeDeletion({ id: 'a', kind: 'delete-network', plan, made: {}, done, phase: 'go' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(mock.sent).toEqual(requests.slice(done, count));
});

it('after a reload keeps a VPC that another user has created with the same name', async () => {
  const mock = mockWith();
  const { plan } = deletionIn(mock);
  const { vpcs, subnets } = mock.store.tables;
  for (const { id } of plan.subnets) subnets.remove(id);
  const old = vpcs.get(plan.vpc.id);
  if (!old) throw new Error('there is no probe-net');
  vpcs.remove(old.id);
  vpcs.put({ ...old, id: '9a0c0b52-6a1d-4d4f-8a57-0d6a3cf6b0a1' });
  resumeDeletion({ id: 'a', kind: 'delete-network', plan, made: {}, done: 1, phase: 'go' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect([...vpcs].some(({ name }) => name === 'probe-net')).toBe(true);
});
