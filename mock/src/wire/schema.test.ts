import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { document } from './api.ts';
import { decode, encode } from './codec.ts';
import { parseAddress } from '../values/addresses.ts';
import { isUuid } from '../values/ids.ts';
import { SchemaSet } from './schema.ts';

const schemas = new SchemaSet(document.components.schemas, { strict: false });

/** An independent validator. Its formats are those that JSON Schema does not define. */
const ajv = new Ajv2020({ strict: false, logger: false });
ajv.addFormat('uuid', isUuid);
ajv.addFormat('ip', (text) => parseAddress(text) !== undefined);
ajv.addFormat('ipv4', (text) => parseAddress(text)?.version === 4);
ajv.addFormat('ipv6', (text) => parseAddress(text)?.version === 6);
ajv.addSchema(document, 'document');

const bodies = [
  { type: 'ProjectCreate', value: { name: 'tidepool', description: 'Shoreline sensors' } },
  {
    type: 'InstanceCreate',
    value: {
      name: 'gauge-02',
      description: '',
      hostname: 'gauge-02',
      ncpus: 2,
      memory: 8589934592,
      boot_disk: {
        type: 'create',
        name: 'root',
        description: '',
        size: 21474836480,
        disk_source: { type: 'image', image_id: 'abb50110-bff1-4676-a0f1-4809c1f1499c' },
      },
      disks: [{ type: 'attach', name: 'readings' }],
      external_ips: [
        { type: 'ephemeral', pool: 'public-v4' },
        { type: 'floating', floating_ip: 'vip' },
      ],
      network_interfaces: {
        type: 'create',
        params: [{ name: 'net0', description: '', vpc_name: 'v', subnet_name: 's', ip: '10.0.0.9' }],
      },
      ssh_public_keys: ['work-laptop'],
      start: true,
    },
  },
  { type: 'IpRange', value: { first: '203.0.113.10', last: '203.0.113.60' } },
  {
    type: 'RouterRouteCreate',
    value: {
      name: 'sink',
      description: '',
      destination: { type: 'ip_net', value: '10.0.0.0/8' },
      target: { type: 'drop' },
    },
  },
  {
    type: 'SiloCreate',
    value: {
      name: 'tidal',
      description: '',
      discoverable: true,
      identity_mode: 'saml_jit',
      quotas: { cpus: 1, memory: 1, storage: 1 },
      tls_certificates: [],
      mapped_fleet_roles: { admin: ['viewer', 'admin'], '': [] },
    },
  },
  { type: 'SiloQuotasUpdate', value: { cpus: 160, memory: null } },
];

/** Every location in a value, as its path of keys. */
function placesOf(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  return [
    [],
    ...Object.entries(value).flatMap(([key, member]) => placesOf(member).map((rest) => [key, ...rest])),
  ];
}

/** The value with one location changed; undefined removes it. */
function changed(value: unknown, place: readonly string[], to: unknown): unknown {
  const [key, ...rest] = place;
  if (key === undefined) return to;
  const copy: unknown = structuredClone(value);
  if (typeof copy !== 'object' || copy === null) return copy;
  Reflect.set(copy, key, changed(Reflect.get(copy, key), rest, to));
  const plain: unknown = JSON.parse(JSON.stringify(copy));
  return plain;
}

const junk = fc.constantFrom<unknown>(
  undefined,
  null,
  true,
  -1,
  1.5,
  7,
  '',
  'ok',
  'admin',
  'Not A Name',
  '::1',
  '10.0.0.1',
  [],
  {},
  { type: 'drop' },
);

describe('the checker of bodies', () => {
  it('agrees with an independent one', () => {
    fc.assert(
      fc.property(fc.constantFrom(...bodies), fc.nat(), junk, ({ type, value }, index, to) => {
        const places = placesOf(value);
        const tried = changed(value, places[index % places.length] ?? [], to);
        const reference = `#/components/schemas/${type}`;
        const problem = schemas.compile({ $ref: reference }).check(tried, 'body');
        const judge = ajv.getSchema(`document${reference}`);
        expect([JSON.stringify(tried), problem === undefined]).toEqual([
          JSON.stringify(tried),
          judge?.(tried),
        ]);
      }),
      { numRuns: 2000 },
    );
  });

  it('omits server-only members of a response, and fills in defaults of a request', () => {
    const project = { id: 'a2', name: 'x', description: '', time_created: 't', time_modified: 't' };
    expect(
      schemas
        .compile({ $ref: '#/components/schemas/Project' })
        .shape({ ...project, silo_id: 's' }, 'response'),
    ).toEqual(project);
    const body = { name: 'x', description: '', hostname: 'x', ncpus: 1, memory: 1 };
    expect(
      schemas.compile({ $ref: '#/components/schemas/InstanceCreate' }).shape(body, 'request'),
    ).toMatchObject({
      start: true,
      disks: [],
      network_interfaces: { type: 'default' },
    });
  });
});

describe('names on the wire', () => {
  it('survive a round trip, including dates', () => {
    const wire = {
      time_created: '2026-05-14T14:02:47.000Z',
      i_e_e_e802: [{ boot_disk_id: 'a_b' }],
      state: 'import_ready',
    };
    expect(decode(wire)).toEqual({
      timeCreated: new Date(wire.time_created),
      iEEE802: [{ bootDiskId: 'a_b' }],
      state: 'import_ready',
    });
    expect(encode(decode(wire))).toEqual(wire);
  });
});
