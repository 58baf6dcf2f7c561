import type { Guard } from './guard.ts';

const ours = (title: string) => ({ unit: 'tools/server/attacks.test.ts', title });
const behindNginx = (title: string) => ({ unit: 'deploy/nginx-attacks.test.ts', title });

/** Guards between the services of other teams and the console's origin. */
export const SERVICES: readonly Guard[] = [
  {
    name: 'cookies other than the session, for services',
    source: 'docs/trust.md',
    file: 'tools/server/proxy.ts',
    guard: "[...kept.filter(([name]) => name !== 'cookie'), ...cookie],",
    without: 'kept,',
    proofs: [ours('a service gets the session, and no other cookie')],
  },
  {
    name: 'headers of services about the whole origin',
    source: 'docs/trust.md',
    file: 'tools/server/proxy.ts',
    guard: 'service === undefined || !DROPPED.has(name)',
    without: "name !== ''",
    proofs: [ours('headers about the origin are removed from a response, and it cannot be run as a page')],
  },
  {
    name: 'answers of services as pages of the origin',
    source: 'docs/trust.md',
    file: 'deploy/services.ts',
    guard: "'content-security-policy': 'sandbox',",
    without: '',
    proofs: [
      ours('headers about the origin are removed from a response, and it cannot be run as a page'),
      behindNginx('headers about the origin are removed from a response, and it cannot be run as a page'),
    ],
  },
  {
    name: 'headers of services about the whole origin, behind nginx',
    source: 'docs/trust.md',
    file: 'deploy/nginx-services.ts',
    guard: '...NOT_FROM_SERVICES.map((header) => `    proxy_hide_header ${header};`),',
    without: '',
    proofs: [
      behindNginx('headers about the origin are removed from a response, and it cannot be run as a page'),
    ],
  },
  {
    name: 'cookies other than the session, for services behind nginx',
    source: 'docs/trust.md',
    file: 'deploy/nginx-services.ts',
    guard: "'    proxy_set_header Cookie $console_service_cookie;',",
    without: '',
    proofs: [behindNginx('a service gets the session, and no other cookie')],
  },
];
