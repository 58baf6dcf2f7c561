import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ApiRequest,
  bodyOf,
  imagePromote,
  localIdpUserCreate,
  projectCreate,
  projectDelete,
  secretFields,
  siloCreate,
  toCamel,
  urlOf,
} from '@console/shared/api';
import { anyRequests, heard, HUSH } from './test-requests.ts';
import { remarksOn, shellWord, textsOf } from './texts.ts';

const place = { origin: 'https://console.test', cliName: 'oxide' };
const GIB = 1024 ** 3;

const create = { operation: projectCreate, input: { body: { name: 'web', description: `it's "new"` } } };

describe('a request', () => {
  test('is a curl command, one option a line', () => {
    expect(textsOf(create, place).curl).toBe(String.raw`curl -X POST 'https://console.test/v1/projects' \
    -H "Authorization: Bearer $TOKEN" \
    -H 'Content-Type: application/json' \
    --data-binary '{
  "name": "web",
  "description": "it'\''s \"new\""
}'`);
  });

  test('is a command of the CLI, whose name is the deployer’s', () => {
    expect(textsOf(create, { ...place, cliName: 'rackctl' }).cli).toBe(String.raw`rackctl api '/v1/projects' \
    --method POST \
    --input - <<'JSON'
{
  "name": "web",
  "description": "it's \"new\""
}
JSON`);
  });

  test('is a body in wire form', () => {
    const input = { path: { silo: 'a' }, body: { identityMode: 'local_only', timeX: new Date(0) } };
    expect(textsOf({ operation: siloCreate, input }, place).json).toBe(
      '{\n  "identity_mode": "local_only",\n  "time_x": "1970-01-01T00:00:00.000Z"\n}',
    );
  });

  test('without a body has none anywhere', () => {
    const promote = { operation: imagePromote, input: { path: { image: 'a/b' }, query: { project: "o'x" } } };
    expect(textsOf(promote, place)).toEqual({
      cli: String.raw`oxide api '/v1/images/a%2Fb/promote?project=o'\''x' \
    --method POST`,
      curl: String.raw`curl -X POST 'https://console.test/v1/images/a%2Fb/promote?project=o'\''x' \
    -H "Authorization: Bearer $TOKEN"`,
      placeholders: [],
    });
    expect(textsOf({ operation: projectDelete, input: { path: { project: 'p' } } }, place).curl).toContain(
      'curl -X DELETE ',
    );
  });
});

describe('secrets', () => {
  const certificate = { name: 'a', description: '', cert: 'public', key: 'private', service: 'external_api' };
  const silo = (count: number): ApiRequest => ({
    operation: siloCreate,
    input: {
      body: {
        name: 'labs',
        quotas: { cpus: 1, memory: GIB, storage: GIB },
        tlsCertificates: Array.from({ length: count }, () => certificate),
      },
    },
  });

  test('are replaced by their names, numbered when there are several', () => {
    const texts = textsOf(silo(2), place);
    expect(texts.placeholders).toEqual(['$PRIVATE_KEY', '$PRIVATE_KEY_2']);
    for (const text of [texts.cli, texts.curl, texts.json]) {
      expect(text).toContain('"cert": "public"');
      expect(text).toContain('"key": "$PRIVATE_KEY_2"');
      expect(text).not.toContain('"private"');
    }
  });

  test('are spoken of', () => {
    const texts = textsOf(silo(1), place);
    expect(remarksOn(texts, 'json')).toEqual([
      'Secrets are not copied: write yours in place of $PRIVATE_KEY.',
    ]);
    expect(remarksOn(texts, 'curl')).toHaveLength(2);
    expect(remarksOn(textsOf(create, place), 'cli')).toEqual([]);
  });

  test('stay in what is sent', () => {
    const { input } = silo(1);
    textsOf({ operation: siloCreate, input }, place);
    expect(bodyOf(input)).toContain('"key":"private"');
  });

  test('that are not there are not made up', () => {
    const body = { externalId: 'ann', password: { mode: 'login_disallowed' } };
    const texts = textsOf({ operation: localIdpUserCreate, input: { body } }, place);
    expect(texts.placeholders).toEqual([]);
    expect(JSON.parse(texts.json ?? '')).toEqual({
      external_id: 'ann',
      password: { mode: 'login_disallowed' },
    });
  });

  test.each(Object.entries(secretFields))('of %s are masked, each of them', (id, fields = []) => {
    const operation = anyOperation(id);
    for (const [field, name] of fields) {
      const body = nested(field.split('.'), 'hush');
      const texts = textsOf({ operation, input: { body } }, place);
      expect(texts.placeholders).toEqual([`$${name}`]);
      for (const text of [texts.cli, texts.curl, texts.json]) expect(text).not.toContain('hush');
      expect(texts.json).toContain(`"$${name}"`);
    }
  });
});

describe('property', () => {
  test('a word is one word to a shell', () => {
    const word = fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\0', ''));
    fc.assert(
      fc.property(fc.array(word, { minLength: 20, maxLength: 20 }), (words) => {
        expect(heard(words.map((one) => `curl ${shellWord(one)}`))).toEqual(words.map((one) => [one]));
      }),
      { numRuns: 10 },
    );
  });

  test('of every operation a shell makes what the client sends', () => {
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
});

/** JSON without spaces, and one mark for secrets and what stands for them. */
const withoutSecrets = (json: string) =>
  JSON.stringify(JSON.parse(json)).replaceAll(
    new RegExp(String.raw`"(${HUSH}[^"]*|\$[A-Z0-9_]+)"`, 'g'),
    '"secret"',
  );

function anyOperation(id: string): ApiRequest['operation'] {
  const found = anyRequests.map((one) => fc.sample(one, 1)[0]?.operation).find((one) => one?.id === id);
  if (!found) throw new Error(`no operation ${id}`);
  return found;
}

/** A value at a place in wire form, as a form would hold it. */
function nested([key, ...rest]: readonly string[], value: string): unknown {
  if (key === undefined) return value;
  return key === '*' ? [nested(rest, value)] : { [toCamel(key)]: nested(rest, value) };
}
