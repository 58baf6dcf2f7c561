import { expect, it } from 'vitest';
import { OFFER_META } from '../../build/shares.ts';
import type { Offer } from '../../shared/contract/pair.ts';
import { deprecatedIn, pairing } from './doctor.ts';
import { offerIn } from './document.ts';

const NEEDS = { contract: 5, contractMinor: 3, react: '19.3.1', shared: '4.8.0' };
const offer = (change: Partial<Offer> = {}): Offer => ({ ...NEEDS, ...change });

it('a document says what its shell offers; an earlier one does not', () => {
  const [[name, content] = []] = Object.entries(OFFER_META);
  const found = offerIn(`<head><meta name="${name}" content="${content}"></head>`);
  expect(Object.values(found ?? {}).join(' ')).toBe(content?.replace('.', ' '));
  expect(offerIn('<head><meta name="viewport" content="width=device-width"></head>')).toBeUndefined();
});

it.each([
  [{}, false, 'accepts what this SDK builds: it shares 4.8.0, the SDK has 4.8.0.'],
  [{ shared: '4.9.0' }, false, 'The SDK 4.9.0 has what was added since.'],
  [
    { shared: '4.7.0' },
    true,
    'Needs shared ^4.8.0, the shell has 4.7.0. Build with the SDK 4.7.0, or publish',
  ],
  [{ shared: '5.0.0' }, true, 'Needs shared ^4.8.0, the shell has 5.0.0. Upgrade to the SDK 5.0.0.'],
  [{ react: '20.0.0', shared: '5.0.0' }, true, 'Needs react ^19.3.1, the shell has 20.0.0. Upgrade'],
  [{ contractMinor: 2 }, true, 'Built for contract 5.3, the shell has 5.2. Build with'],
  [{ contract: 6 }, true, 'until its next major version: its contract is 6, that of the SDK 5. Upgrade'],
  [{ contract: 7 }, true, 'Built for contract 5, the shell accepts 6 and 7. Upgrade'],
] as const)('a shell that differs by %j: %s %s', (change, isToDo, text) => {
  const found = pairing('https://console.example', offer(change), NEEDS);
  expect(found).toEqual({ isToDo, text: expect.stringContaining(text) });
});

it('a shell that does not say its versions is no reason to change anything', () => {
  expect(pairing('https://console.example', undefined, NEEDS)).toMatchObject({ isToDo: false });
});

it('names the place of a deprecated use and what replaces it, and no other report of the linter', () => {
  const report = (code: string) => ({
    code,
    message: '`old` is deprecated.\nUse `next`.',
    filename: 'src/list.tsx',
    labels: [{ span: { line: 3, column: 7 } }],
  });
  const diagnostics = [report('typescript(no-deprecated)'), report('eslint(no-var)')];
  expect(deprecatedIn(JSON.stringify({ diagnostics }))).toEqual([
    'src/list.tsx:3:7 `old` is deprecated. Use `next`.',
  ]);
  expect(() => deprecatedIn('Failed to parse .oxlintrc.json')).toThrow('oxlint: Failed to parse');
});
