import { CHUNKED, HIDDEN, post, POSTED, refused, request, type Attack } from './attack.ts';
import { BODIES } from './attack-bodies.ts';

const BODYLESS = ['GET', 'HEAD', 'DELETE', 'OPTIONS'].flatMap((method): Attack[] => [
  refused(
    `${method} with a length`,
    request(`${method} /v1/x HTTP/1.1`, [`Content-Length: ${HIDDEN.length}`], HIDDEN),
  ),
  refused(
    `${method} with chunks`,
    request(`${method} /v1/x HTTP/1.1`, ['Transfer-Encoding: chunked'], CHUNKED),
  ),
  {
    name: `${method} with the length 0`,
    bytes: request(`${method} /v1/x HTTP/1.1`, ['Content-Length: 0']),
    arrives: [`${method} /v1/x HTTP/1.1`],
    status: 200,
  },
]);

const LENGTHS = [
  '+48',
  '-1',
  '0x30',
  '48, 48',
  '48 48',
  '4_8',
  '48.0',
  '1e1',
  '',
  'a',
  '99999999999999999999',
  '48;q=1',
  '\x0b48',
].map((value) => refused(`the length ${JSON.stringify(value)}`, post([`Content-Length: ${value}`])));

const CODINGS = [
  'xchunked',
  'chunked, identity',
  'identity, chunked',
  'chunked, chunked',
  'gzip, chunked',
  'identity',
  'chunked;q=1',
  'chunked,',
  ',chunked',
  '"chunked"',
  '\x0bchunked',
  'chunked\x00',
  'chunk\u00e9d',
  'x\tchunked',
].map((value) =>
  refused(`the transfer coding ${JSON.stringify(value)}`, post([`Transfer-Encoding: ${value}`], CHUNKED)),
);

const HEADERS: readonly Attack[] = [
  refused('a length and chunks', post([`Content-Length: 4`, 'Transfer-Encoding: chunked'], CHUNKED)),
  refused('chunks and a length', post(['Transfer-Encoding: chunked', 'Content-Length: 4'], CHUNKED)),
  refused('chunks beside the length 0', post(['Content-Length: 0', 'Transfer-Encoding: chunked'], CHUNKED)),
  refused(
    'two equal lengths',
    post([`Content-Length: ${HIDDEN.length}`, `Content-Length: ${HIDDEN.length}`]),
  ),
  refused('two lengths', post(['Content-Length: 4', `Content-Length: ${HIDDEN.length}`])),
  refused('two codings', post(['Transfer-Encoding: chunked', 'Transfer-Encoding: chunked'], CHUNKED)),
  refused('two codings, one unknown', post(['Transfer-Encoding: chunked', 'Transfer-Encoding: x'], CHUNKED)),
  refused('a space before the colon of the coding', post(['Transfer-Encoding : chunked'], CHUNKED)),
  refused('a space before the colon of the length', post([`Content-Length : ${HIDDEN.length}`])),
  refused('a tab before the colon', post(['Transfer-Encoding\t: chunked'], CHUNKED)),
  refused('a space before the name', post([' Transfer-Encoding: chunked'], CHUNKED)),
  refused('a folded header', post(['X-A: b', '\tTransfer-Encoding: chunked'], CHUNKED)),
  refused('a folded coding', post(['Transfer-Encoding:', ' chunked'], CHUNKED)),
  refused('a NUL in a value', post([`X-A: b\0c`, `Content-Length: ${HIDDEN.length}`])),
  refused('a NUL in a name', post([`X\0A: b`, `Content-Length: ${HIDDEN.length}`])),
  refused('a bare CR in a value', post([`X-A: b\rContent-Length: ${HIDDEN.length}`])),
  refused('a line without a colon', post(['Content-Length', `Content-Length: ${HIDDEN.length}`])),
  refused('an empty name', post([': x', `Content-Length: ${HIDDEN.length}`])),
  refused(
    'chunks over HTTP/1.0',
    post(['Transfer-Encoding: chunked'], CHUNKED).replace('HTTP/1.1', 'HTTP/1.0'),
  ),
  refused('two hosts', request('GET /v1/x HTTP/1.1', ['Host: 127.0.0.2'])),
  refused('two equal hosts', request('GET /v1/x HTTP/1.1', ['Host: 127.0.0.1'])),
  refused('no host', 'GET /v1/x HTTP/1.1\r\nConnection: close\r\n\r\n'),
  refused('a host with a path', 'GET /v1/x HTTP/1.1\r\nHost: 127.0.0.1/x\r\nConnection: close\r\n\r\n'),
  refused('a host with a user', 'GET /v1/x HTTP/1.1\r\nHost: a@127.0.0.1\r\nConnection: close\r\n\r\n'),
  refused('headers without end', request('GET /v1/x HTTP/1.1', [`X-A: ${'a'.repeat(70_000)}`]), 431),
  refused('very many headers', request('GET /v1/x HTTP/1.1', Array<string>(1_500).fill('a: b')), 431),
];

