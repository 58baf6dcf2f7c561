// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import * as v from 'valibot';
import { describe, expect, it, test, vi } from 'vitest';
import { csvText } from '@console/shared/files';
import { descriptionOf, renderScreen, useScreens } from '../../../../../tools/testing/screen.tsx';
import { testInstance } from '../../inventory/test-hardware.ts';
import { routes } from '../../routes.ts';
import { instanceLines, reportJson, summaryLines, usageLines } from './files.ts';
import { periodIn } from './period.ts';
import { projectLines, type ReportParts, usageOf } from './report.ts';

useScreens();

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 22, 15);
const GIB = 2 ** 30;
const dates = { timeCreated: new Date(0), timeModified: new Date(0) };
const counts = { cpus: 30, memory: 64 * GIB, storage: 0 };
const points = (...values: readonly number[]) => ({
  data: values.map((value, index) => ({ time: NOW - (values.length - index) * DAY, value })),
});

const parts: ReportParts = {
  silo: {
    id: 's',
    name: 'fernhill',
    description: '=evil()',
    discoverable: true,
    identityMode: 'saml_jit',
    mappedFleetRoles: {},
    ...dates,
  },
  period: { kind: '30', start: NOW - 30 * DAY, end: NOW },
  at: NOW,
  utilization: { siloId: 's', siloName: 'fernhill', provisioned: counts, allocated: counts },
  quotas: { data: { cpus: 64, memory: 128 * GIB, storage: 1 } },
  pools: { data: [{ id: 'p', name: 'v6', description: '', isDefault: true, ...dates }] },
  poolUse: new Map([
    ['v6', { ipv4: { allocated: 0, capacity: 0 }, ipv6: { allocated: '1', capacity: String(2n ** 80n) } }],
  ]),
  users: { data: 1000 },
  providers: { error: 'No' },
  policy: { data: { roleAssignments: [] } },
  history: { cpus: points(10, 30), memory: points(GIB, GIB), storage: { error: 'No' } },
};
const instances = [
  testInstance({ name: '-rm', projectName: 'b' }),
  testInstance({ projectName: 'a, "b"' }),
  testInstance({ projectName: 'b', state: 'stopped' }),
];

describe('the files of a report', () => {
  // @sheet operator/13.96
  it('contain whole numbers, times in UTC, and no cell that a spreadsheet evaluates', () => {
    const summary = csvText(summaryLines(parts));
    expect(summary).toContain('produced,,,2026-11-22T15:00:00.000Z\r\n');
    expect(summary).toContain(`quota,Memory,byte,${128 * GIB}\r\n`);
    expect(summary).toContain('peak,Storage,byte,\r\n');
    expect(summary).toContain(`left_ipv6,v6,address,${2n ** 80n - 1n}\r\n`);
    expect(summary).toContain('users,,,1000+\r\n');
    expect(summary).toContain('identity_providers,,,\r\n');
    const text = csvText(instanceLines(instances));
    expect(text.split('\r\n').slice(0, 3)).toEqual([
      'project,instance,state,vcpus,memory_bytes,created',
      `b,'-rm,running,4,${16 * GIB},1970-01-01T00:00:00.000Z`,
      `"a, ""b""",db1,running,4,${16 * GIB},1970-01-01T00:00:00.000Z`,
    ]);
    expect(csvText(usageLines(parts)).split('\r\n')).toEqual([
      'time,cpus,memory_bytes,storage_bytes',
      `2026-11-20T15:00:00.000Z,10,${GIB},`,
      `2026-11-21T15:00:00.000Z,30,${GIB},`,
      '',
    ]);
  });

  // @sheet operator/13.96
  it('contain the same as JSON, with null for what is unknown', () => {
    const number = v.nullable(v.number());
    const schema = v.object({
      silo: v.object({ id: v.string(), name: v.string(), description: v.string() }),
      period: v.object({ start: v.string(), end: v.string() }),
      produced: v.string(),
      resources: v.array(
        v.object({
          resource: v.string(),
          unit: v.string(),
          quota: number,
          provisioned: v.number(),
          peak: number,
          mean: number,
          trend: v.nullable(v.string()),
        }),
      ),
      pools: v.array(
        v.object({ pool: v.string(), is_default: v.boolean(), left_ipv4: v.string(), left_ipv6: v.string() }),
      ),
      projects: v.array(
        v.object({ project: v.string(), instances: v.number(), ncpus: v.number(), memory: v.number() }),
      ),
      instances: v.nullable(v.array(v.looseObject({ id: v.string() }))),
      sleds_not_read: v.literal(2),
      users: v.string(),
      identity_providers: v.null(),
      role_assignments: v.number(),
      usage: v.array(
        v.object({ time: v.string(), cpus: number, memory_bytes: number, storage_bytes: v.null() }),
      ),
    });
    const found = v.parse(schema, JSON.parse(reportJson(parts, { items: instances, unread: 2 })));
    expect(found.resources.map(({ peak, mean }) => [peak, mean])).toEqual([
      [30, 20],
      [GIB, GIB],
      [null, null],
    ]);
    expect(found.pools[0]?.left_ipv6).toBe(String(2n ** 80n - 1n));
    expect(JSON.parse(reportJson(parts, undefined))).toMatchObject({
      instances: null,
      projects: null,
      sleds_not_read: null,
    });
  });
});

