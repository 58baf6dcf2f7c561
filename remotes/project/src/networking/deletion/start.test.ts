// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { endOf, mockWith, useJobs } from '../../jobs/test-jobs.ts';
import { resumeDeletion, startDeletion } from './start.ts';

useJobs();

const PLAN = { project: 'edge-cache', vpc: 'probe-net', subnets: ['default'], isWhole: true };
const SUBNET = 'DELETE /v1/vpc-subnets/default';
const VPC = 'DELETE /v1/vpcs/probe-net';

// @sheet operator/13.5
it.each([
  ['lost before', [SUBNET, SUBNET, VPC]],
  ['lost after', [SUBNET, VPC]],
] as const)('deletes each part once when a request is %s its execution', async (fate, requests) => {
  const { sent } = mockWith(0, fate);
  expect(await endOf(startDeletion(PLAN))).toMatchObject({ state: 'done', note: 'Everything is deleted.' });
  expect(sent).toEqual(requests);
});

it.each([
  [0, []],
  [1, [SUBNET, VPC]],
])('after a reload continues what had begun: %i steps', async (done, requests) => {
  const { sent } = mockWith();
  resumeDeletion({ id: 'a', kind: 'delete-network', plan: PLAN, made: {}, done, phase: 'go' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual(requests.slice(done));
});