const LINES: readonly Attack[] = [
  { ...refused('bare line feeds', post([`Content-Length: 0`], '').replaceAll('\r\n', '\n')), nginx: POSTED },
  { ...refused('one bare line feed', post([`X-A: b\nX-C: d`, 'Content-Length: 0'], '')), nginx: POSTED },
  {
    name: 'a request line with two spaces',
    bytes: request('GET  /v1/x HTTP/1.1', []),
    arrives: ['GET /v1/x HTTP/1.1'],
    nginx: [],
    status: 200,
  },
  { ...refused('another version', request('GET /v1/x HTTP/1.2', [])), nginx: ['GET /v1/x HTTP/1.1'] },
  refused('version 2 in the line', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  refused('version 0.9', 'GET /v1/x\r\nHost: 127.0.0.1\r\n\r\n'),
  refused('a method with a control character', request('GE\x01T /v1/x HTTP/1.1', [])),
  refused('an unknown method', request('FROB /v1/x HTTP/1.1', [])),
  refused('TRACE', request('TRACE /v1/x HTTP/1.1', []), 405),
  refused('a tunnel', 'CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: 127.0.0.1:22\r\nConnection: close\r\n\r\n', 0),
  refused('an absolute target', request('GET http://127.0.0.1:1/v1/x HTTP/1.1', [])),
  refused('a fragment', request('GET /v1/x#y HTTP/1.1', [])),
  refused('a raw byte in the target', request('GET /v1/\u00e9 HTTP/1.1', [])),
  refused('a NUL in the target', request('GET /v1/x\0 HTTP/1.1', [])),
  refused('a carriage return in the target', request('GET /v1/x\rX-A: b HTTP/1.1', [])),
  { ...refused('an unknown expectation', post(['Expect: x', 'Content-Length: 0'], ''), 417), nginx: POSTED },
];

const PATHS = [
  '/v1/../v1/x',
  '/v1/%2e%2e/v1/x',
  '/v1/..%2fv1/x',
  '/v1/.%2e/x',
  '/v1/..%5cx',
  '/v1\\x',
  '/v1/x\\..\\y',
  '/v1/%00',
  '/v1/%',
  '/v1/%zz',
  '/x/../v1/x',
  '/assets/%2e%2e/v1/x',
  '//v1/x',
  '///v1/x',
  '/%2fv1/x',
  '//127.0.0.1:1/v1/x',
  '/V1/x',
  '/v1%2fx',
  '/v1/./x',
].map((path): Attack => ({
  // A write: a request that is not a call is for a page, and pages are read-only.
  name: `the path ${path}`,
  bytes: request(`PUT ${path} HTTP/1.1`, ['Content-Length: 0']),
  arrives: path === '/v1%2fx' ? [`PUT ${path} HTTP/1.1`] : [],
  status: path === '/v1%2fx' ? 200 : path.includes('%z') || path.endsWith('%') ? 400 : 405,
}));

/** Every attack by name. */
export const ATTACKS: readonly Attack[] = [
  ...BODYLESS,
  ...LENGTHS,
  ...CODINGS,
  ...HEADERS,
  ...LINES,
  ...PATHS,
  ...BODIES,
];
