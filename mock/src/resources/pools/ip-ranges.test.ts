import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatAddress } from '../../values/addresses.ts';
import { fakeClock } from '../../store/clock.ts';
import { problems } from '../../../verify/invariants/index.ts';
import { createMock } from '../../server/mock.ts';
import { at, callerOf } from '../../testing.ts';

const BASES = { 4: 0x0a_00_00_f8n, 6: 0xfd00_0000_0000_0000_ffff_ffff_ffff_fff8n } as const;

/** A range of a few addresses around the end of a byte; sometimes reversed, sometimes of IPv6, which is refused. */
const candidate = fc.record({
  version: fc.constantFrom(4 as const, 6 as const),
  pool: fc.constantFrom('one', 'two'),
  first: fc.nat(15),
  last: fc.nat(15),
});

it('accepts exactly the ranges that overlap no other, and counts their addresses', async () => {
  const property = fc.asyncProperty(fc.array(candidate, { maxLength: 12 }), async (wanted) => {
    const mock = createMock({ clock: fakeClock(), seed: 'empty', personas: true });
    const call = callerOf(mock);
    for (const name of ['one', 'two']) await call('POST', '/v1/system/ip-pools', { name, description: '' });
    /** Pool by address. */
    const taken = new Map<string, string>();
    for (const { version, pool, first, last } of wanted) {
      const write = (offset: number) => formatAddress({ version, value: BASES[version] + BigInt(offset) });
      const inside = Array.from(
        { length: Math.max(0, last - first + 1) },
        (_, n) => `${version}/${first + n}`,
      );
      const fits = version === 4 && inside.length > 0 && !inside.some((key) => taken.has(key));
      const body = { first: write(first), last: write(last) };
      const answer = await call('POST', `/v1/system/ip-pools/${pool}/ranges/add`, body);
      expect(answer.status).toBe(fits ? 201 : 400);
      if (fits) for (const key of inside) taken.set(key, pool);
    }
    for (const pool of ['one', 'two']) {
      const count = (version: number) =>
        [...taken].filter(([key, owner]) => owner === pool && key.startsWith(`${version}/`)).length;
      const { body } = await call('GET', `/v1/system/ip-pools/${pool}/utilization`);
      expect(at(body, 'ipv4', 'capacity')).toBe(count(4));
      expect(at(body, 'ipv6', 'capacity')).toBe(String(count(6)));
    }
    expect(problems(mock.store)).toEqual([]);
  });
  await fc.assert(property, { numRuns: 60 });
});
