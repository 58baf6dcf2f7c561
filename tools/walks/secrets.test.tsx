// @vitest-environment happy-dom
import { createMock, type Mock, personas } from '@console/mock';
import { type Input, projectView, secretFields, type Write, type WriteId } from '@console/shared/api';
import { textsOf } from '@console/shared/copy-as';
import { clearCache, query, runAbortable, seed } from '@console/shared/query';
import { dismissToast, store, toast, toastsAtom } from '@console/shared/runtime';
import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '../../shared/query/client.ts';
import { entriesAtom, recordWrites } from '../../shell/src/activity/entries.ts';
import { addressOf, PATHS } from './addresses.ts';
import { dump, holdersOf, watchAtoms } from './dump.ts';
import { MARK, placeOf, requestOf, type SentRequest } from './secrets.ts';
import { openMock, walk } from './walk.tsx';

beforeAll(recordWrites);
beforeEach(watchAtoms);

describe('places that can contain data are searched', () => {
  test.each([
    ['query cache', () => seed(query(projectView, { path: { project: 'a' } }), Object(MARK))],
    [
      'mutation cache',
      () => queryClient.getMutationCache().build(queryClient, {}, Object({ context: MARK })),
    ],
    ['store', () => toast({ content: MARK })],
    ['session storage', () => sessionStorage.setItem('draft', MARK)],
    ['local storage', () => localStorage.setItem('choice', MARK)],
    ['address', () => history.replaceState({ of: new Map([[1, { MARK }]]) }, '')],
    ['document', () => document.body.append(Object.assign(document.createElement('input'), { value: MARK }))],
  ])('the %s', (holder, put) => {
    expect(Object.keys(dump())).toContain(holder);
    expect(holdersOf(MARK)).toEqual([]);
    put();
    expect(holdersOf(MARK)).toEqual([holder]);
    sessionStorage.clear();
    localStorage.clear();
    clearCache();
    queryClient.getMutationCache().clear();
    history.replaceState(null, '');
    document.body.replaceChildren();
    for (const { id } of store.get(toastsAtom)) dismissToast(id);
  });
});

/**
 * Sends a request as forms do. The type of a request does not express that its operation and its input match; the overload is the
 * only place that assumes it.
 */
function send(request: SentRequest): Promise<unknown>;
function send<Id extends WriteId>(request: { operation: Write<Id>; input: Input<Id> }): Promise<unknown> {
  return runAbortable(request.operation, request.input, new AbortController().signal);
}

const FATES = {
  answered: (mock: Mock, request: Request) => mock.handle(request),
  refused: async () => Response.json({ message: 'No', error_code: 'InvalidRequest' }, { status: 400 }),
  lost: () => Promise.reject(new TypeError('Failed to fetch')),
} satisfies Record<string, (mock: Mock, request: Request) => Promise<Response>>;

describe.each(Object.entries(FATES))('a secret whose request is %s', (_, answer) => {
  const lines: unknown[] = [];

  beforeEach(() => {
    lines.length = 0;
    for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const)
      vi.spyOn(console, level).mockImplementation((...values: unknown[]) => void lines.push(...values));
  });
  afterEach(() => vi.unstubAllGlobals());

  // @sheet operator/13.26
  test.each(Object.keys(secretFields))('is left nowhere by %s', async (id) => {
    const mock = createMock({ personas: true, persona: personas.operator });
    const request = await requestOf(id, placeOf(mock));
    let sent = '';
    let said = '';
    vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
      sent += String(init?.body);
      const response = await answer(mock, new Request(new URL(input, 'http://localhost'), init));
      said += await response.clone().text();
      return response;
    });
    await send(request).catch(() => undefined);
    expect(sent).toContain(MARK);
    await vi.waitFor(() =>
      expect(store.get(entriesAtom).filter(({ state }) => state === 'running')).toEqual([]),
    );
    expect(holdersOf(MARK)).toEqual([]);
    expect(
      JSON.stringify(textsOf(request, { origin: 'https://console.example', cliName: 'oxide' })),
    ).not.toContain(MARK);
    // A server error that repeats the request is logged with the server's text
    if (!said.includes(MARK)) expect(lines.map(String).join('\n')).not.toContain(MARK);
  });
});

/** The visible fields for secrets. */
const secretInputs = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].filter(
    (field) =>
      field.type === 'password' ||
      (field.type !== 'file' &&
        /key|secret|password/i.test(field.labels?.[0]?.textContent ?? '') &&
        !/public/i.test(field.labels?.[0]?.textContent ?? '')),
  );

/** Buttons that may open a field for a secret. */
const openers = () =>
  [...document.querySelectorAll('button')].filter((button) =>
    /^(Add|New|Edit|Rotate|Paste|As text)\b/.test(button.textContent ?? ''),
  );

/** Pages of forms, and the buttons that open forms without an address. */
const FORM_PAGES: readonly string[] = [
  ...PATHS.filter((path) => path.endsWith('-new')).map((path) => addressOf(path)),
  '/system/networking/port-settings/uplink-west/edit?peer=172.20.15.9',
  '/system/alerting/receivers/pager-bridge?tab=secrets',
  '/system/alerting/receivers/pager-bridge?tab=test',
  '/system/silos/harbor-labs?tab=users',
];

describe('a typed secret', () => {
  const mock = openMock(personas.operator);
  const found: string[] = [];

  const type = (address: string) => {
    for (const field of secretInputs()) {
      found.push(address);
      act(() => void fireEvent.input(field, { target: { value: MARK } }));
    }
    dispatchEvent(new Event('pagehide'));
    expect(holdersOf(MARK).filter((holder) => holder !== 'document')).toEqual([]);
  };

  // @sheet operator/13.26
  test.each(FORM_PAGES)(
    'at %s is in no draft, and is gone with the form',
    async (address) => {
      sessionStorage.clear();
      await walk(mock, address, [], async () => {
        type(address);
        for (const opener of openers().slice(0, 6)) {
          act(() => opener.click());
          await new Promise((resolve) => setTimeout(resolve, 30));
          type(address);
        }
      });
      expect(holdersOf(MARK)).toEqual([]);
    },
    30_000,
  );

  test('was typed into at least one field', () => {
    expect(new Set(found).size).toBeGreaterThan(3);
  });
});
