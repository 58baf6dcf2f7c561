import type { Guard } from './guard.ts';

const attack = (title: string) => ({ unit: 'tools/server/attacks.test.ts', title });
const behindNginx = (title: string) => ({ unit: 'deploy/nginx-attacks.test.ts', title });
const limit = (title: string) => ({ unit: 'tools/server/limits.test.ts', title });
const transport = (title: string) => ({ unit: 'mock/src/adapters/http/transport-rules.test.ts', title });

const OLD_BROWSER = 'a page on another port, in an old browser may not POST /v1/projects';
const NO_ORIGIN = 'a page of another site, without its origin may not POST /v1/projects';

/** Guards on requests that may reach the API through the servers, and on limits per client. */
export const PROXY: readonly Guard[] = [
  {
    name: 'bodies with methods that have none',
    source: 'ASVS 4.2.1',
    file: 'tools/server/refusals.ts',
    guard: 'if (hasBody(request) && !WITH_BODY.has(method))',
    without: "if (method === '')",
    proofs: [attack('DELETE with chunks'), attack('GET with a length')],
  },
  {
    name: 'transfer codings that are not understood',
    source: 'ASVS 4.2.1',
    file: 'tools/server/refusals.ts',
    guard: "if (coding !== undefined && (coding.toLowerCase() !== 'chunked' || httpVersion !== '1.1'))",
    without: "if (coding === '')",
    proofs: [attack('the transfer coding "gzip, chunked"'), attack('chunks over HTTP/1.0')],
  },
  {
    name: 'two hosts in one request',
    source: 'ASVS 4.2.1',
    file: 'tools/server/refusals.ts',
    guard: "count(request, 'host') !== 1 || ",
    without: '',
    proofs: [attack('two hosts'), attack('two equal hosts')],
  },
  {
    name: "host names that are not the console's",
    source: 'ASVS 4.1.3',
    file: 'tools/server/server.ts',
    guard: 'const refusal = refuseOtherHost(request, options.origin);',
    without: 'const refusal = undefined;',
    proofs: [attack('refuses other host names')],
  },
  {
    name: 'calls of pages of another origin, by Origin',
    source: 'ASVS 3.5.1',
    file: 'tools/server/refusals.ts',
    guard: 'isOwnSite && isOwnOrigin ?',
    without: 'isOwnSite ?',
    proofs: [
      attack(OLD_BROWSER),
      attack('a page on another port, in an old browser may not open a websocket'),
    ],
  },
  {
    name: 'calls of pages of another origin, by Sec-Fetch-Site',
    source: 'ASVS 3.5.1',
    file: 'tools/server/refusals.ts',
    guard: "site === undefined || site === 'same-origin' || site === 'none';",
    without: "site !== '-';",
    proofs: [
      attack(NO_ORIGIN),
      attack('a page of another site, without its origin may not open a websocket'),
    ],
  },
  {
    name: 'sign-ins by identity providers in frames',
    source: 'ASVS 3.5.1',
    file: 'tools/server/refusals.ts',
    guard: "(headers['sec-fetch-dest'] ?? 'document') === 'document'",
    without: 'true',
    proofs: [attack('a frame of another site to /login/maze/saml/okta from another site')],
  },
  {
    name: 'upgrades to anything but a websocket',
    source: 'ASVS 4.2.1',
    file: 'tools/server/refusals.ts',
    guard: "headers.upgrade?.toLowerCase() === 'websocket' &&",
    without: 'headers.upgrade !== undefined &&',
    proofs: [attack('an upgrade to anything but a websocket is forwarded without it')],
  },
  {
    name: 'made-up places where a request comes from',
    source: 'ASVS 4.1.3',
    file: 'tools/server/proxy.ts',
    guard: '|forwarded|x-forwarded-.*|x-real-ip|x-original-url|x-rewrite-url|.*_.*)$/',
    without: ')$/',
    proofs: [attack('headers of a client about its source are replaced')],
  },
  {
    name: 'guessing of content types of API answers',
    source: 'ASVS 3.4.4',
    file: 'tools/server/proxy.ts',
    guard:
      '    ...(service === undefined ? API_HEADERS : SERVICE_HEADERS),\n    ...(isSecure ? HTTPS_HEADERS : {}),\n',
    without: '',
    proofs: [attack('responses of the API forbid sniffing, with any headers of its own')],
  },
  {
    name: 'unfinished bodies of one client',
    source: 'ASVS 15.2.2',
    file: 'tools/server/proxy.ts',
    guard: 'if (give === undefined) throw new Refused(REFUSALS.busy);',
    without: 'if (give === undefined) return payload;',
    proofs: [
      limit(
        '65 unfinished posts of one client do not delay any client, themselves included, and never reach the API',
      ),
    ],
  },
  {
    name: 'bodies that stop coming',
    source: 'ASVS 15.2.2',
    file: 'tools/server/server.ts',
    guard: 'requestTimeout: limits.requestTime,',
    without: '',
    proofs: [limit('a body that stops coming is answered 408')],
  },
  {
    name: 'too many calls of one client',
    source: 'ASVS 15.2.2',
    file: 'tools/server/proxy.ts',
    guard: 'if (calls.take(clientOf(raw), reply.raw) === undefined) throw new Refused(REFUSALS.busy);',
    without: '',
    proofs: [limit('calls that the API works on have a share for each client')],
  },
  {
    name: 'addresses that clients claim to have',
    source: 'ASVS 4.1.3',
    file: 'tools/server/client.ts',
    guard: 'while (isProxy(client)) {',
    without: 'while (hops.length > 0) {',
    proofs: [attack('a client that is no proxy does not choose its address')],
  },
  {
    name: 'calls that are sent twice',
    source: 'RFC 9110 9.2.2',
    file: 'tools/server/proxy.ts',
    guard: 'retryDelay: () => null,',
    without: '',
    proofs: [
      {
        unit: 'tools/server/upstream.test.ts',
        title: 'is a refusal for the moment is not asked for again',
      },
    ],
  },
  {
    name: 'clients that do not read their answers',
    source: 'ASVS 15.2.2',
    file: 'tools/server/server.ts',
    guard: 'server.timeout = limits.stalledTime;',
    without: '',
    proofs: [limit('who does not read its answer loses it, and the API its call')],
  },
  {
    name: 'requests that run ahead of each other',
    source: 'RFC 9112 9.3.2',
    file: 'tools/server/connections.ts',
    guard: 'else void before.then(',
    without: 'else void Promise.resolve().then(',
    proofs: [limit('requests of one connection are done one after the other')],
  },
  {
    name: 'calls of pages of another origin, behind nginx',
    source: 'ASVS 3.5.1',
    file: 'deploy/nginx.conf.template',
    guard: '"~^10(?:1.|.1)$" 1;',
    without: '',
    proofs: [behindNginx(OLD_BROWSER), behindNginx(NO_ORIGIN)],
  },
  {
    name: 'bodies with methods that have none, behind nginx',
    source: 'ASVS 4.2.1',
    file: 'deploy/nginx.conf.template',
    guard: 'map "$request_method:$content_length:$http_transfer_encoding"',
    without: 'map "POST:$content_length:"',
    proofs: [behindNginx('DELETE with chunks'), behindNginx('GET with a length')],
  },
  {
    name: 'unfinished bodies of one client, behind nginx',
    source: 'ASVS 15.2.2',
    file: 'deploy/nginx-clients.ts',
    guard: ', console_bodies: limits.bodiesPerClient',
    without: '',
    proofs: [
      {
        unit: 'deploy/nginx-limits.test.ts',
        title: '65 unfinished posts of one client do not delay others and never reach the API',
      },
    ],
  },
  {
    // Other types than the contract's are refused once more, by the mock itself
    name: 'bodies without a type, which any page can send, in the mock API',
    source: 'ASVS 3.5.2',
    file: 'mock/src/adapters/http/transport-rules.ts',
    guard: 'if (!types.includes(type))',
    without: "if (types.includes('-'))",
    proofs: [transport('"" is refused for a JSON body, and nothing is written')],
  },
  {
    name: 'writes by refused upgrades, in the mock API',
    source: 'RFC 9110 7.8',
    file: 'mock/src/adapters/http/serve.ts',
    guard: ', shouldUpgradeCallback: asksForWebsocket',
    without: '',
    proofs: [transport('to h2c is ignored by ordinary calls, which respond as usual')],
  },
];
