import type { Guard } from './guard.ts';

const SERIAL = 'mock/src/resources/compute/serial';

/** Guards that prevent one caller of the mock API from stopping it for all. */
export const MOCK: readonly Guard[] = [
  {
    name: 'a line on a serial console that never ends',
    source: 'ASVS 5.2.1',
    file: `${SERIAL}/commands.ts`,
    guard: "char >= ' ' && typed.length < LINE_MAX",
    without: "char >= ' '",
    proofs: [
      {
        unit: `${SERIAL}/consoles.test.ts`,
        title: 'drops what exceeds a line or the buffer of a message',
      },
    ],
  },
  {
    name: 'a message on a serial console of any size',
    source: 'ASVS 5.2.1',
    file: 'mock/src/adapters/http/serve.ts',
    guard: 'maxPayload: MESSAGE_MAX',
    without: 'maxPayload: 0',
    proofs: [
      {
        unit: 'mock/src/adapters/http/serve.test.ts',
        title: 'closes a serial console after a message that is too large, and keeps running',
      },
    ],
  },
  {
    name: 'a request body of any size',
    source: 'corrections.md, HTTP',
    file: 'mock/src/server/dispatch.ts',
    guard: 'if (length > most)',
    without: 'if (length < 0)',
    proofs: [
      {
        unit: 'mock/verify/corrections/http.test.ts',
        title: 'a body over 1 MiB is 400, except for the bulk write of a disk',
      },
    ],
  },
];
