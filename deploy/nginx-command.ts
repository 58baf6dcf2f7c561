import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { readFlags } from '../tools/machine/flags.ts';
import { urlFlag } from '../tools/machine/flags.ts';
import { limitsFor } from '../tools/server/limits.ts';
import { hostsNeededAtStart, resolversOf } from './nginx-services.ts';
import { renderNginx } from './nginx.ts';
import { upstreamsOf } from './services.ts';
import { USAGE, type FLAGS } from './usage.ts';

type Values = ReturnType<
  typeof readFlags<{ readonly allowPositionals: true; readonly options: typeof FLAGS }>
>['values'];

/** The command `nginx`: writes the configuration to a file or to the output, and reports what nginx needs when it starts. */
export function writeNginx(
  site: string,
  values: Values,
  needed: (value: string | undefined, what: string) => string,
): void {
  const { certificate, key, out } = values;
  const upstreams = upstreamsOf(values.api ?? []);
  const resolvers = values.resolver === undefined ? undefined : resolversOf(values.resolver);
  const text = renderNginx(site, {
    root: values.root ?? site,
    api: needed(upstreams.api, '--api'),
    services: upstreams.services,
    ...(resolvers && { resolvers }),
    listen: values.listen,
    brotli: values.brotli,
    keepHost: values['keep-host'],
    ...(values['server-name'] === undefined ? {} : { serverName: values['server-name'] }),
    ...(values.origin === undefined ? {} : { origin: urlFlag(USAGE, 'origin', values.origin).origin }),
    ...(certificate === undefined || key === undefined ? {} : { certificate, key }),
    ...(values['api-authority'] === undefined ? {} : { apiAuthority: resolve(values['api-authority']) }),
    ...(values.reports === undefined ? {} : { reports: values.reports }),
    ...(values.log === undefined ? {} : { log: values.log }),
    trustedProxies: values['trusted-proxy']?.split(',') ?? [],
    limits: limitsFor(values['calls-per-client']),
  });
  const hosts = hostsNeededAtStart(upstreams.services, resolvers);
  if (hosts.length > 0)
    console.error(
      `nginx starts only while DNS knows ${hosts.join(', ')}. With --resolver 10.0.0.2, the address of your DNS server, it asks when calls come.`,
    );
  if (out === undefined) return console.log(text);
  writeFileSync(out, text);
  console.log(`Wrote ${out}`);
}
