import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSite } from '../site.ts';
import { ATTACKS } from './attack-cases.ts';
import { fakeShell, temporary } from './fake-dist.ts';
import { sendRaw, statuses } from './raw-client.ts';
import { startRecorder, type Recorder } from './recorder.ts';
import type { Running } from './server-behaviour.ts';

const VICTIM = 'GET /v1/victim HTTP/1.1';

/** Whatever serves the console passes exactly the requests on that it was sent, each by itself. */
export function describeAttacks(
  name: 'our server' | 'nginx',
  start: (root: string, api: string) => Promise<Running>,
): void {
  describe(`${name} under attack`, () => {
    const folder = temporary();
    const root = join(folder.path, 'site');
    let api: Recorder;
    let server: Running;

    beforeAll(async () => {
      await createSite({ shell: fakeShell(join(folder.path, 'shell'), { build: 'a' }), remotes: [], out: root });
      api = await startRecorder();
      server = await start(root, api.url);
    });
    beforeEach(() => {
      api.arrived.length = 0;
      api.scripts.clear();
    });
    afterAll(async () => {
      await server.close();
      await api.close();
      folder[Symbol.dispose]();
    });

    /** Another person's call, right after: it must arrive, alone, and get its own answer. */
    async function expectVictimUnharmed(): Promise<void> {
      api.arrived.length = 0;
      const answer = await sendRaw(server.url, `${VICTIM}\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
      expect(api.arrived.map(({ line }) => line)).toEqual([VICTIM]);
      expect(answer).toMatch(new RegExp(`${VICTIM}$`));
    }

    test.each(ATTACKS)('$name', async ({ bytes, arrives, nginx, status }) => {
      const answer = await sendRaw(server.url, bytes);
      const expected = name === 'nginx' ? (nginx ?? arrives) : arrives;
      expect(api.arrived.map(({ line }) => line)).toEqual(expected);
      expect([...api.rest.values()]).toEqual([]);
      if (name === 'our server' && status > 0) expect(statuses(answer)[0]).toBe(status);
      await expectVictimUnharmed();
    });
  });
}
