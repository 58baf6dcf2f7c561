// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { type Mock, personas } from '@console/mock';
import { currentUserView, vpcCreate } from '@console/shared/api';
import { clearCache, fetchQuery, runOperation } from '@console/shared/query';
import { call, openSession, sessionAtom, store, verifySession } from '@console/shared/runtime';
import { act, fireEvent, screen } from '@testing-library/react';
import { addressOf } from './addresses.ts';
import { openMock, walk } from './walk.tsx';
import { removeLine } from '../../shared/access/ui/use-policy-change.ts';
import { projectLevel } from '../../remotes/project/src/access/queries.ts';
import { allInstances } from '../../remotes/project/src/base/instances/queries.ts';
import { applyChange } from '../../remotes/project/src/networking/firewall-rules/change.ts';
import { readRules } from '../../remotes/project/src/networking/firewall-rules/read-rules.ts';
import { allFloatingIps } from '../../remotes/project/src/networking/floating-ips/queries.ts';
import { endOf } from '../../remotes/project/src/jobs/course.ts';
import { moveFloatingIp } from '../../remotes/project/src/networking/floating-ips/move.ts';
import { deleteWithSubnets } from '../../remotes/project/src/networking/vpcs/vpc-deletion.ts';
import { diskActions } from '../../remotes/project/src/storage/disks/actions.tsx';
import { diskByName } from '../../remotes/project/src/storage/disks/queries.ts';

/*
 * Forms and actions that read before they write. The read is refused because the session has ended: nothing is written after the
 * sign-in until the user sends it again, and a form keeps its contents.
 */

/** How a form is sent. */
interface Sending {
  /** Changes the form so that it can be sent. */
  readonly change: () => void | Promise<void>;
  /** Label of the button that sends it. */
  readonly button: string | RegExp;
}

const fill = (name: string | RegExp, value: string) =>
  act(() => void fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } }));

/** Forms by the path of their page. */
const FORMS: Readonly<Record<string, Sending>> = {
  '/projects/:project/vpcs/:vpc/firewall-rules/:rule/edit': {
    change: () => fill('Description', 'changed'),
    button: 'Update rule',
  },
  '/projects/:project/vpcs/:vpc/firewall-rules-new': {
    change: () => fill('Name', 'another'),
    button: 'Add rule',
  },
  '/system/networking/allow-list/edit': {
    change: async () => {
      act(() => void fireEvent.click(screen.getByRole('radio', { name: /^Only these networks/ })));
      fill('Networks', '192.0.2.0/24\n127.0.0.0/8');
    },
    button: 'Update allow list',
  },
  '/system/networking/bgp/announce-sets/:announceSet/edit': {
    change: () => fill('Description', 'changed'),
    button: 'Update announce set',
  },
  '/system/networking/port-settings-new': {
    change: () => fill('Name', 'another'),
    button: 'Create port settings',
  },
  '/system/silos/:silo?tab=quotas': {
    change: async () => {
      press('Edit quotas');
      fireEvent.change(await screen.findByRole('textbox', { name: /^CPU/ }), { target: { value: '900' } });
      fireEvent.blur(screen.getByRole('textbox', { name: /^CPU/ }));
    },
    button: 'Update Quotas',
  },
};

const project = 'edge-cache';
const purge = { project, vpc: 'default' };

/** Actions without a form, by what they do. Each sends its reads before the session ends, and returns the write to run afterwards. */
const ACTIONS: Readonly<Record<string, () => Promise<() => Promise<unknown>>>> = {
  'a change in the table of firewall rules': async () => {
    const before = await readRules(purge);
    return () => applyChange(purge, { verb: 'disable', names: ['allow-purge-api'], before });
  },
  'removing one of several roles': async () => {
    const level = projectLevel(project);
    const [line] = (await fetchQuery(level.policy)).roleAssignments;
    if (!line) throw new Error('The project has no roles');
    const intent = { ...line, replaces: [line.roleName], role: undefined };
    return () => removeLine(level, { intent, refusal: () => undefined });
  },
  'deleting a VPC with its subnets': async () => {
    const body = { name: 'empty', description: '', dnsName: 'empty' };
    await runOperation(vpcCreate, { query: { project }, body });
    return () => deleteWithSubnets(project, body);
  },
  'stopping an interrupted import': async () => {
    const disk = await fetchQuery(diskByName(project, 'import-running'));
    const discard = diskActions(
      project,
      () => undefined,
      () => undefined,
    ).find(({ id }) => id === 'discard-import');
    return async () => discard?.run?.(disk);
  },
  'moving a floating IP': async () => {
    const instances = (await fetchQuery(allInstances(project))).items;
    const floatingIp = (await fetchQuery(allFloatingIps(project))).items.find(({ instanceId }) => instanceId);
    const from = instances.find(({ id }) => id === floatingIp?.instanceId);
    const target = instances.find(({ id }) => id !== floatingIp?.instanceId);
    if (!from || !target || !floatingIp) throw new Error('Nothing to move');
    return () => endOf(moveFloatingIp({ project, floatingIp, from, target }));
  },
};

/** The API behind `fetch`, whose session can end. Counts the pending requests and records the writes that were carried out. */
function serve(mock: Mock) {
  const writes: string[] = [];
  const api = { hasSession: true, open: 0, writes };
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    const url = new URL(input, location.origin);
    api.open += 1;
    try {
      if (!api.hasSession) return Response.json({ message: 'credentials missing' }, { status: 401 });
      if (init?.method !== 'GET') api.writes.push(`${init?.method} ${url.pathname}`);
      return await mock.handle(new Request(url, init));
    } finally {
      api.open -= 1;
    }
  });
  return api;
}

const sessionIs = (kind: string) => vi.waitFor(() => expect(store.get(sessionAtom).kind).toBe(kind));

/** Turns of the event loop without a request. */
async function quiet(api: { readonly open: number }): Promise<void> {
  for (let turns = 0; turns < 8; turns = api.open === 0 ? turns + 1 : 0)
    await act(() => new Promise((resolve) => setTimeout(resolve, 4)));
}

const press = (name: string | RegExp) => {
  const button = screen.getAllByRole('button', { name }).at(-1);
  if (!button) throw new Error(`There is no button ${String(name)}`);
  act(() => void fireEvent.click(button));
};

openSession();

// @sheet common-ui/34.41
test.each(Object.entries(ACTIONS))(
  '%s writes nothing after a refused read, until it is repeated',
  async (_, prepare) => {
    const api = serve(openMock(personas.operator));
    await call(currentUserView, {});
    const run = await prepare();
    clearCache();
    api.writes.length = 0;
    api.hasSession = false;
    const refused = run().catch(() => undefined);
    await sessionIs('ended');
    await refused;
    api.hasSession = true;
    await verifySession();
    await quiet(api);
    expect(api.writes).toEqual([]);
    await run();
    expect(api.writes).not.toEqual([]);
  },
);

// @sheet common-ui/34.41
test.each(Object.entries(FORMS))(
  '%s writes nothing after a refused read, until it is sent again',
  async (path, { change, button }) => {
    const mock = openMock(personas.operator);
    await walk(mock, addressOf(path), [], async () => {
      const api = serve(mock);
      await change();
      api.hasSession = false;
      press(button);
      await sessionIs('ended');
      await vi.waitFor(() => expect(document.body.textContent).toContain('Sign in, then submit again.'));
      api.hasSession = true;
      await verifySession();
      await sessionIs('open');
      await quiet(api);
      expect(api.writes).toEqual([]);
      press(button);
      await vi.waitFor(() => expect(api.writes).toHaveLength(1));
      await quiet(api);
    });
  },
  30_000,
);
