import { collides, forbids, full, lacks, taken, unsupported, waits, type Scenario } from './scenario.ts';

const GIB = 1024 ** 3;
const running = { path: { instance: 'cache-ams-01' } };
const stopped = { path: { instance: 'schema-migrator' } };
const blank = { type: 'blank', block_size: 512 };
const nic = { description: '', vpc_name: 'default', subnet_name: 'default' };
const nobody = '00000000-0000-4000-8000-00000000dead';

/** Instances, disks, snapshots, images and groups: states, limits, quotas, what is missing. docs/contract/server-behaviour.md section 4, 5. */
export const compute: readonly Scenario[] = [
  collides('instanceStart', 'stopping', /stopping/, { path: { instance: 'purge-worker-2' } }),
  collides('instanceStop', 'migrating', /migrating/, { path: { instance: 'cache-lhr-01' } }),
  forbids('instanceReboot', 'stopped', /stopped/, stopped),
  forbids('instanceReboot', 'failed', /failed/, { path: { instance: 'ingest-frozen' } }),
  forbids('instanceDelete', 'running', /running/, running),
  forbids('instanceDelete', 'stopping', /stopping/, { path: { instance: 'purge-worker-2' } }),
  collides('instanceUpdate', 'resized while running', /running/, {
    ...running,
    body: { ncpus: 2, memory: GIB },
  }),
  forbids('instanceUpdate', 'too many vCPUs', /64/, { ...stopped, change: { ncpus: 65 } }),
  unsupported('instanceUpdate', 'too little memory', /256 GiB/, { ...stopped, change: { memory: 1024 } }),
  collides('instanceUpdate', 'a boot disk of another', /not attached/, {
    ...stopped,
    change: { boot_disk: 'spare-16' },
  }),
  lacks('instanceUpdate', 'an unknown boot disk', /disk/, { ...stopped, change: { boot_disk: 'nope' } }),
  unsupported('instanceCreate', 'no memory', /256 GiB/, { change: { memory: 1 } }),
  forbids('instanceCreate', 'no vCPU', /vCPU/, { change: { ncpus: 0 } }),
  forbids('instanceCreate', 'nine interfaces', /8 network interfaces/, {
    change: {
      network_interfaces: {
        type: 'create',
        params: Array.from({ length: 9 }, (_, index) => ({ ...nic, name: `net${index}` })),
      },
    },
  }),
  forbids('instanceCreate', 'an attached disk', /attached/, {
    change: { boot_disk: { type: 'attach', name: 'ams-01-hot' } },
  }),
  lacks('instanceCreate', 'an unknown disk', /disk/, {
    change: { boot_disk: { type: 'attach', name: 'nope' } },
  }),
  lacks('instanceCreate', 'an unknown pool', /pool/, {
    change: { external_ips: [{ type: 'ephemeral', pool: 'nope' }] },
  }),
  forbids('instanceCreate', 'a floating IP in use', /attached/, {
    change: { external_ips: [{ type: 'floating', floating_ip: 'tls-entry' }] },
  }),
  taken('instanceCreate', 'the name of a disk', /disk "spare-1"/, {
    change: {
      disks: [{ type: 'create', name: 'spare-1', description: '', size: GIB, disk_source: blank }],
    },
  }),
  full('instanceStart', 'more than the quota', /quota/, {
    ...stopped,
    before: [{ call: 'siloQuotasUpdate', body: { cpus: 1 } }],
  }),
  forbids('instanceDiskAttach', 'a running instance', /running/, running),
  forbids('instanceDiskAttach', 'an attached disk', /attached/, { ...stopped, body: { disk: 'ams-01-hot' } }),
  lacks('instanceDiskAttach', 'an unknown disk', /disk/, { ...stopped, body: { disk: 'nope' } }),
  forbids('instanceDiskDetach', 'a running instance', /running/, {
    ...running,
    body: { disk: 'ams-01-hot' },
  }),
  collides('instanceDiskDetach', 'the boot disk', /boot disk/, {
    ...stopped,
    body: { disk: 'schema-migrator-root' },
  }),
  forbids('instanceSerialConsole', 'stopped', /stopped/, stopped),
  forbids('instanceSerialConsole', 'no place to begin', /exactly one/, { query: { most_recent: undefined } }),
  forbids('instanceSerialConsoleStream', 'no websocket', /websocket/, {}),
  lacks('instanceEphemeralIpAttach', 'an unknown pool', /pool/, { body: { pool: 'nope' } }),
  forbids('instanceEphemeralIpDetach', 'no address', /ephemeral/, { path: { instance: 'log-shipper' } }),
  unsupported('diskCreate', 'too small', /GiB/, { change: { size: 1 } }),
  unsupported('diskCreate', 'too large', /1023/, { change: { size: 1024 * GIB } }),
  lacks('diskCreate', 'an unknown image', /image/, {
    change: { disk_source: { type: 'image', image_id: nobody } },
  }),
  lacks('diskCreate', 'an unknown snapshot', /snapshot/, {
    change: { disk_source: { type: 'snapshot', snapshot_id: nobody } },
  }),
  full('diskCreate', 'more than the quota', /quota/, {
    before: [{ call: 'siloQuotasUpdate', body: { storage: GIB } }],
  }),
  forbids('diskDelete', 'attached', /attached/, { path: { disk: 'ams-01-hot' } }),
  forbids('diskBulkWriteImportStart', 'detached', /detached/, { path: { disk: 'spare-1' } }),
  forbids('diskBulkWriteImportStop', 'not importing', /import_ready/, { path: { disk: 'import-paused' } }),
  forbids('diskBulkWriteImport', 'not importing', /import_ready/, { path: { disk: 'import-paused' } }),
  forbids('diskBulkWriteImport', 'off a block', /block/, { change: { offset: 7 } }),
  forbids('diskBulkWriteImport', 'no base64', /base64/, { change: { base64_encoded_data: '!' } }),
  forbids('diskBulkWriteImport', 'beyond the end', /end/, { change: { offset: 10 * GIB } }),
  forbids('diskFinalizeImport', 'still importing', /importing/, { path: { disk: 'import-running' } }),
  waits('snapshotCreate', 'of a disk being imported', /import/, { change: { disk: 'import-paused' } }),
  lacks('snapshotCreate', 'of an unknown disk', /disk/, { change: { disk: 'nope' } }),
  lacks('imageCreate', 'of an unknown snapshot', /snapshot/, {
    change: { source: { type: 'snapshot', id: nobody } },
  }),
  forbids('affinityGroupMemberInstanceAdd', 'running', /stopped/, running),
  taken('affinityGroupMemberInstanceAdd', 'twice', /member/, {
    ...stopped,
    before: [{ call: 'affinityGroupMemberInstanceAdd', ...stopped }],
  }),
  forbids('antiAffinityGroupMemberInstanceAdd', 'running', /stopped/, { path: { instance: 'log-shipper' } }),
  lacks('antiAffinityGroupMemberInstanceDelete', 'no member', /member/, stopped),
  forbids('timeseriesQuery', 'what is no query', /./, { body: { query: 'select everything' } }),
  lacks('probeCreate', 'an unknown sled', /sled/, { change: { sled: nobody } }),
  lacks('probeCreate', 'an unknown pool', /pool/, { change: { ip_pool: 'nope' } }),
];
