import { createSequence } from '@console/shared/actions';
import { fetchQuery } from '@console/shared/query';
import { saveText } from '../../csv.ts';
import { reportJson } from './files.ts';
import { periodIn } from './period.ts';
import { instancesOfSilo, reportOf } from './queries.ts';

/** Reports are made one after the other: each asks all sleds. */
const runInSequence = createSequence();

/** Makes the report of a silo about the last 30 days and saves it as a file. */
export const saveReport = (silo: string): Promise<void> =>
  runInSequence(async () => {
    const period = periodIn(new URLSearchParams(), Date.now());
    const [parts, instances] = await Promise.all([
      fetchQuery(reportOf(silo, period)),
      // Without them the report says that they are not available
      fetchQuery(instancesOfSilo(silo)).catch(() => undefined),
    ]);
    saveText(`${silo}-report.json`, 'application/json', reportJson(parts, instances));
  });
