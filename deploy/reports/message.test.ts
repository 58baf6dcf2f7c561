// @vitest-environment happy-dom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entryOf, violationOf, type Entry } from '../../shell/src/reports/entries.ts';
import { ViewReport } from '../../shell/src/reports/view.ts';
import { isReportMessage } from './message.ts';

const FILE = 'https://c.example/remotes/system/4f2a91c0de/list.0a1b2c3d.js';
const REASONS = ['network', 'timeout', 'http', 'integrity', 'evaluation', 'contract', 'shared-version'];

const failures = fc
  .record({
    area: fc.constantFrom('system', 'project', undefined),
    build: fc.constantFrom('4f2a91c0de', 'development'),
    path: fc.string(),
    reason: fc.constantFrom('crash', 'chunk', 'server', 'not-found', ...REASONS),
    requestId: fc.oneof(fc.constant('a3f-9'), fc.string()),
    error: fc.oneof(
      fc.string().map((message) => new TypeError(message)),
      fc.constant(Object.assign(new Error('x'), { stack: `Error: x\n  at f (${FILE}:1:23)` })),
      fc.anything(),
    ),
  })
  .map((failure) => entryOf(failure));
const violations = fc
  .record({
    directive: fc.oneof(fc.constantFrom('img-src', 'require-trusted-types-for'), fc.string()),
    blocked: fc.oneof(fc.webUrl(), fc.constantFrom('inline', 'eval', 'trusted-types-sink'), fc.string()),
    source: fc.constantFrom('', FILE),
  })
  .map(violationOf);
const times = fc.oneof(
  fc.record({ kind: fc.constant('ready' as const), ms: fc.nat(100_000) }),
  fc.record({
    kind: fc.constant('vital' as const),
    name: fc.constantFrom('CLS', 'FCP', 'INP', 'LCP', 'TTFB'),
    value: fc.double({ min: 0, max: 100_000, noNaN: true }),
  }),
);

test('the collector takes every message that the console sends', () => {
  const entries: fc.Arbitrary<Entry | undefined> = fc.oneof(failures, violations, times);
  fc.assert(
    fc.property(
      fc.array(entries, { maxLength: 12 }),
      fc.constantFrom('/system/silos/:silo', '/projects/*', 'other', '/support'),
      (all, route) => {
        const facts = { id: 'k3j9x2', shell: '0a1b2c3d4e', area: 'system', build: '4f2a91c0de', route };
        const view = new ViewReport(facts);
        for (const entry of all) if (entry) view.add(entry);
        const message: unknown = JSON.parse(view.take() ?? '');
        expect(isReportMessage(message), JSON.stringify(message)).toBe(true);
      },
    ),
    { numRuns: 1_000 },
  );
});
