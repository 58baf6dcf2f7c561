import type { Handlers } from '../call.ts';
import { parentProject } from '../find.ts';
import { runOxql } from './oxql-run.ts';
import { timeseriesSchemas } from './oxql-schema.ts';
import { page } from '../page.ts';

/** Queries in OxQL. docs/contract/server-behaviour.md section 9 "OxQL". */
export const timeseries = {
  timeseriesQuery({ query, body }, call) {
    const project = parentProject(call, query.project);
    const instances = call.tables.instances.filter((row) => row.projectId === project.id);
    return runOxql(call.store, body.query, instances);
  },

  systemTimeseriesQuery({ body }, call) {
    return runOxql(call.store, body.query, [...call.tables.instances], true);
  },

  systemTimeseriesSchemaList({ query }, call) {
    return page(call, query, timeseriesSchemas(), ({ timeseriesName }) => ({ id: timeseriesName }));
  },
} satisfies Partial<Handlers>;
