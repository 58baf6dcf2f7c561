import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodyOf, urlOf } from '@console/shared/api';
import { shellWord, textsOf } from '../../shared/copy-as/texts.ts';
import { anyRequests, heard, HUSH } from './requests.ts';

const place = { origin: 'https://console.test', cliName: 'oxide' };

/** Normalizes JSON: without spaces, and with one mark for secrets and their placeholders. */
const withoutSecrets = (json: string) =>
  JSON.stringify(JSON.parse(json)).replaceAll(
    new RegExp(String.raw`"(${HUSH}[^"]*|\$[A-Z0-9_]+)"`, 'g'),
    '"secret"',
  );

test('a quoted word is one word in a shell', () => {
  const word = fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\0', ''));
  fc.assert(
    fc.property(fc.array(word, { minLength: 20, maxLength: 20 }), (words) => {
      expect(heard(words.map((one) => `curl ${shellWord(one)}`))).toEqual(words.map((one) => [one]));
    }),
    { numRuns: 10 },
  );
});

// @sheet common-ui/34.65 operator/13.4
test('the command of every operation sends what the client sends', () => {
  expect(anyRequests).toHaveLength(122);
  fc.assert(
    fc.property(fc.tuple(...anyRequests), (requests) => {
      const texts = requests.map((one) => textsOf(one, place));
      const curls = heard(texts.map(({ curl }) => curl));
      const clis = heard(texts.map(({ cli }) => cli));
      for (const [index, { operation, input }] of requests.entries()) {
        const { method } = operation;
        const url = urlOf(operation, input);
        const sent = bodyOf(input);
        const curl = ['-X', method, place.origin + url, '-H', 'Authorization: Bearer a token'];
        const cli = ['api', url, '--method', method];
        const body = texts[index]?.json ?? '';
        if (sent === undefined) {
          expect(curls[index]).toEqual(curl);
          expect(clis[index]).toEqual(cli);
          continue;
        }
        expect(curls[index]).toEqual([
          ...curl,
          '-H',
          'Content-Type: application/json',
          '--data-binary',
          body,
        ]);
        expect(clis[index]).toEqual([...cli, '--input', '-', `${body}\n`]);
        expect(withoutSecrets(body)).toBe(withoutSecrets(sent));
        expect(body).not.toContain(HUSH);
      }
    }),
    { numRuns: 12, endOnFailure: true },
  );
}, 60_000);
