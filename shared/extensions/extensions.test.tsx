// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AreaModule, ExtensionEntry } from '@console/shared/contract';
import { type Action, actionItems } from '@console/shared/actions';
import { onExtensionFailure, provideAreas, provideRunningAreas } from '@console/shared/runtime';
import { PropertiesTable } from '@console/shared/ui';
import { ExtensionCards, ExtensionProperties, ExtensionTab, useExtensionActions } from './index.ts';

let build = 0;
/** Failures that the shell would attribute to their extension. */
const reported = vi.fn();
onExtensionFailure(reported);

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  cleanup();
  reported.mockClear();
});

/** An area with extensions; its code is that of `parts`. */
function area(entries: readonly ExtensionEntry[], parts: Record<string, () => Promise<unknown>>) {
  build += 1;
  const module: AreaModule = {
    name: 'backups',
    contract: 5,
    routes: [],
    copies: { react: 0, 'react-dom': 0, router: 0, state: 0, runtime: 0 },
    extensions: parts,
  };
  const load = vi.fn(async () => module);
  provideAreas(load);
  provideRunningAreas([{ name: 'backups', label: 'Backups', build: `b${build}`, extends: [...entries] }]);
  return load;
}

const CARD = { place: 'project.card', id: 'last', label: 'Last backups' } as const;
const project = {
  id: 'p',
  name: 'edge',
  description: '',
  timeCreated: new Date(0),
  timeModified: new Date(0),
};
const expectReport = (error: Error, fault: string) =>
  expect(reported).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ area: 'backups', id: CARD.id }),
    error,
    fault,
  );
const showCards = () => render(<ExtensionCards place="project.card" with={{ project }} />);

test('a card of another area is drawn with its heading, and gets the resource of the page', async () => {
  area([CARD], {
    last: async () => ({
      Component: (props: { project: { name: string } }) => <p>Backups of {props.project.name}</p>,
    }),
  });
  showCards();
  await screen.findByRole('heading', { name: 'Last backups' });
  await screen.findByText('Backups of edge');
});

test('a place without extensions loads no area', () => {
  const load = area([{ ...CARD, place: 'instance.card' }], {});
  const { container } = showCards();
  expect([container.childElementCount, load.mock.calls]).toEqual([0, []]);
});

test.each([
  ['does not load', { last: () => Promise.reject(new Error('lost')) }],
  ['is missing in the build', {}],
  ['is an inherited name', { constructor: async () => ({ Component: () => null }) }],
  ['has no component', { last: async () => ({ Other: () => null }) }],
])('a card that %s names its owner and build, and the page stays', async (_, parts) => {
  area([CARD], parts);
  render(
    <>
      <p>The page</p>
      <ExtensionCards place="project.card" with={{ project }} />
    </>,
  );
  await screen.findByText('Last backups could not be shown');
  expect(
    screen.getByText(
      `Last backups is part of Backups, build b${build}. The rest of the page is not affected.`,
    ),
  ).toBeTruthy();
  expect(screen.getByText('The page')).toBeTruthy();
  expectReport(expect.any(Error), 'load');
});

test('a card that throws while it renders is reported, and can be tried again', async () => {
  let isBroken = true;
  const Component = () => {
    if (isBroken) throw new Error('broken');
    return <p>Repaired</p>;
  };
  area([CARD], { last: async () => ({ Component }) });
  showCards();
  await screen.findByText('Last backups could not be shown');
  expectReport(new Error('broken'), 'crash');
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Repaired');
});

test('a card that waits for its data keeps no other content waiting', async () => {
  const never = new Promise<never>(() => undefined);
  area([CARD, { ...CARD, id: 'ready', label: 'Ready' }], {
    last: async () => ({ Component: () => use(never) }),
    ready: async () => ({ Component: () => <p>All is well</p> }),
  });
  render(
    <Suspense fallback="The page waits">
      <p>The page</p>
      <ExtensionCards place="project.card" with={{ project }} />
    </Suspense>,
  );
  await screen.findByText('All is well');
  expect(screen.queryByText('The page waits')).toBeNull();
  expect(screen.getByText('The page').style.display).toBe('');
});

