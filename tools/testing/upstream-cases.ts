import type { Arrived, Script } from './recorder.ts';

const say =
  (bytes: string): Script =>
  (_: Arrived, socket) =>
    socket.write(bytes, 'latin1');
const sendAndEnd =
  (bytes: string): Script =>
  (_: Arrived, socket) =>
    socket.end(bytes, 'latin1');

const POISON = 'HTTP/1.1 200 OK\r\nContent-Length: 8\r\n\r\npoisoned';

/** What an API may do wrong, and the statuses that its caller may see; `undefined`: the connection breaks without one. */
export const WRONG_ANSWERS: readonly (readonly [
  what: string,
  method: string,
  script: Script,
  status: number,
])[] = [
  ['is no HTTP', 'GET', sendAndEnd('SSH-2.0-OpenSSH_9.2\r\n'), 502],
  ['ends before it begins', 'GET', sendAndEnd(''), 502],
  ['ends in its headers', 'GET', sendAndEnd('HTTP/1.1 200 OK\r\nContent-Le'), 502],
  ['never comes', 'GET', () => {}, 504],
  [
    'has a length and chunks',
    'GET',
    sendAndEnd(
      `HTTP/1.1 200 OK\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${POISON}`,
    ),
    502,
  ],
  [
    'switches protocols unasked',
    'GET',
    say(`HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n${POISON}`),
    502,
  ],
  ['has another one behind it', 'GET', say(`HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}${POISON}`), 200],
  [
    'has a body for HEAD',
    'HEAD',
    say(`HTTP/1.1 200 OK\r\nContent-Length: ${POISON.length}\r\n\r\n${POISON}`),
    200,
  ],
  [
    'has a body with 204',
    'GET',
    say(`HTTP/1.1 204 No Content\r\nContent-Length: ${POISON.length}\r\n\r\n${POISON}`),
    204,
  ],
  [
    'comes after another interim one',
    'GET',
    say('HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}'),
    200,
  ],
];
