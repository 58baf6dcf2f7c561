// @vitest-environment happy-dom
import { createMock, type Mock, personas } from '@console/mock';
import { instanceStop, snapshotCreate } from '@console/shared/api';
import { clearCache, runOperation } from '@console/shared/query';
import { dismissToast, store, toastsAtom } from '@console/shared/runtime';
import { StateProvider } from '@console/shared/state';
import { cleanup, render, screen, within } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followInstance } from '../../remotes/project/src/compute/instances/following.ts';
import { followNewSnapshot } from '../../remotes/project/src/storage/snapshots/following.ts';
import { type Following, sayChange } from '../../shared/actions/index.ts';
import { startBulkJob } from '../../shared/bulk/job.ts';
import { JobView } from '../../shared/bulk/job-view.tsx';
import { entriesAtom, recordWrites } from '../../shell/src/activity/entries.ts';
import { useActivitySummary } from '../../shell/src/activity/news.ts';
import { ActivityPanel } from '../../shell/src/activity/panel.tsx';
import { Messages } from '../../shell/src/frame/messages.tsx';

/*
 * One change is shown in four places: the activity, the results of a bulk action, a toast and the live region of screen readers. All of
 * them must use the same word for its state, the same duration and the same reason.
 */

vi.mock('../../shell/src/composition/console.ts', () => ({
  currentConsole: () => ({ rows: [], loader: { states: () => new Map() } }),
}));

/** Milliseconds until a response arrives. */
const LATENCY = 300;
const project = 'edge-cache';
const NAME = 'log-shipper';

let mock: Mock;
/** What the live region announced. */
let said = '';

beforeEach(() => {
  vi.useFakeTimers();
  said = '';
  mock = createMock({ personas: true, persona: personas.operator });
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    await new Promise((answer) => setTimeout(answer, LATENCY));
    return mock.handle(new Request(new URL(input, location.origin), init));
  });
  vi.spyOn(console, 'warn').mockReturnValue();
  recordWrites();
});
afterEach(() => {
  cleanup();
  clearCache();
  store.set(entriesAtom, []);
  for (const { id } of store.get(toastsAtom)) dismissToast(id);
  vi.useRealTimers();
});

/** Advances the time in steps in which the live region still has what it announced. */
async function pass(ms: number): Promise<void> {
  for (let rest = ms; rest > 0; rest -= 500) {
    await vi.advanceTimersByTimeAsync(Math.min(rest, 500));
    said += document.querySelector('[aria-live]')?.textContent ?? '';
  }
}

const stopInstance = async () =>
  followInstance(
    project,
    await runOperation(instanceStop, { path: { instance: NAME }, query: { project } }),
    { to: ['stopped'], failed: ['failed'], done: 'stopped' },
  );

const createSnapshot = async () =>
  followNewSnapshot(
    project,
    await runOperation(snapshotCreate, {
      query: { project },
      body: { name: 'noon', description: '', disk: 'ams-01-hot' },
    }),
  );

function Summary() {
  return <p data-testid="summary">{useActivitySummary()}</p>;
}

/** Begins a change as a row of a bulk action, announced as after an action of one row, and shows it in all places. */
async function begin(change: () => Promise<Following>): Promise<void> {
  const run = async () => {
    const following = await change();
    sayChange(following);
    return following;
  };
  const job = startBulkJob({
    task: { label: 'Stop', noun: ['instance', 'instances'] },
    rows: [{ id: 'an-id', name: NAME, allowed: true, run }],
  });
  const element = (
    <>
      <Summary />
      <ActivityPanel />
      <JobView job={job} />
      <Messages />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  render(
    <StateProvider store={store}>
      <RouterProvider router={router} />
    </StateProvider>,
  );
  await pass(LATENCY + 1);
}

const rowIn = (list: string) =>
  within(screen.getByRole('list', { name: list, hidden: true })).getByRole('listitem', { hidden: true })
    .textContent;

/** The text in each place. */
const places = () => ({
  activity: rowIn('Activity'),
  summary: screen.getByTestId('summary').textContent,
  bulk: rowIn('Results'),
  toast: screen.getByTestId('Toasts').textContent,
  announced: said,
});

/** The instance leaves the state that was intended for it. */
function breakInstance(): void {
  const { instances, transitions } = mock.store.tables;
  const row = [...instances].find(({ name }) => name === NAME);
  if (!row) throw new Error('there is no such instance');
  transitions.remove(row.id);
  instances.put({ ...row, runState: 'failed', timeRunStateUpdated: new Date(Date.now() + 1) });
}

describe('a change has the same words in the activity, in bulk results, in its toast and when announced', () => {
  // @sheet common-ui/34.35
  test('while the server works on it', async () => {
    await begin(stopInstance);
    const { activity, summary, bulk, toast } = places();
    expect(activity).toContain('in progress');
    expect(summary).toBe('1 in progress');
    expect(bulk).toContain('In progress');
    expect(screen.getByText('0 of 1 done, 1 in progress')).toBeTruthy();
    expect(toast).toBe('');
  });

  // @sheet common-ui/34.35
  test.each([
    ['an action', stopInstance, 'Instance log-shipper stopped in ', 7_500],
    // Already ready in the answer
    ['a creation', createSnapshot, 'Snapshot noon created', 2_500],
  ] as const)('when %s is done, with the time since it was sent', async (_, change, text, wait) => {
    await begin(change);
    // Until a read shows the end; the toast stays for five seconds
    await pass(wait);
    const { activity, bulk, toast, announced } = places();
    const [, time = 'no time'] = /Done in (.*)/.exec(bulk) ?? [];
    expect(Number.parseFloat(time)).toBeGreaterThan(LATENCY / 1_000);
    expect(activity).toContain(`done in ${time}`);
    const end = text.endsWith(' in ') ? text + time : text;
    expect(toast).toContain(end);
    expect(announced).toContain(`Success, ${end}`);
  });

  // @sheet common-ui/34.35
  test('when it has failed, with the reason', async () => {
    await begin(stopInstance);
    breakInstance();
    await pass(5_000);
    const { activity, summary, bulk, toast, announced } = places();
    expect(activity).toContain('failed');
    expect(summary).toBe('1 failed');
    expect(bulk).toContain('Failed');
    expect(toast).toContain('Instance log-shipper not stopped');
    for (const words of [activity, bulk, toast, announced]) expect(words).toContain('It is failed.');
  });

  // @sheet common-ui/34.35
  test('when its end is unknown, with the reason', async () => {
    await begin(stopInstance);
    mock.faults.add({ operation: 'instanceView', status: 403 });
    await pass(5_000);
    const { activity, summary, bulk, toast, announced } = places();
    expect(activity).toContain('unknown');
    expect(summary).toBe('1 unknown');
    expect(bulk).toContain('Unknown');
    expect(toast).toContain('Instance log-shipper might not be stopped');
    for (const words of [activity, bulk, toast, announced])
      expect(words).toContain('Its state can no longer be read.');
  });
});
