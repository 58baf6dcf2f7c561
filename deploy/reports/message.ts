import { Ajv } from 'ajv';

/** An error of a page view, as the console reports it (shell/src/reports/entries.ts). */
export interface ErrorEntry {
  kind: 'error';
  area: string;
  build: string;
  reason: string;
  name?: string;
  at?: string;
  requestId?: string;
}

/** The data of a page view in a message. */
export type ReportEntry =
  | ErrorEntry
  | { kind: 'ready'; ms: number }
  | { kind: 'vital'; name: string; value: number }
  | { kind: 'policy'; directive: string; blocked: string; area?: string; build?: string };

/** A message of the console about one page view; a view may have several. */
export interface ReportMessage {
  /** Random; the same in all messages of the view. */
  id: string;
  shell: string;
  area: string;
  build: string;
  route: string;
  cohort?: string;
  entries: ReportEntry[];
}

const text = (pattern: string, maxLength: number) => ({ type: 'string', pattern, maxLength });
const area = text('^[a-z][a-z0-9-]*$', 40);
const build = text('^[\\w.-]*$', 64);
const number = (maximum: number) => ({ type: 'number', minimum: 0, maximum });

const entry = (kind: string, properties: Record<string, object>, required: readonly string[]) => ({
  type: 'object',
  additionalProperties: false,
  required: ['kind', ...required],
  properties: { kind: { const: kind }, ...properties },
});

const MESSAGE = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'shell', 'area', 'build', 'route', 'entries'],
  properties: {
    id: text('^[a-z0-9]{1,16}$', 16),
    shell: build,
    area,
    build,
    route: text('^(other|/[\\w.~:*/-]*)$', 200),
    cohort: { enum: ['preview', 'rollout'] },
    entries: {
      type: 'array',
      maxItems: 50,
      items: {
        anyOf: [
          entry(
            'error',
            {
              area,
              build,
              reason: text('^[a-z-]+$', 40),
              name: text('^[A-Za-z]+$', 40),
              at: text('^/[\\w./-]+\\.js:\\d+:\\d+$', 200),
              requestId: text('^[\\w-]+$', 64),
            },
            ['area', 'build', 'reason'],
          ),
          entry('ready', { ms: number(3_600_000) }, ['ms']),
          entry('vital', { name: { enum: ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] }, value: number(3_600_000) }, [
            'name',
            'value',
          ]),
          entry(
            'policy',
            { directive: text('^[a-z-]+$', 40), blocked: text('^[\\w:/.-]+$', 100), area, build },
            ['directive', 'blocked'],
          ),
        ],
      },
    },
  },
};

/** Only the members that the console sends: the collector stores no other data. */
export const isReportMessage = new Ajv({ strict: false }).compile<ReportMessage>(MESSAGE);

/** A message as the collector keeps it. */
export interface Received extends ReportMessage {
  /** When it was received, in whole seconds: ISO 8601. */
  at: string;
  /** Id of the client for the day; missing in reports of older releases. */
  client?: string;
}

/** Checks a line that the collector wrote. */
export const isReceived = new Ajv({ strict: false }).compile<Received>({
  ...MESSAGE,
  required: [...MESSAGE.required, 'at'],
  properties: { ...MESSAGE.properties, at: { type: 'string' }, client: { type: 'string' } },
});
