// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { announcementAtom, store } from '@console/shared/runtime';
import { Button } from '@console/shared/ui/basic';
import { type Disk, useFrame } from '../test-table.tsx';
import { counts, field, ready, rows, show, texts } from './test-filter.tsx';

useFrame();

const type = (value: string) => {
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value } });
};
const options = () => texts(screen.queryAllByRole('option'));
const key = (name: string) => fireEvent.keyDown(field(), { key: name });

describe('what of a filter is not applied', () => {
  it('is said under the field, which keeps its text, and announced; the rest is applied', async () => {
    show('?filter=web+zone:a');
    await waitFor(() => expect(rows()).toEqual(['web-1', 'web-2']));
    const text = 'Not applied: zone:a. This list has no field zone. Its fields are name, state, size.';
    const problem = screen.getByText(new RegExp(`^${text}`));
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(field().getAttribute('aria-describedby')).toBe(problem.parentElement?.id);
    expect(field()).toHaveProperty('value', 'web zone:a');
    expect(store.get(announcementAtom).text).toContain(text);
  });
});

describe('fields of the filter', () => {
  it('are removed one by one', async () => {
    const search = show('?filter=web+size>1GiB+-state:attached');
    fireEvent.click(await screen.findByRole('button', { name: 'Remove size>1GiB' }));
    await waitFor(() => expect(search()).toBe('?filter=web+-state:attached'));
    expect(screen.getByRole('button', { name: 'Remove -state:attached' })).toBeTruthy();
  });

  it('are the beginning of a state too, which presses no count', async () => {
    show('?filter=state:att');
    await waitFor(() => expect(rows()).toEqual(['web-1', 'db-1']));
    expect(screen.getByRole('button', { name: 'Remove state:att' })).toBeTruthy();
    expect((await counts()).queryByRole('button', { pressed: true })).toBeNull();
  });

  it('are named where nothing matches', async () => {
    show('?filter=size>1TiB');
    expect(await screen.findByText('No row has all of this: size>1TiB.')).toBeTruthy();
  });
});

describe('suggestions', () => {
  it('are the fields of the list, then the values of a field, chosen by arrows and Enter', async () => {
    const search = show();
    await ready();
    fireEvent.focus(field());
    expect(options()).toEqual(['namename:web', 'statestate:attached', 'sizesize>=10GiB']);
    type('web st');
    expect(options()).toEqual(['statestate:attached']);
    key('ArrowDown');
    const id = field().getAttribute('aria-activedescendant') ?? '';
    expect(document.querySelector(`[id="${id}"]`)?.getAttribute('aria-selected')).toBe('true');
    key('Enter');
    expect(field()).toHaveProperty('value', 'web state:');
    expect(options()).toEqual(['attached', 'detached']);
    key('ArrowUp');
    key('Enter');
    expect(field()).toHaveProperty('value', 'web state:detached ');
    await waitFor(() => expect(rows()).toEqual(['web-2']));
    expect(search()).toBe('?filter=web+state:detached');
  });

  it('are chosen by a click, and end with Escape and when the focus leaves', async () => {
    show();
    await ready();
    type('state:attached,');
    expect(options()).toEqual(['detached']);
    fireEvent.click(screen.getByRole('option'));
    expect(field()).toHaveProperty('value', 'state:attached,detached ');
    key('Escape');
    expect(options()).toEqual([]);
    type('s');
    expect(options()).toHaveLength(2);
    fireEvent.blur(field());
    expect(options()).toEqual([]);
  });

  it('leave Enter and Arrow Down to the rows where there are none', async () => {
    show();
    await ready();
    type('db');
    expect(options()).toEqual([]);
    key('ArrowDown');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('db-1'));
  });
});

describe('the checkbox of the row under the mouse', () => {
  const bulk = (chosen: readonly Disk[], { clear }: { clear: () => void }) => (
    <Button onClick={clear}>{`Delete ${chosen.length}`}</Button>
  );
  const rowNamed = (name: string) => document.querySelector(`[data-row-name="${name}"]`) ?? document.body;
  const over = (name: string, pointerType: string) =>
    fireEvent.pointerOver(rowNamed(name).querySelector('a') ?? document.body, { pointerType });
  const shown = () => document.querySelector('td [aria-hidden] input');

  it('selects the row at once; without a selected row the list is as before', async () => {
    show('?columns=name,state', {}, { bulk });
    await ready();
    over('web-2', 'touch');
    expect(shown()).toBeNull();
    over('web-2', 'mouse');
    expect(shown()?.closest('tr')).toBe(rowNamed('web-2'));
    // For the mouse only: keys have X, and the cell keeps its name
    expect(screen.queryByRole('checkbox')).toBeNull();
    fireEvent.click(shown() ?? document.body);
    expect(screen.getByRole('button', { name: 'Delete 1' })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Select web-2' })).toHaveProperty('checked', true);
    fireEvent.click(screen.getByRole('button', { name: 'Delete 1' }));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('follows the focus and leaves with it', async () => {
    show('?columns=name,state', {}, { bulk });
    await ready();
    rowNamed('db-1').querySelector('a')?.focus();
    await waitFor(() => expect(shown()?.closest('tr')).toBe(rowNamed('db-1')));
    field().focus();
    await waitFor(() => expect(shown()).toBeNull());
  });
});
