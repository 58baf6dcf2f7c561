import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse as render } from '@evertdespiegeleer/go-template';
import { Ajv } from 'ajv';
import { DCLinter } from 'dclint';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Service } from 'kubernetes-models/v1/Service';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT, readJson } from '../tools/machine/files.ts';
import { isRecord } from '../shared/record/index.ts';
import { installationOf } from './container/installation.ts';

const CHART = join(ROOT, 'deploy/chart');
const yaml = (path: string): unknown => parse(readFileSync(path, 'utf8'));

/** Values with some replaced, one level deep. */
function withValues(changes: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const values = yaml(join(CHART, 'values.yaml'));
  if (!isRecord(values)) throw new Error('values.yaml is no mapping');
  const merged = Object.entries(changes).map(([key, change]): [string, unknown] => {
    const value = values[key];
    return [key, isRecord(value) && isRecord(change) ? { ...value, ...change } : change];
  });
  return { ...values, ...Object.fromEntries(merged) };
}

const GIVEN = { api: 'https://api.internal', host: 'console.example.org' };

/** Refuses objects that do not match the Kubernetes schema of their kind. */
function validate(object: unknown): void {
  if (Deployment.is(object)) new Deployment(object).validate();
  else if (Service.is(object)) new Service(object).validate();
  else if (Ingress.is(object)) new Ingress(object).validate();
  else if (PersistentVolumeClaim.is(object)) new PersistentVolumeClaim(object).validate();
  else throw new Error(`of no known kind: ${JSON.stringify(object)}`);
}

/** The objects of the chart by kind, rendered by Go's template engine as Helm does. */
async function chartWith(changes: Readonly<Record<string, unknown>> = {}): Promise<Map<string, unknown>> {
  const { name, version, appVersion } = Object(yaml(join(CHART, 'Chart.yaml')));
  const context = {
    Values: withValues({ ...GIVEN, ...changes }),
    Release: { Name: 'main' },
    Chart: { Name: name, Version: version, AppVersion: appVersion },
  };
  const objects = new Map<string, unknown>();
  for (const file of readdirSync(join(CHART, 'templates'))) {
    const object: unknown = parse(
      await render(readFileSync(join(CHART, 'templates', file), 'utf8'), context),
    );
    if (object === null) continue;
    validate(object);
    objects.set(file.replace('.yaml', ''), object);
  }
  return objects;
}

/** Environment of the container in the rendered deployment. */
function environmentOf(deployment: unknown): Record<string, string | undefined> {
  if (!Deployment.is(deployment)) throw new Error('no deployment');
  const [container] = deployment.spec?.template.spec?.containers ?? [];
  return Object.fromEntries((container?.env ?? []).map(({ name, value }) => [name, value]));
}

describe('the chart', () => {
  test('renders objects that Kubernetes accepts, and an environment that the container accepts', async () => {
    const settings = JSON.stringify({ productName: 'Maren\'s "Console"\n', basePath: '/console' });
    const objects = await chartWith({ settings, reports: true });
    expect([...objects.keys()]).toEqual(['deployment', 'ingress', 'service', 'volume']);
    expect(installationOf(environmentOf(objects.get('deployment')))).toMatchObject({
      api: 'https://api.internal/',
      origin: 'https://console.example.org',
      settings: JSON.parse(settings),
      reports: '/srv/console/reports',
    });
  });

  test('leaves out parts that an installation has or does not need', async () => {
    const objects = await chartWith({
      volume: { existingClaim: 'disk-of-console' },
      ingress: { enabled: false },
      image: { tag: 'abc123' },
    });
    expect([...objects.keys()]).toEqual(['deployment', 'service']);
    const text = JSON.stringify(objects.get('deployment'));
    expect(text).toContain('"claimName":"disk-of-console"');
    expect(text).toContain('registry.example.org/console:abc123');
    expect(installationOf(environmentOf(objects.get('deployment'))).reports).toBeUndefined();
  });

  test('runs without rights: no root, no capability, nothing written but the volume and /tmp', async () => {
    expect((await chartWith()).get('deployment')).toMatchObject({
      spec: {
        template: {
          spec: {
            automountServiceAccountToken: false,
            securityContext: {
              runAsNonRoot: true,
              runAsUser: 10001,
              seccompProfile: { type: 'RuntimeDefault' },
            },
            containers: [
              {
                securityContext: {
                  allowPrivilegeEscalation: false,
                  readOnlyRootFilesystem: true,
                  capabilities: { drop: ['ALL'] },
                },
                volumeMounts: [{ mountPath: '/srv/console' }, { mountPath: '/tmp' }],
              },
            ],
          },
        },
      },
    });
  });

  test.each([
    ['the values of the file alone', {}, '/api'],
    ['an API without a scheme', { ...GIVEN, api: 'api.internal' }, '/api'],
    ['a host with a scheme', { ...GIVEN, host: 'https://console.example.org' }, '/host'],
    ['a size without a unit', { ...GIVEN, volume: { size: '5' } }, '/volume/size'],
  ])('refuses %s, and names the key', (_, changes, key) => {
    const ajv = new Ajv({ allErrors: true });
    const schema = readJson(join(CHART, 'values.schema.json'));
    if (!isRecord(schema)) throw new Error('no schema');
    expect(ajv.validate(schema, withValues(GIVEN))).toBe(true);
    expect(ajv.validate(schema, withValues(changes))).toBe(false);
    expect(ajv.errorsText()).toContain(key);
  });
});

test('the linter of compose files has no warnings about deploy/compose.yaml', () => {
  const linter = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] });
  const results = linter.lintFiles([join(ROOT, 'deploy/compose.yaml')], false);
  expect(results.flatMap(({ messages }) => messages)).toEqual([]);
  expect(results).toHaveLength(1);
});
