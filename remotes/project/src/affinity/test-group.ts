import { answerTo, type mockApi } from '../../../../tools/testing/mock-api.ts';
import { antiAffinity } from './kinds.ts';

type Mock = ReturnType<typeof mockApi>;

/** A running instance of the demo data that is in no group. */
export const NAME = 'log-shipper';
const instanceIn = (mock: Mock) => answerTo(mock, `/v1/instances/${NAME}?project=edge-cache`);
export const stateIn = async (mock: Mock) => (await instanceIn(mock))['run_state'];
/** Whether it is a member of the test group. */
export const isMember = async (mock: Mock) => {
  const { value } = await answerTo(
    mock,
    `/v1/anti-affinity-groups/purge-spread/members/instance/${NAME}?project=edge-cache`,
  );
  return value !== undefined;
};
/** The request that adds it to the test group. */
export const planIn = async (mock: Mock) => {
  const { id } = await instanceIn(mock);
  return {
    kind: antiAffinity,
    place: { project: 'edge-cache', group: 'purge-spread' },
    instance: { id: typeof id === 'string' ? id : '', name: NAME },
  };
};
