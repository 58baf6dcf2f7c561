import type { Guard } from './guard.ts';

const entries = (title: string) => ({ unit: 'shell/src/reports/entries.test.ts', title });
const endpoint = (title: string) => ({ unit: 'shell/src/reports/endpoint.test.ts', title });
const reports = (title: string) => ({ unit: 'deploy/reports/reports.test.ts', title });

/** Guards on data that reports never contain and a collector never stores. */
export const REPORTS: readonly Guard[] = [
  {
    name: 'reports to another site',
    source: 'docs/operations-guide.md',
    file: 'shell/src/reports/endpoint.ts',
    guard: '/^(\\/\\w[\\w.-]*)+$/.test(endpoint)',
    without: "endpoint !== ''",
    proofs: [
      endpoint('reports do not go to "https://evil.example/reports"'),
      endpoint('reports do not go to "//evil.example/reports"'),
    ],
  },
  {
    name: 'a name from the address of a page in a report',
    source: 'docs/operations-guide.md',
    file: 'shell/src/reports/page-of.ts',
    guard: "route: route ?? `${prefix ?? ''}/*`",
    without: 'route: route ?? path',
    proofs: [
      entries('/projects/zq-payroll-9/unknown is /projects/*'),
      entries('never contains a segment of the path that the registry does not list'),
    ],
  },
  {
    name: 'a name in the class of an error in a report',
    source: 'docs/operations-guide.md',
    file: 'shell/src/reports/entries.ts',
    guard: 'matching(error.name, /^[A-Z][A-Za-z]{2,30}$/)',
    without: 'error.name',
    proofs: [
      entries(
        'never contains its message, its path, or a name hidden in the class, the stack or the request id',
      ),
    ],
  },
  {
    name: 'the address of what the policy has blocked in a report',
    source: 'docs/operations-guide.md',
    file: 'shell/src/reports/entries.ts',
    guard: 'URL.canParse(blocked) ? new URL(blocked).origin : blocked',
    without: 'blocked',
    proofs: [entries('the report of a violation contains the origin of what was blocked, never its address')],
  },
  {
    name: 'reports that the console does not send',
    source: 'docs/operations-guide.md',
    file: 'deploy/reports/collector.ts',
    guard: 'if (!isReportMessage(message) || !isKnown(message)) return [400];',
    without: "if (typeof message !== 'object' || message === null) return [400];",
    proofs: [
      reports('refuses members that the console does not send'),
      reports('refuses an error with a message'),
    ],
  },
  {
    name: 'reports without a document of the console',
    source: 'docs/trust.md',
    file: 'deploy/reports/collector.ts',
    guard: "if (!clients.isNonce(String(headers['report-nonce'] ?? ''), address, time)) return [403];",
    without: '',
    proofs: [reports('a nonce is for the documents of one client, on its day and the next one')],
  },
  {
    name: 'a client that decides a rollback alone',
    source: 'docs/trust.md',
    file: 'deploy/reports/verdict.ts',
    guard: 'Math.min(views, MOST_OF_CLIENT)',
    without: 'views',
    proofs: [{ unit: 'deploy/reports/verdict.test.ts', title: '6,000 failing views of one client' }],
  },
  {
    name: 'reports of pages of other origins',
    source: 'ASVS 3.5.1',
    file: 'deploy/reports/collector.ts',
    guard: "if (site !== undefined && site !== 'same-origin') return [403];",
    without: '',
    proofs: [reports('refuses a page of another origin')],
  },
];