describe('the figures', () => {
  // @sheet operator/13.95
  it('of the mean keep a value until the next sample', () => {
    const steps = [
      { time: 0, value: 4 },
      { time: 30, value: 8 },
    ];
    expect(usageOf(steps, 40)).toEqual({ peak: 8, mean: 5 });
    expect(usageOf([], 40)).toBeUndefined();
  });

  it('of projects count running instances', () => {
    expect(projectLines(instances)).toEqual([
      { project: 'a, "b"', instances: 1, ncpus: 4, memory: 16 * GIB },
      { project: 'b', instances: 1, ncpus: 4, memory: 16 * GIB },
    ]);
  });

  it.each([
    ['', '30', 30],
    ['period=90', '90', 90],
    ['period=custom&from=2026-11-01&to=2026-11-02', 'custom', 2],
    ['period=custom&from=2026-11-03&to=2026-11-02', 'custom', 30],
    ['period=custom', 'custom', 30],
    ['period=7', '30', 30],
  ])('of %j cover %s', (search, kind, days) => {
    const period = periodIn(new URLSearchParams(search), NOW);
    expect(period.kind).toBe(kind);
    expect((period.end - period.start) / DAY).toBe(days);
  });
});

const table = (name: string) => screen.findByRole('table', { name }, { timeout: 8000 });

const CPUS = v.object({ cpus: v.number() });
const UTILIZATION = v.object({ provisioned: CPUS, allocated: CPUS });

// @sheet operator/13.95
test('a report shows the utilization, and names what is not available', async () => {
  const { mock } = await renderScreen(routes, '/system/silos/fernhill/report', {
    faults: [{ operation: 'siloPolicyView', status: 503 }],
  });
  const resources = await table('Resources');
  const cpu = within(resources).getByText('CPU').closest('tr');
  const response = await mock.handle(
    new Request(new URL('/v1/system/utilization/silos/fernhill', location.origin)),
  );
  const { provisioned, allocated } = v.parse(UTILIZATION, await response.json());
  const share = Math.floor((provisioned.cpus / allocated.cpus) * 100);
  expect(cpu?.textContent).toContain(`CPU${allocated.cpus}${provisioned.cpus}${share}.`);
  expect(within(await table('People')).getByText('Not available')).toBeTruthy();
  expect(within(await table('IP pools')).getByText('public-v4')).toBeTruthy();
  const projects = await table('Projects (running only)');
  expect(within(projects).getByText('edge-cache')).toBeTruthy();
  expect((await table('Instances')).querySelectorAll('tbody tr').length).toBeGreaterThan(5);
  expect(screen.getByText(/by a fleet admin/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Download' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Summary',
    'Instances',
    'Usage',
    'Download JSON',
  ]);
});

// @sheet operator/13.95
test('a report that is still read calls nothing unavailable, and is neither printed nor saved as a whole', async () => {
  await renderScreen(routes, '/system/silos/fernhill/report', {
    faults: [{ operation: 'sledList', delay: 60_000 }],
  });
  await table('Resources');
  expect(screen.getByRole('button', { name: 'Print' }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByText('Not available')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Download' }));
  const menu = within(await screen.findByRole('menu'));
  for (const name of ['Instances', 'Download JSON'])
    expect(descriptionOf(menu.getByRole('menuitem', { name }))).toContain('Instances are still loading');
});

// @sheet operator/13.95
test('a report without the instances of a sled says so', async () => {
  await renderScreen(routes, '/system/silos/fernhill/report', {
    faults: [{ operation: 'sledInstanceList', status: 503, count: 1 }],
  });
  await table('Instances');
  expect(screen.getAllByText('Excludes the instances on 1 sled, which could not be read.')).toHaveLength(2);
});

// @sheet operator/13.95
test('a report whose instances cannot be read says so', async () => {
  await renderScreen(routes, '/system/silos/fernhill/report', {
    faults: [{ operation: 'sledList', status: 503 }],
  });
  await table('Resources');
  expect(await screen.findAllByText('Not available', {}, { timeout: 8_000 })).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Print' }).getAttribute('aria-disabled')).toBeNull();
});

// @sheet operator/13.95
test('the period is kept in the address', async () => {
  const { mock, address } = await renderScreen(routes, '/system/silos/fernhill/report');
  await table('Resources');
  expect(mock.calls.get('systemMetric')).toBe(3);
  fireEvent.click(screen.getByRole('button', { name: 'Last 90 days' }));
  await vi.waitFor(() => expect(mock.calls.get('systemMetric')).toBe(6), 8000);
  expect(address()).toBe('/system/silos/fernhill/report?period=90');
});
