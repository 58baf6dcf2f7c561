import type { Guard } from './guard.ts';

const unit = 'tools/conformance/survey.test.ts';

/** Guards that keep the comparison with a production server from changing it, and its token with it. */
export const CONFORMANCE: readonly Guard[] = [
  {
    name: 'the comparison calls operations that write',
    source: 'operations-guide.md, Before a release',
    file: 'tools/conformance/survey.ts',
    guard: "operations.filter(({ row }) => row.method === 'GET')",
    without: "operations.filter(({ row }) => row.method !== 'HEAD')",
    proofs: [{ unit, title: 'is sent only GET operations of the contract, and is not changed' }],
  },
  {
    name: 'the comparison sends another method than GET',
    source: 'operations-guide.md, Before a release',
    file: 'tools/conformance/reader.ts',
    guard: "method: 'GET'",
    without: "method: 'POST'",
    proofs: [{ unit, title: 'is sent only GET operations of the contract, and is not changed' }],
  },
  {
    name: 'the comparison follows a redirect with the token',
    source: 'operations-guide.md, Before a release',
    file: 'tools/conformance/reader.ts',
    guard: "redirect: 'manual'",
    without: "redirect: 'follow'",
    proofs: [{ unit, title: 'redirects are not followed' }],
  },
  {
    name: 'the token is quoted by an error about its form',
    source: 'operations-guide.md, Before a release',
    file: 'tools/conformance/token.ts',
    guard: 'if (!/^[\\x21-\\x7e]+$/.test(token))',
    without: "if (token === '')",
    proofs: [
      {
        unit: 'tools/conformance/token.test.ts',
        title: 'a text that is no token is refused without being repeated',
      },
    ],
  },
];