test('a card whose code never arrives is a failure after 20 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    area([CARD], { last: () => new Promise(() => undefined) });
    showCards();
    await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'Last backups' })).toBeTruthy());
    // The browser becomes idle, then the time runs out
    await act(async () => vi.advanceTimersByTimeAsync(100));
    await act(async () => vi.advanceTimersByTimeAsync(20_000));
    expect(screen.getByText('Last backups could not be shown')).toBeTruthy();
  } finally {
    vi.useRealTimers();
  }
});

test('a failing property is not available, and the others are there', async () => {
  area(
    [
      { place: 'silo.property', id: 'broken', label: 'Tier' },
      { place: 'silo.property', id: 'fine', label: 'Contact' },
    ],
    {
      broken: () => Promise.reject(new Error('lost')),
      fine: async () => ({ Component: () => 'Ines' }),
    },
  );
  const silo = {
    id: 's',
    name: 'fernhill',
    description: '',
    discoverable: true,
    identityMode: 'local_only',
    adminGroupName: null,
    mappedFleetRoles: {},
    timeCreated: new Date(0),
    timeModified: new Date(0),
  } as const;
  render(
    <PropertiesTable>
      <ExtensionProperties place="silo.property" with={{ silo }} />
    </PropertiesTable>,
  );
  await screen.findByText('Not available');
  await screen.findByText('Ines');
});

const instance = {
  id: 'i',
  name: 'web-1',
  description: '',
  hostname: 'web-1',
  memory: 1,
  ncpus: 1,
  projectId: 'p',
  runState: 'running',
  autoRestartEnabled: true,
  timeCreated: new Date(0),
  timeModified: new Date(0),
  timeRunStateUpdated: new Date(0),
} as const;

const OWN: readonly Action<object>[] = [
  { id: 'edit', label: 'Edit' },
  { id: 'delete', label: 'Delete', section: 'delete' },
];

test('an action is an entry of the menu before those that delete, and its dialog is loaded when it is chosen', async () => {
  const load = area([{ place: 'instance.action', id: 'audit', label: 'Audit…' }], {
    audit: async () => ({
      Component: ({ onDismiss }: { onDismiss: () => void }) => (
        <button type="button" onClick={onDismiss}>
          Close audit
        </button>
      ),
    }),
  });
  function Page() {
    const { actions, opened } = useExtensionActions('instance.action', { instance, project: 'edge' }, OWN);
    return (
      <>
        {actionItems(actions, instance).map(({ id, label, onSelect }) => (
          <button key={id} type="button" onClick={onSelect}>
            {label}
          </button>
        ))}
        {opened}
      </>
    );
  }
  render(<Page />);
  expect(load).not.toHaveBeenCalled();
  const entries = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(entries).toEqual(['Edit', 'Audit…', 'Delete']);
  fireEvent.click(screen.getByRole('button', { name: 'Audit…' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Close audit' }));
  await act(async () => undefined);
  expect(screen.queryByRole('button', { name: 'Close audit' })).toBeNull();
});

const showTab = (id: string) =>
  render(<ExtensionTab place="instance.tab" area="backups" id={id} with={{ instance, project: 'edge' }} />);

test('a tab gets the resource of the page, and a failing one names its owner in its place', async () => {
  area(
    [
      { place: 'instance.tab', id: 'history', label: 'Backups' },
      { place: 'instance.tab', id: 'broken', label: 'Broken tab' },
    ],
    {
      history: async () => ({
        Component: (props: { instance: { name: string }; project: string }) => (
          <p>{`Backups of ${props.instance.name} in ${props.project}`}</p>
        ),
      }),
      broken: () => Promise.reject(new Error('lost')),
    },
  );
  showTab('history');
  await screen.findByText('Backups of web-1 in edge');
  showTab('broken');
  await screen.findByText('Broken tab could not be shown');
});
