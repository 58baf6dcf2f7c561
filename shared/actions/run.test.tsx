// @vitest-environment happy-dom
import { cleanup, render, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { currentUserSshKeyDelete, currentUserSshKeyList } from '@console/shared/api';
import { callTo, clearCache, query, useQuery } from '@console/shared/query';
import { confirmAtom, settleConfirm, store, toastsAtom } from '@console/shared/runtime';
import type { Action } from './action.ts';
import { deleteAction, deleteInDialog } from './delete-action.tsx';
import { actionCommands, actionItems, foundActions, performOne, runAction } from './run.ts';

interface Key {
  readonly id: string;
  readonly name: string;
}

const key: Key = { id: '1', name: 'laptop' };
const listed: string[] = [];
let refusal: number | undefined;
let answers: Promise<void> | undefined;

beforeEach(() => {
  listed.length = 0;
  refusal = undefined;
  answers = undefined;
  store.set(toastsAtom, []);
  for (const level of ['debug', 'warn'] as const) vi.spyOn(console, level).mockReturnValue();
  vi.stubGlobal('fetch', async (url: string | URL, init?: RequestInit) => {
    if (init?.method === 'DELETE')
      return refusal === undefined
        ? new Response(null, { status: 204 })
        : Response.json({ request_id: 'r', message: 'It is in use' }, { status: refusal });
    listed.push(String(url));
    await answers;
    return Response.json({ items: [], next_page: null });
  });
});
afterEach(() => {
  cleanup();
  clearCache();
  store.set(confirmAtom, null);
});

const remove = deleteAction<Key>({
  noun: 'SSH key',
  consequence: ({ name }) => `${name} no longer opens instances.`,
  call: ({ name }) => callTo(currentUserSshKeyDelete, { path: { sshKey: name } }),
});

const textOf = (node: ReactNode) => render(node).container.textContent;
const toasts = () => store.get(toastsAtom);
const showList = async () => {
  renderHook(() => useQuery(query(currentUserSshKeyList)));
  await waitFor(() => expect(listed).toHaveLength(1));
};

describe('an action with a confirmation', () => {
  test('sends nothing before it is confirmed, then shows the result', async () => {
    runAction(remove, key);
    const request = store.get(confirmAtom)?.request;
    expect(request).toMatchObject({ title: 'Confirm delete', danger: true });
    expect(request?.request?.operation.id).toBe('currentUserSshKeyDelete');
    expect(textOf(request?.body)).toBe('Delete SSH key laptop? laptop no longer opens instances.');
    expect(toasts()).toEqual([]);
    await settleConfirm(true);
    expect(toasts()).toMatchObject([{ variant: 'success' }]);
    expect(textOf(toasts()[0]?.content)).toBe('SSH key laptop deleted');
  });

  // @sheet common-ui/34.47
  test('refetches the lists of a deleted row before the toast', async () => {
    await showList();
    let answer = () => {};
    answers = new Promise((resolve) => (answer = resolve));
    runAction(remove, key);
    const settled = settleConfirm(true);
    await waitFor(() => expect(listed).toHaveLength(2));
    // An event loop turn in which the toast would appear
    await new Promise((next) => setTimeout(next, 0));
    expect(toasts()).toEqual([]);
    answer();
    await settled;
    expect(toasts()).toMatchObject([{ variant: 'success' }]);
  });

  test('has a plain button when neither the action nor its confirmation is dangerous', () => {
    const question = { title: 'Start', body: '', errorTitle: '' };
    const start: Action<Key> = {
      id: 'start',
      label: 'Start',
      run: vi.fn<() => void>(),
      confirm: () => question,
    };
    runAction(start, key);
    expect(store.get(confirmAtom)?.request.danger).toBe(false);
    runAction({ ...start, confirm: () => ({ ...question, danger: true }) }, key);
    expect(store.get(confirmAtom)?.request.danger).toBe(true);
    expect(actionItems([start], key)[0]?.danger).toBe(false);
  });

  test('prepares itself while its question is read', async () => {
    const log: string[] = [];
    const prepare = () => void log.push('prepare');
    runAction({ ...remove, prepare, after: () => log.push('run') }, key);
    expect(log).toEqual(['prepare']);
    await settleConfirm(true);
    expect(log).toEqual(['prepare', 'run']);
  });

  test('leaves the page of the resource after the toast', async () => {
    const log: number[] = [];
    runAction({ ...remove, after: () => log.push(toasts().length) }, key);
    await settleConfirm(true);
    expect(log).toEqual([1]);
  });

  test('that fails shows the error under its title, and nothing else happens', async () => {
    refusal = 400;
    const after = vi.fn<() => void>();
    runAction({ ...remove, after }, key);
    await settleConfirm(true);
    expect(toasts()).toMatchObject([{ variant: 'error', title: 'Could not delete SSH key' }]);
    expect(after).not.toHaveBeenCalled();
  });
});

describe('an action without a confirmation', () => {
  const run = vi.fn<(row: Key) => Promise<unknown>>(async () => undefined);
  const start: Action<Key> = { id: 'start', label: 'Start', run, done: () => 'Started' };

  test('runs at once', async () => {
    runAction(start, key);
    await vi.waitFor(() => expect(toasts()).toMatchObject([{ content: 'Started' }]));
    expect(run).toHaveBeenCalledWith(key);
  });

  test.each([
    ['its own title', { errorTitle: () => 'Error starting laptop' }, 'Error starting laptop'],
    ['a title for anything', {}, 'Error'],
  ])('that fails shows %s', async (_, more, title) => {
    runAction({ ...start, run: () => Promise.reject(new Error('No room')), ...more }, key);
    await vi.waitFor(() => expect(toasts()).toMatchObject([{ variant: 'error', title, content: 'No room' }]));
  });

  test('that is allowed runs, and its item has no reason, with a rule or without one', async () => {
    const free: Action<Key> = { ...start, allowed: () => true };
    runAction(free, key);
    await vi.waitFor(() => expect(toasts()).toMatchObject([{ content: 'Started' }]));
    for (const item of actionItems([start, free], key)) expect(item).not.toHaveProperty('reason');
  });

  test('that is not allowed does not run, and its item contains the reason', () => {
    const locked: Action<Key> = { ...start, run: vi.fn<() => void>(), allowed: () => 'It is running' };
    runAction(locked, key);
    expect(locked.run).not.toHaveBeenCalled();
    expect(actionItems([locked], key)).toMatchObject([{ reason: 'It is running' }]);
    expect(actionCommands('Actions', [locked], key)).toEqual([]);
  });
});

describe('a row of a bulk job', () => {
  test('that fails refetches its lists and passes the failure on', async () => {
    await showList();
    refusal = 400;
    await expect(performOne(remove, key)).rejects.toMatchObject({ message: 'It is in use' });
    await waitFor(() => expect(listed).toHaveLength(2));
  });

  test('is handled by the `run` of the bulk job if there is one, without a toast', async () => {
    const one = vi.fn<(row: Key) => Promise<unknown>>(async () => undefined);
    await performOne({ ...remove, many: { run: one } }, key);
    expect(one).toHaveBeenCalledWith(key);
    expect(toasts()).toEqual([]);
  });
});

describe('items', () => {
  test('have label, section and danger of their action', () => {
    const view: Action<Key> = {
      id: 'view',
      label: ({ name }) => `View ${name}`,
      to: ({ id }) => `/keys/${id}`,
    };
    expect(actionItems([view, remove], key)).toMatchObject([
      { id: 'view', label: 'View laptop', section: 'edit', danger: false, to: '/keys/1' },
      { id: 'delete', label: 'Delete', section: 'delete', danger: true },
    ]);
    // A navigation has no `run`
    expect(actionItems([view, remove], key).map(({ onSelect }) => onSelect !== undefined)).toEqual([
      false,
      true,
    ]);
  });

  test('are offered by the search with reason, path and run, as far as the action has them', () => {
    const view: Action<Key> = { id: 'view', label: 'View', to: ({ id }) => `/keys/${id}` };
    const locked: Action<Key> = { ...remove, allowed: () => 'It is in use' };
    const run = expect.any(Function);
    expect(foundActions([view, remove, locked], key)).toEqual([
      { id: 'view', label: 'View', to: '/keys/1' },
      { id: 'delete', label: 'Delete', onSelect: run },
      { id: 'delete', label: 'Delete', reason: 'It is in use', onSelect: run },
    ]);
  });

  test('are commands of the palette', () => {
    const open = vi.fn<(row: Key) => void>();
    const [command] = actionCommands('SSH key', [deleteInDialog(open)], key);
    expect(command).toMatchObject({ group: 'SSH key', label: 'Delete' });
    command?.run?.();
    expect(open).toHaveBeenCalledWith(key);
  });

  test('of a deletion in a dialog can be offered for several rows', () => {
    const many = { consequence: 'They are gone.' };
    expect(deleteInDialog(vi.fn<() => void>(), many).many).toBe(many);
    expect(deleteInDialog(vi.fn<() => void>())).not.toHaveProperty('many');
  });
});
