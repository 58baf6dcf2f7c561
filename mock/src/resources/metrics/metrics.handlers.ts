import type { T } from '../../wire/api.ts';
import type { Call, Handlers } from '../call.ts';
import { invalid } from '../../wire/errors.ts';
import { findProject, findSilo } from '../find.ts';
import { capacityPoints } from './capacity-points.ts';
import { diskPoints } from './disk-points.ts';
import { page } from '../page.ts';
import { findDisk } from '../storage/disks.handlers.ts';

interface RangeQuery {
  readonly startTime?: Date | undefined;
  readonly endTime?: Date | undefined;
  readonly limit?: number | null | undefined;
  readonly pageToken?: string | null | undefined;
  readonly order?: T.PaginationOrder | undefined;
}

/**
 * A page of points in time. The first page needs the range; the tokens of later pages contain it. docs/contract/server-behaviour.md
 * section 9, corrections "Users, quotas, system".
 */
function pointsPage(
  call: Call,
  query: RangeQuery,
  read: (range: { start: Date; end: Date }) => T.Measurement[],
): T.MeasurementResultsPage {
  const { startTime, endTime } = query;
  if (startTime === undefined || endTime === undefined)
    throw invalid(`the query parameter "${startTime === undefined ? 'start_time' : 'end_time'}" is required`);
  const points = read({ start: startTime, end: endTime });
  const asked = { ...query, startTime, endTime, sortBy: query.order };
  return page(call, asked, points, ({ timestamp }) => ({
    id: timestamp.toISOString(),
    timeCreated: timestamp,
  }));
}

function projectsOf(call: Call, siloId?: string): Set<string> {
  const rows = call.tables.projects.filter((row) => siloId === undefined || row.siloId === siloId);
  return new Set(rows.map((row) => row.id));
}

/** Capacity metrics and the counters of a disk. docs/contract/server-behaviour.md section 9, 5 "Disks". */
export const metrics = {
  siloMetric({ path, query }, call) {
    const projects =
      query.project === undefined
        ? projectsOf(call, call.actor.user.siloId)
        : new Set([findProject(call, query.project, 'viewer').id]);
    return pointsPage(call, query, (range) => capacityPoints(call.store, path.metricName, projects, range));
  },

  systemMetric({ path, query }, call) {
    const projects = projectsOf(call, query.silo === undefined ? undefined : findSilo(call, query.silo).id);
    return pointsPage(call, query, (range) => capacityPoints(call.store, path.metricName, projects, range));
  },

  diskMetricsList({ path, query }, call) {
    const disk = findDisk(call, path.disk, query);
    return pointsPage(call, query, (range) => diskPoints(call.store, disk, path.metric, range));
  },
} satisfies Partial<Handlers>;
