import type { ReportMessage } from './message.ts';
import { isOwnFault } from './summary.ts';

/** Path of the metrics on the collector's own port. No endpoint of a site can have it, so no browser can read them. */
export const METRICS_PATH = '/-/metrics';

/** Counts since the start of a collector, as a text that Prometheus reads. Labels are names and builds of the site, never free text. */
export class Metrics {
  readonly #counts = new Map<string, number>();

  count(status: number, message: ReportMessage | undefined): void {
    this.#add(`console_report_requests_total{status="${status}"}`);
    if (status !== 204 || message === undefined) return;
    this.#add(`console_reports_total{area="${message.area}",build="${message.build}"}`);
    for (const entry of message.entries)
      if (entry.kind === 'error' && isOwnFault(entry))
        this.#add(
          `console_faults_total{area="${entry.area}",build="${entry.build}",reason="${entry.reason}"}`,
        );
  }

  text(): string {
    const lines = [...this.#counts].map(([series, count]) => `${series} ${count}`).toSorted();
    const names = [...new Set(lines.map((line) => line.split('{', 1)[0] ?? ''))];
    return names
      .flatMap((name) => [`# TYPE ${name} counter`, ...lines.filter((line) => line.startsWith(`${name}{`))])
      .map((line) => `${line}\n`)
      .join('');
  }

  #add(series: string): void {
    this.#counts.set(series, (this.#counts.get(series) ?? 0) + 1);
  }
}
