import { Agent, request } from 'node:http';
import { DEMO_PASSWORD } from '../../src/index.ts';

/** What many clients saw. */
export interface Seen {
  /** Milliseconds of each call. */
  readonly times: number[];
  readonly errors: string[];
}

interface Answer {
  readonly status: number;
  readonly cookie: string | undefined;
}

/** The most visited pages of the console, with their requests. */
const reads = [
  '/v1/me',
  '/v1/projects?limit=50',
  '/v1/instances?project=edge-cache&limit=50',
  '/v1/instances/cache-ams-01?project=edge-cache',
  '/v1/instances/cache-ams-01/disks?project=edge-cache',
  '/v1/disks?project=render-farm&limit=50',
  '/v1/snapshots?project=edge-cache&limit=50',
  '/v1/vpc-firewall-rules?project=edge-cache&vpc=default',
  '/v1/floating-ips?project=edge-cache',
  '/v1/utilization',
  '/v1/system/hardware/sleds?limit=50',
  '/v1/system/ip-pools/public-v4/utilization',
  '/v1/metrics/cpus_provisioned?limit=100&start_time=2026-01-01T00:00:00Z&end_time=2026-01-02T00:00:00Z',
] as const;

/** Requests that create and delete a resource, so that the amount of data stays the same. */
const writes = [
  ['/v1/me/ssh-keys', '', { public_key: 'ssh-ed25519 AAAA load' }],
  ['/v1/affinity-groups', '?project=edge-cache', { policy: 'allow', failure_domain: 'sled' }],
  ['/v1/vpc-routers', '?project=edge-cache&vpc=default', {}],
] as const;

/** Runs clients against a server until the time is over; each does one call after the other. */
export class Clients {
  readonly seen: Seen = { times: [], errors: [] };
  readonly #agent: Agent;
  readonly #url: URL;

  constructor(url: string, count: number) {
    this.#url = new URL(url);
    this.#agent = new Agent({ keepAlive: true, maxSockets: count });
  }

  #call(method: string, path: string, wanted: number, cookie?: string, body?: object): Promise<Answer> {
    const { hostname, port } = this.#url;
    const headers = { 'content-type': 'application/json', ...(cookie === undefined ? {} : { cookie }) };
    const start = performance.now();
    return new Promise<Answer>((resolve) => {
      const fail = (error: Error) => {
        this.seen.errors.push(`${method} ${path}: ${error.message}`);
        resolve({ status: 0, cookie: undefined });
      };
      const sent = request({ hostname, port, method, path, headers, agent: this.#agent }, (message) => {
        message.on('error', fail).on('end', () => {
          this.seen.times.push(performance.now() - start);
          const status = message.statusCode ?? 0;
          if (status !== wanted) this.seen.errors.push(`${method} ${path}: ${status} instead of ${wanted}`);
          resolve({ status, cookie: message.headers['set-cookie']?.[0]?.split(';')[0] });
        });
        message.resume();
      });
      sent.on('error', fail).end(body === undefined ? undefined : JSON.stringify(body));
    });
  }

  async #client(number: number, until: number): Promise<void> {
    const login = { username: 'maren', password: DEMO_PASSWORD };
    const { cookie } = await this.#call('POST', '/v1/login/fernhill/local', 204, undefined, login);
    for (let turn = number; performance.now() < until; turn += 1) {
      if (turn % 5 > 0) {
        await this.#call('GET', reads[turn % reads.length] ?? reads[0], 200, cookie);
        continue;
      }
      const [path, query, rest] = writes[turn % writes.length] ?? writes[0];
      const name = `load-${number}`;
      await this.#call('POST', `${path}${query}`, 201, cookie, { name, description: '', ...rest });
      await this.#call('DELETE', `${path}/${name}${query}`, 204, cookie);
    }
    await this.#call('POST', '/v1/logout', 204, cookie);
  }

  /** Runs all clients in parallel for a number of milliseconds. */
  async run(count: number, ms: number): Promise<void> {
    const until = performance.now() + ms;
    await Promise.all(Array.from({ length: count }, (_, number) => this.#client(number, until)));
  }

  close(): void {
    this.#agent.destroy();
  }
}
