import type { Mock } from '@console/mock';
import { commandsAtom, store, type Command } from '@console/shared/runtime';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { cellOf, openDialog } from './screen.tsx';

/** The headings of the columns of a table. */
export const headings = (table: HTMLElement = screen.getByRole('table')): (string | null)[] =>
  within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

/** Waits until a table has a number of rows, without its heading. */
export const expectRows = (count: number, table = 'table'): Promise<void> =>
  waitFor(() =>
    expect(
      within(screen.getByRole('table', table === 'table' ? {} : { name: table })).getAllByRole('row'),
    ).toHaveLength(count + 1),
  );

/** Waits until a cell shows a text. */
export const expectCell = (row: string, heading: string, text: string | RegExp): Promise<void> =>
  waitFor(
    async () => {
      const { textContent } = await cellOf(row, heading);
      if (typeof text === 'string') expect(textContent).toBe(text);
      else expect(textContent).toMatch(text);
    },
    { timeout: 10_000 },
  );

/** Waits until no row of the page's table contains a text. */
export const expectGone = (text: string): Promise<void> =>
  waitFor(() => expect(screen.queryAllByText(text).some((found) => found.closest('tr'))).toBe(false));

/** Waits until no dialog is open. */
export const expectClosed = (): Promise<void> =>
  waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Waits for the title of the page. */
export const heading = (name: string): Promise<HTMLElement> =>
  screen.findByRole('heading', { level: 1, name });

/** Clicks a link, or the first of several with the same name. */
export async function follow(name: string): Promise<void> {
  const [link] = await screen.findAllByRole('link', { name });
  if (link) fireEvent.click(link);
}

/** Waits for a command that the page offers in the palette. */
export const commandOf = (label: string, group?: string): Promise<Command> =>
  waitFor(() => {
    const all = [...store.get(commandsAtom).values()].flat();
    const found = all.find((one) => one.label === label && (group === undefined || one.group === group));
    if (!found) throw new Error(`the palette has no ${label}: ${all.map((one) => one.label).join(', ')}`);
    return found;
  });

type Crumb = readonly [label: string, to: string];

/** The place of a page with these breadcrumbs; the title of the document names them backward. */
export const placeOf = (...crumbs: readonly Crumb[]) => ({
  title: [...crumbs.map(([label]) => label).toReversed(), 'Oxide Console'].join(' / '),
  crumbs,
});

/** The place of a page of the project of the demo data that most tests use. */
export const inEdgeCache = (...crumbs: readonly Crumb[]) =>
  placeOf(['Projects', '/projects'], ['edge-cache', '/projects/edge-cache/instances'], ...crumbs);

/** Waits for a notification, while the time of the server passes. */
export const expectToastLater = ({ store: { clock } }: Mock, text: string): Promise<void> =>
  vi.waitFor(() => {
    clock.advance(1_000);
    expect(screen.getByTestId('Toasts').textContent).toContain(text);
  });

/** The form of a resource in a dialog, when it is open. */
export async function formIn(title: string, button = title) {
  const form = await openDialog(title);
  return {
    form,
    name: form.getByRole('textbox', { name: 'Name' }),
    description: form.getByRole('textbox', { name: /^Description/ }),
    submit: () => fireEvent.click(form.getByRole('button', { name: button })),
  };
}
