// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { disk, useFrame } from '../test-table.tsx';
import { col, COLUMNS, counts, DISKS, field, ready, rows, show, texts } from './test-filter.tsx';

useFrame();

describe('counts by state', () => {
  it('set and clear the field of the filter', async () => {
    const search = show();
    const buttons = (await counts()).getAllByRole('button');
    expect(texts(buttons)).toEqual(['attached 2', 'detached 1']);
    fireEvent.click((await counts()).getByRole('button', { name: 'attached 2' }));
    await waitFor(() => expect(rows()).toEqual(['web-1', 'db-1']));
    expect(search()).toBe('?filter=state:attached');
    expect(field()).toHaveProperty('value', 'state:attached');
    const pressed = (await counts()).getByRole('button', { pressed: true });
    expect(pressed.textContent).toBe('attached 2');
    fireEvent.click(pressed);
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(search()).toBe('');
  });

  it('count what a click leads to: rows that meet the rest of the filter', async () => {
    show('?filter=web+state:attached');
    await waitFor(() => expect(rows()).toEqual(['web-1']));
    expect(texts((await counts()).getAllByRole('button'))).toEqual(['attached 1', 'detached 1']);
  });

  it('say when they count only a part of the list', async () => {
    show('?columns=name,state', { hasNext: true });
    await ready();
    expect(screen.getByText('On this page')).toBeTruthy();
    cleanup();
    const reading = { isReading: true, hasMore: false, error: null, readMore() {} };
    show('?filter=web', { hasNext: true, reading });
    await ready();
    expect(screen.getByText('In the first 3 rows')).toBeTruthy();
  });
});

describe('counts by several columns', () => {
  const LARGE = { ...disk('db-2', 'detached'), size: 2 * 1024 ** 4 };
  const several = {
    columns: [
      ...COLUMNS,
      col.text('class', ({ size }) => (size > 1024 ** 4 ? 'large' : 'small'), { counted: true }),
    ],
  };
  const groups = () =>
    screen
      .getAllByRole('group', { name: /^Disks by / })
      .map((group) => [group.getAttribute('aria-label'), ...texts(within(group).getAllByRole('button'))]);

  it('stand beside each other, each without the fields on its own column', async () => {
    const search = show('?filter=state:attached', { items: [...DISKS, LARGE] }, several);
    await ready();
    expect(groups()).toEqual([
      ['Disks by state', 'attached 2', 'detached 2'],
      ['Disks by class', 'large 0', 'small 2'],
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'small 2' }));
    // The address changes before the page is rendered
    await waitFor(() =>
      expect(groups()).toEqual([
        ['Disks by state', 'attached 2', 'detached 1'],
        ['Disks by class', 'large 0', 'small 2'],
      ]),
    );
    expect(search()).toBe('?filter=state:attached+class:small');
    expect(screen.queryByRole('button', { name: /^Remove / })).toBeNull();
    const pressed = screen.getAllByRole('button', { pressed: true });
    expect(texts(pressed)).toEqual(['attached 2', 'small 2']);
  });

  it('say once when they count only a part of the list', async () => {
    show('?columns=name,state', { hasNext: true }, several);
    await ready();
    expect(screen.getAllByText('On this page')).toHaveLength(1);
  });

  it('test every row once, however many columns are counted', async () => {
    let tested = 0;
    const watched = {
      columns: [
        ...several.columns,
        col.custom('watched', () => '', { value: () => ((tested += 1), 8), rank: 4 }),
        col.custom('zone', () => '', { value: () => 'a', counted: true }),
      ],
    };
    show('?filter=watched>=1', {}, watched);
    await ready();
    expect(screen.getAllByRole('group', { name: /^Disks by / })).toHaveLength(3);
    // Once for the kind of the field, once a row for the list and once for all counts
    expect(tested).toBeLessThanOrEqual(1 + 2 * DISKS.length);
  });
});
