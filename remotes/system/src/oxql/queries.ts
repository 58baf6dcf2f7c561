import { ALL, systemTimeseriesSchemaList } from '@console/shared/api';
import { everyPage, query } from '@console/shared/query';

/** All timeseries that can be queried. */
export const timeseriesSchemas = () =>
  everyPage((pageToken) => query(systemTimeseriesSchemaList, { query: { limit: ALL, pageToken } }));
