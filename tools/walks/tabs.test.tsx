// @vitest-environment happy-dom
import { act, fireEvent, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { personas } from '@console/mock';
import { addressOf, PATHS } from './addresses.ts';
import { isFull } from './full.ts';
import { openMock, walk, type Outcome } from './walk.tsx';

/** One page for each implementation of tabs. */
const SOME = [
  '/projects/:project/vpcs/:vpc',
  '/projects/:project/instances/:instance',
  '/system/silos/:silo',
  '/system/networking/ip-pools/:pool',
];

const mock = openMock(personas.operator);

interface Tab {
  readonly label: string;
  readonly address: string;
  /** Clicks the tab; undefined for a tab that is a separate page. */
  readonly press: (() => Promise<void>) | undefined;
}

const tabsIn = (list: HTMLElement) => within(list).queryAllByRole('tab');

/** The tabs of a page, without those inside a tab. */
async function tabsOf(address: string): Promise<Tab[]> {
  const found: Tab[] = [];
  await walk(mock, address, [], async () => {
    const [list] = within(document.body).queryAllByRole('tablist');
    for (const tab of list ? tabsIn(list) : []) {
      const label = tab.textContent;
      const to = tab.getAttribute('href');
      const press = async () => {
        const [own] = within(document.body).queryAllByRole('tablist');
        const wanted = own && tabsIn(own).find((one) => one.textContent === label);
        await act(async () => void (wanted && fireEvent.click(wanted)));
        await settled();
      };
      found.push({ label, address: to ?? address, press: to === null ? press : undefined });
    }
  });
  return found;
}

/** Waits until the panel shows its content or its failure. */
async function settled(): Promise<void> {
  await act(async () => {
    for (let turn = 0; turn < 40; turn += 1) await new Promise((resolve) => setTimeout(resolve, 4));
  });
}

const open = ({ address, press }: Tab, operation?: string): Promise<Outcome> =>
  walk(mock, address, operation === undefined ? [] : [{ operation, status: 503 }], press);

// @sheet common-ui/34.44
test.each(isFull ? PATHS : SOME)(
  '%s keeps its title when the data of a tab fails',
  async (path) => {
    const tabs = await tabsOf(addressOf(path));
    const opened: (Outcome & { readonly tab: Tab })[] = [];
    for (const tab of tabs) opened.push({ tab, ...(await open(tab)) });
    // Requests that every tab sends belong to the page
    const own = new Set(opened[0]?.calls.filter((id) => opened.every(({ calls }) => calls.includes(id))));
    // At least one page of each implementation has requests that only one tab sends
    if (!isFull) expect(opened.some(({ calls }) => calls.some((id) => !own.has(id)))).toBe(true);
    const lost: string[] = [];
    for (const { tab, calls, titles } of opened)
      for (const operation of calls.filter((id) => !own.has(id))) {
        const failed = await open(tab, operation);
        if (failed.titles[0] !== titles[0] || failed.isFailed) lost.push(`${tab.label}: ${operation}`);
        if (failed.loading.length > 0) lost.push(`${tab.label}: ${operation} loads for ever`);
      }
    expect(lost).toEqual([]);
  },
  120_000,
);
