import { createSequence } from '@console/shared/actions';
import { saveText } from '@console/shared/files';
import { fetchToShow } from '@console/shared/query';
import { reportJson } from './files.ts';
import { periodIn } from './period.ts';
import { instancesOfSilo, reportOf } from './queries.ts';

/** Reports are created one after the other, because each sends a request to every sled. */
const runInSequence = createSequence();

/** Creates a silo's report of the last 30 days and saves it as a file. */
export const saveReport = (silo: string): Promise<void> =>
  runInSequence(async () => {
    const period = periodIn(new URLSearchParams(), Date.now());
    const [parts, instances] = await Promise.all([
      fetchToShow(reportOf(silo, period)),
      // When they fail, the report shows them as not available
      fetchToShow(instancesOfSilo(silo)).catch(() => undefined),
    ]);
    saveText(`${silo}-report.json`, 'application/json', reportJson(parts, instances));
  });
