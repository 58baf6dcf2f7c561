import type { Samples } from '../sample.ts';
import { ids } from '../usual.ts';

const GIB = 1024 ** 3;
const said = { description: 'made by the verification' };
const stopped = { instance: 'schema-migrator' };
const group = { ...said, policy: 'allow', failure_domain: 'sled' };
/** A disk made from a snapshot can be attached to a stopped instance at once. */
const spare = { disk: 'spare-16' };

/** Instances, disks, snapshots, images and groups. */
export const compute: Samples = {
  affinityGroupCreate: { body: { name: 'fresh', ...group } },
  affinityGroupUpdate: { body: { description: 'other' }, clash: 'near-the-probe' },
  affinityGroupMemberInstanceView: { path: { instance: 'ingest-legacy' } },
  affinityGroupMemberInstanceAdd: { path: stopped },
  affinityGroupMemberInstanceDelete: { path: { instance: 'ingest-legacy' } },
  antiAffinityGroupCreate: { body: { name: 'fresh', ...group } },
  antiAffinityGroupUpdate: { body: { description: 'other' }, clash: 'tls-pair' },
  antiAffinityGroupMemberInstanceAdd: { path: stopped },
  antiAffinityGroupMemberInstanceDelete: {},
  diskCreate: {
    body: { name: 'fresh', ...said, size: GIB, disk_source: { type: 'blank', block_size: 512 } },
  },
  diskMetricsList: {
    query: { start_time: '2026-05-13T14:00:00Z', end_time: '2026-05-14T14:00:00Z' },
  },
  diskDelete: { path: { disk: 'spare-1' } },
  diskBulkWriteImport: {
    path: { disk: 'import-running' },
    body: { offset: 0, base64_encoded_data: 'AAAA' },
  },
  diskBulkWriteImportStart: { path: { disk: 'import-paused' } },
  diskBulkWriteImportStop: { path: { disk: 'import-running' } },
  diskFinalizeImport: { path: { disk: 'import-paused' }, body: { snapshot_name: 'from-import' } },
  imageCreate: {
    body: {
      name: 'fresh',
      ...said,
      os: 'debian',
      version: '13',
      source: { type: 'snapshot', id: ids.snapshot },
    },
  },
  imageDemote: { path: { image: 'ubuntu-26-04' } },
  instanceCreate: {
    body: {
      name: 'fresh',
      ...said,
      hostname: 'fresh',
      ncpus: 1,
      memory: GIB,
      boot_disk: { type: 'attach', name: 'spare-16' },
      disks: [
        {
          type: 'create',
          name: 'fresh-data',
          description: '',
          size: GIB,
          disk_source: { type: 'blank', block_size: 512 },
        },
      ],
      external_ips: [{ type: 'ephemeral' }, { type: 'floating', floating_ip: 'unassigned' }],
      network_interfaces: { type: 'default' },
    },
  },
  instanceUpdate: {
    path: stopped,
    body: { ncpus: 4, memory: 8 * GIB, boot_disk: 'schema-migrator-root', auto_restart_policy: 'never' },
  },
  instanceDelete: { path: stopped },
  instanceDiskAttach: { path: stopped, body: spare },
  instanceDiskDetach: { path: { instance: 'warmup-batch' }, body: { disk: 'warmup-data' } },
  instanceEphemeralIpAttach: { path: { instance: 'log-shipper' }, body: { pool: 'public-v4' } },
  instanceEphemeralIpDetach: {},
  instanceSerialConsole: { query: { most_recent: '64' } },
  instanceSerialConsoleStream: { query: { most_recent: '64' } },
  instanceStart: { path: stopped },
  snapshotCreate: { body: { name: 'fresh', ...said, disk: 'spare-1' } },
  timeseriesQuery: {
    body: {
      query:
        'get virtual_machine:vcpu_usage | filter timestamp >= @2026-05-14T13:00:00.000 && timestamp < @2026-05-14T14:00:00.000 | align mean_within(60s)',
    },
  },
  probeCreate: { body: { name: 'fresh', ...said, sled: ids.sled } },
};
