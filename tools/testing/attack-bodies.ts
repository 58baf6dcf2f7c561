import { CHUNKED, HIDDEN, LAST, passed, post, POSTED, refused, request, type Attack } from './attack.ts';

/** Bodies, and bytes after requests. */
export const BODIES: readonly Attack[] = [
  passed('a request in a body', post([`Content-Length: ${HIDDEN.length}`])),
  passed('a request in a chunk', post(['Transfer-Encoding: chunked'], CHUNKED)),
  passed('the coding in capitals', post(['TRANSFER-ENCODING: CHUNKED'], CHUNKED)),
  passed(
    'trailers',
    post(['Transfer-Encoding: chunked'], '1\r\na\r\n0\r\nX-Forwarded-For: 1.1.1.1\r\nHost: x\r\n\r\n'),
  ),
  {
    ...refused(
      'a length in a trailer',
      post(['Transfer-Encoding: chunked'], '0\r\nContent-Length: 9\r\n\r\n'),
    ),
    nginx: POSTED,
  },
  {
    name: 'a request behind the last one of a connection',
    bytes: post(['Transfer-Encoding: chunked'], `0\r\n\r\n${HIDDEN}`),
    arrives: POSTED,
    mayBeCut: true,
    status: 0,
  },
  passed('an extension of a chunk', post(['Transfer-Encoding: chunked'], '1;a="b"\r\nx\r\n0\r\n\r\n')),
  {
    ...refused(
      'a chunk whose extension ends in a bare line feed',
      post(['Transfer-Encoding: chunked'], `1;a\nx\r\n0\r\n\r\n`),
    ),
    nginx: POSTED,
  },
  refused('a chunk with a sign', post(['Transfer-Encoding: chunked'], '+1\r\nx\r\n0\r\n\r\n')),
  refused('a chunk with 0x', post(['Transfer-Encoding: chunked'], '0x1\r\nx\r\n0\r\n\r\n')),
  refused(
    'a chunk with a length too long',
    post(['Transfer-Encoding: chunked'], 'fffffffffffffffff\r\nx\r\n0\r\n\r\n'),
  ),
  refused('a chunk longer than it says', post(['Transfer-Encoding: chunked'], `1\r\nxyz\r\n0\r\n\r\n`)),
  {
    ...refused(
      'a chunk that ends in a bare line feed',
      post(['Transfer-Encoding: chunked'], `1\r\nx\n0\r\n\r\n`),
    ),
    nginx: POSTED,
  },
  {
    name: 'two requests at once',
    bytes: `GET /v1/one HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n${LAST}`,
    arrives: ['GET /v1/one HTTP/1.1', 'GET /v1/last HTTP/1.1'],
    status: 200,
  },
  {
    name: 'a write and a read at once',
    bytes: `POST /v1/one HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2\r\n\r\n{}${LAST}`,
    arrives: ['POST /v1/one HTTP/1.1', 'GET /v1/last HTTP/1.1'],
    status: 200,
  },
  {
    name: 'garbage behind a request',
    bytes: `POST /v1/one HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2\r\n\r\n{}\0\0\0\r\n\r\n`,
    arrives: ['POST /v1/one HTTP/1.1'],
    mayBeCut: true,
    status: 0,
  },
  passed('a body that is expected first', post(['Expect: 100-continue', `Content-Length: ${HIDDEN.length}`])),
  {
    name: 'an upgrade to h2c',
    bytes: request('GET /v1/x HTTP/1.1', [
      'Upgrade: h2c',
      'HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA',
    ]).replace('Connection: close', 'Connection: close, Upgrade, HTTP2-Settings'),
    arrives: ['GET /v1/x HTTP/1.1'],
    status: 200,
  },
  passed(
    'a write with an upgrade to websocket and a hidden request',
    post([
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: AQIDBAUGBwgJCgsMDQ4PEA==',
      `Content-Length: ${HIDDEN.length}`,
    ]).replace('Connection: close', 'Connection: close, Upgrade'),
  ),
  passed(
    'headers that Connection names',
    request('POST /v1/x HTTP/1.1', ['Content-Length: 2'], '{}').replace(
      'Connection: close',
      'Connection: close, Content-Length, Host, X-Forwarded-For',
    ),
  ),
];
