import { describe, expect, test } from 'vitest';
import * as api from '@console/shared/api';
import {
  type ApiRequest,
  bodyOf,
  imagePromote,
  localIdpUserCreate,
  networkingAddressLotDelete,
  projectCreate,
  projectDelete,
  secretFields,
  siloCreate,
  sledAdd,
  toCamel,
} from '@console/shared/api';
import { remarksOn, textsOf } from './texts.ts';

const place = { origin: 'https://console.test', cliName: 'oxide' };
const GIB = 1024 ** 3;

const create = { operation: projectCreate, input: { body: { name: 'web', description: `it's "new"` } } };

describe('a request', () => {
  test('is a curl command, one option per line', () => {
    expect(textsOf(create, place).curl).toBe(String.raw`curl -X POST 'https://console.test/v1/projects' \
    -H "Authorization: Bearer $TOKEN" \
    -H 'Content-Type: application/json' \
    --data-binary '{
  "name": "web",
  "description": "it'\''s \"new\""
}'`);
  });

  // @sheet common-ui/34.65 specification/7.2
  test("is a command of the CLI with the deployer's name for it", () => {
    expect(textsOf(create, { ...place, cliName: 'rackctl' }).cli).toBe(String.raw`rackctl api '/v1/projects' \
    --method POST \
    --input - <<'JSON'
{
  "name": "web",
  "description": "it's \"new\""
}
JSON`);
  });

  test('is a body in wire format', () => {
    const input = { path: { silo: 'a' }, body: { identityMode: 'local_only', timeX: new Date(0) } };
    expect(textsOf({ operation: siloCreate, input }, place).json).toBe(
      '{\n  "identity_mode": "local_only",\n  "time_x": "1970-01-01T00:00:00.000Z"\n}',
    );
  });

  test('without a body has none in any format', () => {
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

test('a body of a service has the names of its document', () => {
  const operation = { ...projectCreate, names: ['sizeBytes'] };
  const texts = textsOf({ operation, input: { body: { sizeBytes: 1, diskId: 'a' } } }, place);
  expect(JSON.parse(texts.json ?? '')).toEqual({ sizeBytes: 1, disk_id: 'a' });
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

  test('are mentioned in a note', () => {
    const texts = textsOf(silo(1), place);
    expect(remarksOn(texts, 'json')).toEqual([
      'Secrets are not copied. Replace $PRIVATE_KEY with your values.',
    ]);
    expect(remarksOn(texts, 'curl')).toHaveLength(2);
    expect(remarksOn(textsOf(create, place), 'cli')).toEqual([]);
  });

  test('stay in the sent request', () => {
    const { input } = silo(1);
    textsOf({ operation: siloCreate, input }, place);
    expect(bodyOf(input)).toContain('"key":"private"');
  });

  test('that are absent are not invented', () => {
    const body = { externalId: 'ann', password: { mode: 'login_disallowed' } };
    const texts = textsOf({ operation: localIdpUserCreate, input: { body } }, place);
    expect(texts.placeholders).toEqual([]);
    expect(JSON.parse(texts.json ?? '')).toEqual({
      external_id: 'ann',
      password: { mode: 'login_disallowed' },
    });
  });

  test('in the address of a webhook are masked, and the rest of it stays', () => {
    const body = { name: 'ops', description: '', endpoint: 'https://ops:hush@example.com/hook' };
    const input = { path: { receiver: 'ops' }, body };
    const texts = textsOf({ operation: anyOperation('webhookReceiverUpdate'), input }, place);
    expect(texts.placeholders).toEqual(['$CREDENTIALS']);
    expect(texts.json).toContain('"https://$CREDENTIALS@example.com/hook"');
    for (const text of [texts.named, texts.cli, texts.curl]) expect(text ?? '').not.toContain('hush');
  });

  test.each(Object.entries(secretFields))('of %s are all masked', (id, fields = []) => {
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

const isWrite = (value: object): value is api.Write => 'method' in value && 'stale' in value;

const operations = new Map<string, api.Write>(
  Object.values(api).flatMap((one) =>
    typeof one === 'object' && isWrite(one) ? [[one.id, one] as const] : [],
  ),
);

function anyOperation(id: string): ApiRequest['operation'] {
  const found = operations.get(id);
  if (!found) throw new Error(`no operation ${id}`);
  return found;
}

/** A value at a path in wire format, as a form would contain it. */
function nested([key, ...rest]: readonly string[], value: string): unknown {
  if (key === undefined) return value;
  return key === '*' ? [nested(rest, value)] : { [toCamel(key)]: nested(rest, value) };
}

describe('the command that the CLI has by name', () => {
  const named = (operation: ApiRequest['operation'], input: ApiRequest['input']) =>
    textsOf({ operation, input }, place).named;

  // @sheet common-ui/34.65
  test('has the path parameters as flags', () => {
    expect(named(networkingAddressLotDelete, { path: { addressLot: 'switch-uplinks' } })).toBe(
      'oxide system networking address-lot delete \\\n    --address-lot switch-uplinks',
    );
  });

  test('has members of the body as flags where the CLI supports them', () => {
    const body = { part: '913-0000019', serial: 'FH 1', revision: 6 };
    expect(named(sledAdd, { body })).toBe(
      "oxide system hardware sled add \\\n    --part 913-0000019 \\\n    --serial 'FH 1'",
    );
  });

  test('otherwise has the whole body, without secrets', () => {
    const body = { externalId: 'ada', password: { mode: 'password', value: 'hush' } };
    const text = named(localIdpUserCreate, { query: { silo: 'a' }, body });
    expect(text).toMatch(
      /^oxide silo idp local user create \\\n    --silo a \\\n    --json-body \/dev\/stdin <<'JSON'\n/,
    );
    expect(text).not.toContain('hush');
  });

  test('is absent where the CLI has none; the generic command always works', () => {
    expect(named(projectCreate, create.input)).toBeUndefined();
    expect(textsOf(create, place).cli).toContain('oxide api');
  });
});
