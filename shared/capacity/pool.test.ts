import { fetchQuery } from '@console/shared/query';
import { expect, test, vi } from 'vitest';
import { poolUtilization } from './pool.ts';

const answers = (allocated: unknown) =>
  vi.stubGlobal('fetch', async () =>
    Response.json({
      ipv4: { allocated, capacity: 9 },
      ipv6: { allocated: '0', capacity: `1${'0'.repeat(38)}` },
    }),
  );

test('the utilization of a pool fails when a count is no number, so that it is unknown and not none', async () => {
  answers('many');
  await expect(fetchQuery(poolUtilization('a'))).rejects.toMatchObject({ kind: 'unreadable' });
  answers(8);
  await expect(fetchQuery(poolUtilization('a'))).resolves.toMatchObject({ ipv4: { allocated: 8 } });
});
