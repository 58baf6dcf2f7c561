import fc from 'fast-check';
import { administrationSteps } from './administration.ts';
import { hardwareSteps } from './hardware.ts';
import { networkingSteps } from './networking.ts';
import { poolSteps } from './pools.ts';
import { name, project, projectSteps, size, step, type Step } from './steps.ts';
import { webhookSteps } from './webhooks.ts';

const GIB = 1024 ** 3;

const memory = fc.constantFrom(GIB, GIB, GIB, GIB, 2 * GIB, 1000 * GIB);

const disk = fc.oneof(
  fc.record({ type: fc.constant('attach'), name }),
  fc.record({
    type: fc.constant('create'),
    name,
    size,
    description: fc.constant(''),
    disk_source: fc.constantFrom(
      { type: 'blank', block_size: 512 },
      { type: 'importing_blocks', block_size: 4096 },
    ),
  }),
);

const externalIp = fc.oneof(
  fc.record({ type: fc.constant('ephemeral'), pool: fc.constantFrom(null, 'pool', 'nope') }),
  fc.record({ type: fc.constant('floating'), floating_ip: name }),
);

const instanceBody = fc.record({
  name,
  description: fc.constant(''),
  hostname: fc.constant('host'),
  ncpus: fc.constantFrom(1, 1, 1, 1, 4, 200),
  memory,
  start: fc.boolean(),
  boot_disk: fc.option(disk, { freq: 1 }),
  disks: fc.array(disk, { maxLength: 1 }),
  external_ips: fc.array(externalIp, { maxLength: 1 }),
  network_interfaces: fc.constantFrom({ type: 'default' }, { type: 'none' }),
});

const named = fc.record({ name, description: fc.constantFrom('', 'text') });
const vpcBody = fc.record({ name, description: fc.constant(''), dns_name: name });
const siloBody = fc.record({
  name,
  description: fc.constant(''),
  discoverable: fc.boolean(),
  identity_mode: fc.constantFrom('saml_jit', 'local_only'),
  admin_group_name: fc.option(fc.constant('admins')),
  quotas: fc.constant({ cpus: 1, memory: GIB, storage: GIB }),
  tls_certificates: fc.constant([]),
});

const instancePath = (tail: string) =>
  fc.tuple(name, project).map(([n, p]) => `/v1/instances/${n}${tail}?project=${p}`);
const within = (kind: string) => fc.tuple(name, project).map(([n, p]) => `/v1/${kind}/${n}?project=${p}`);
const list = (kind: string) => project.map((p) => `/v1/${kind}?project=${p}`);

/** One random step of any kind. */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 24, arbitrary: projectSteps },
  { weight: 5, arbitrary: poolSteps },
  { weight: 5, arbitrary: networkingSteps },
  { weight: 5, arbitrary: administrationSteps },
  { weight: 5, arbitrary: hardwareSteps },
  { weight: 5, arbitrary: webhookSteps },
  { weight: 4, arbitrary: fc.record({ wait: fc.constantFrom(500, 1000, 5000) }) },
  { weight: 4, arbitrary: step('POST', list('instances'), instanceBody) },
  {
    weight: 4,
    arbitrary: step('POST', fc.oneof(instancePath('/start'), instancePath('/stop'), instancePath('/reboot'))),
  },
  { weight: 3, arbitrary: step('DELETE', instancePath('')) },
  step(
    'PUT',
    instancePath(''),
    fc.record({ ncpus: fc.constantFrom(1, 2), memory, boot_disk: fc.option(name) }),
  ),
  step('DELETE', within('disks')),
  step('POST', list('vpcs'), vpcBody),
  step('PUT', within('vpcs'), named),
  step('DELETE', within('vpcs')),
  step(
    'DELETE',
    fc.tuple(name, project).map(([n, p]) => `/v1/vpc-subnets/default?vpc=${n}&project=${p}`),
  ),
  step('POST', fc.constant('/v1/projects'), named),
  step(
    'PUT',
    name.map((n) => `/v1/projects/${n}`),
    named,
  ),
  step(
    'DELETE',
    fc.oneof(name, project).map((n) => `/v1/projects/${n}`),
  ),
  step('POST', fc.constant('/v1/system/silos'), siloBody),
  step(
    'DELETE',
    name.map((n) => `/v1/system/silos/${n}`),
  ),
  step(
    'POST',
    fc.constant('/v1/me/ssh-keys'),
    fc.record({ name, description: fc.constant(''), public_key: fc.constant('ssh-rsa A') }),
  ),
  step(
    'DELETE',
    name.map((n) => `/v1/me/ssh-keys/${n}`),
  ),
);
