import type { TimeseriesSchema } from '@console/shared/api';

const schema = (
  timeseriesName: string,
  fields: Readonly<Record<string, TimeseriesSchema['fieldSchema'][number]['fieldType']>>,
  datumType: TimeseriesSchema['datumType'] = 'f32',
): TimeseriesSchema => ({
  timeseriesName,
  datumType,
  units: 'count',
  version: 1,
  authzScope: 'fleet',
  created: '2024-11-19T00:00:00Z',
  description: { target: 'A target', metric: 'A metric' },
  fieldSchema: Object.entries(fields).map(([name, fieldType]) => ({
    name,
    fieldType,
    source: 'target',
    description: `About ${name}`,
  })),
});

/** Timeseries for tests. */
export const SCHEMAS = [
  schema('hardware_component:temperature', { slot: 'u32', sensor: 'string', switch_wafer_loc_x: 'i16' }),
  schema('virtual_disk:reads', { disk_id: 'uuid', is_local: 'bool' }, 'cumulative_u64'),
];
