import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { siloDefaults, siloSchema, type SiloValues } from './schema.ts';

const certificate = {
  name: 'edge',
  description: '',
  service: 'external_api',
  cert: 'chain',
  key: 'secret',
} as const;
const whole: SiloValues = { ...siloDefaults, name: 'fernhill', tlsCertificates: [certificate] };

const send = (values: Partial<SiloValues>) => v.parse(siloSchema, { ...whole, ...values });

function messages(values: Partial<SiloValues>) {
  const { issues = [] } = v.safeParse(siloSchema, { ...whole, ...values });
  return Object.fromEntries(issues.toReversed().map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
}

describe('a new silo', () => {
  it('starts discoverable, with SAML and without quotas', () => {
    expect(send({})).toStrictEqual({
      name: 'fernhill',
      description: '',
      discoverable: true,
      identityMode: 'saml_jit',
      quotas: { cpus: 0, memory: 0, storage: 0 },
      mappedFleetRoles: {},
      tlsCertificates: [certificate],
    });
  });

  it('sends memory and storage in bytes', () => {
    expect(send({ cpus: 30, memory: 58, storage: 735 }).quotas).toEqual({
      cpus: 30,
      memory: 62_277_025_792,
      storage: 789_200_240_640,
    });
  });

  it('keeps every quota of whole GiB exact', () => {
    for (const gib of [1, 1023, 1024, 65_537, 8_388_607])
      expect(send({ storage: gib }).quotas.storage / 2 ** 30).toBe(gib);
  });

  it.each([null, -1, 1.5])('refuses %s as a quota', (number) => {
    expect(Object.keys(messages({ cpus: number, memory: number, storage: number }))).toEqual([
      'storage',
      'memory',
      'cpus',
    ]);
  });

  it('sends the admin group trimmed', () => {
    expect(send({ adminGroupName: '  fern admins ' }).adminGroupName).toBe('fern admins');
  });

  it.each<Partial<SiloValues>>([
    { adminGroupName: '' },
    { adminGroupName: '   ' },
    { adminGroupName: 'fern-admins', identityMode: 'local_only' },
  ])('leaves the admin group out: %o', (values) => expect(send(values)).not.toHaveProperty('adminGroupName'));

  it('maps silo roles to lists of fleet roles', () => {
    expect(send({ adminsAreFleetAdmins: true }).mappedFleetRoles).toStrictEqual({ admin: ['admin'] });
    expect(send({ viewersAreFleetViewers: true }).mappedFleetRoles).toStrictEqual({ viewer: ['viewer'] });
    expect(send({ adminsAreFleetAdmins: true, viewersAreFleetViewers: true }).mappedFleetRoles).toStrictEqual(
      {
        admin: ['admin'],
        viewer: ['viewer'],
      },
    );
  });

  it('requires a certificate', () => {
    expect(messages({ tlsCertificates: [] })).toEqual({
      tlsCertificates: 'At least one certificate is required',
    });
  });

  it('requires a valid name', () => {
    expect(messages({ name: '' })).toEqual({ name: '{label} is required' });
    expect(messages({ name: '9lives' })).toEqual({ name: 'Must start with a lower-case letter' });
  });
});
