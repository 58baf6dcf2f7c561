import { describe, expect, test } from 'vitest';
import { ATTACKS } from './attack-cases.ts';
import { sendRaw, statuses } from './raw-client.ts';
import { servedSite, type Start } from './served-site.ts';

const VICTIM = 'GET /v1/victim HTTP/1.1';

/** Whatever serves the console passes exactly the requests on that it was sent, one by one. */
export function describeAttacks(name: 'our server' | 'nginx', start: Start): void {
  describe(`${name} under attack`, () => {
    const site = servedSite(start);

    /** Another person's call, right after: it must arrive, alone, and get its own answer. */
    async function expectVictimUnharmed(): Promise<void> {
      site.api.arrived.length = 0;
      const answer = await sendRaw(site.url, `${VICTIM}\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
      expect(site.lines).toEqual([VICTIM]);
      expect(answer).toMatch(new RegExp(`${VICTIM}$`));
    }

    test.each(ATTACKS)('$name', async ({ bytes, arrives, nginx, mayBeCut = false, status }) => {
      const answer = await sendRaw(site.url, bytes);
      const wanted = name === 'nginx' ? (nginx ?? arrives) : arrives;
      expect(site.lines).toEqual(mayBeCut ? wanted.slice(0, site.lines.length) : wanted);
      expect([...site.api.rest.values()]).toEqual([]);
      if (name === 'our server' && status > 0) expect(statuses(answer)[0]).toBe(status);
      await expectVictimUnharmed();
    });
  });
}
