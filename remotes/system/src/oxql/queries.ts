import { ALL, systemTimeseriesSchemaList } from '@console/shared/api';
import { everyPage, query } from '@console/shared/query';

/** Every timeseries that can be asked for. */
export const timeseriesSchemas = () =>
  everyPage((pageToken) => query(systemTimeseriesSchemaList, { query: { limit: ALL, pageToken } }));
