// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { PageState } from '@console/shared/query';
import { Button } from '@console/shared/ui/basic';
import { ListPage, type ListPageProps } from './list-page.tsx';
import { ListTab } from './list-tab.tsx';
import { TableSection } from './sections.tsx';
import { SelectionBar } from '../bars/selection.tsx';
import { type Disk, diskColumns, disks, stage, useFrame } from '../test-table.tsx';

useFrame();

const still = {
  list: 'disks',
  wantAll() {},
  reading: undefined,
  updatedAt: 0,
  isFetching: false,
  error: null,
  isEnd: false,
  page: 1,
  hasPrev: false,
  hasNext: false,
  prev() {},
  next() {},
};
const pageOf = (items: Disk[], own: Partial<PageState<Disk>> = {}): PageState<Disk> => ({
  ...still,
  ...own,
  items,
});

function Disks(own: Partial<ListPageProps<Disk>>) {
  return (
    <ListPage
      title="Disks"
      create={{ label: 'New disk', to: '/disks-new' }}
      page={pageOf(disks(3))}
      columns={diskColumns}
      empty={{ title: 'No disks', body: 'Create one.', create: 'New disk' }}
      {...own}
    />
  );
}

const bar: ListPageProps<Disk>['bulk'] = (rows, { clear }) =>
  rows.length > 0 && (
    <SelectionBar count={rows.length} onClear={clear}>
      <Button>{`Delete ${rows.length}`}</Button>
    </SelectionBar>
  );

const pages = () => screen.queryByRole('navigation', { name: 'Pagination' });
const button = (name: string) => screen.getByRole('button', { name });

describe('ListPage', () => {
  it('has a heading, a link to the form, an unnamed table and its pages', () => {
    stage(<Disks />);
    expect(screen.getByRole('heading', { level: 1, name: 'Disks' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'New disk' }).getAttribute('href')).toBe('/disks-new');
    expect(screen.getByRole('table').getAttribute('aria-label')).toBeNull();
    expect(pages()?.closest('#action-bar')).not.toBeNull();
    expect(pages()?.textContent).toContain('50 rows per page');
  });

  it('shows the empty state with a button to create the first row', () => {
    stage(<Disks page={pageOf([])} />);
    const body = screen.getByRole('heading', { level: 3, name: 'No disks' }).parentElement;
    const create = within(body ?? document.body).getByRole('link', { name: 'New disk' });
    expect(create.getAttribute('href')).toBe('/disks-new');
    expect(pages()).toBeNull();
  });

  it('replaces the pages by the actions on the selected rows', () => {
    stage(<Disks bulk={bar} />);
    fireEvent.click(screen.getByRole('button', { name: 'Select' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    expect(screen.getByText('3 selected')).toBeTruthy();
    expect(button('Delete 3')).toBeTruthy();
    expect(pages()).toBeNull();
    fireEvent.click(button('Clear'));
    expect(pages()).not.toBeNull();
  });

  it('deselects rows that are no longer shown', () => {
    const [first, ...others] = disks(3);
    const { update } = stage(<Disks bulk={bar} />);
    fireEvent.click(screen.getByRole('button', { name: 'Select' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    update(<Disks bulk={bar} page={pageOf(others)} />);
    expect(screen.getByText('2 selected')).toBeTruthy();
    update(<Disks bulk={bar} page={pageOf(first ? [first, ...others] : others)} />);
    expect(screen.getByText('2 selected')).toBeTruthy();
    update(<Disks bulk={bar} page={pageOf(disks(9).slice(6), { page: 2, hasPrev: true })} />);
    expect(pages()).not.toBeNull();
  });

  it('refetches on request', async () => {
    const onRefresh = vi.fn(() => Promise.resolve());
    stage(<Disks refresh={{ onRefresh, updatedAt: new Date(new Date().setHours(14, 2)) }} />);
    expect(screen.getByText(/Updated 2:02\sPM/)).toBeTruthy();
    fireEvent.click(button('Refresh data'));
    expect(onRefresh).toHaveBeenCalledTimes(1);
    await act(() => Promise.resolve());
  });
});

describe('Pagination', () => {
  // @sheet specification/2.14
  it('has a button for each direction, disabled at the ends', () => {
    const next = vi.fn();
    stage(<Disks page={pageOf(disks(3), { hasNext: true, next })} />);
    expect(button('prev')).toHaveProperty('disabled', true);
    fireEvent.click(button('next'));
    expect(next).toHaveBeenCalledTimes(1);
  });

  it('shows that a full page was the last one', () => {
    stage(<Disks page={pageOf(disks(3), { hasNext: true, isEnd: true })} />);
    expect(screen.getByRole('status').textContent).toBe('This was the last page');
    cleanup();
    stage(<Disks page={pageOf(disks(3), { hasNext: true })} />);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('shows a spinner while a page is loading, then the top of the new page', async () => {
    function Paged() {
      const [own, setOwn] = useState<Partial<PageState<Disk>>>({ hasNext: true });
      return (
        <>
          <Button onClick={() => setOwn({ hasNext: true, isFetching: true })}>Fetch</Button>
          <Button onClick={() => setOwn({ page: 2, hasPrev: true })}>Arrive</Button>
          <Disks page={pageOf(disks(3), own)} />
        </>
      );
    }
    stage(<Paged />);
    const container = document.querySelector('#scroll-container');
    const scrollTo = vi.spyOn(container ?? document.body, 'scrollTo');
    fireEvent.click(button('Fetch'));
    expect(screen.getByLabelText('Spinner')).toBeTruthy();
    expect(scrollTo).not.toHaveBeenCalled();
    fireEvent.click(button('Arrive'));
    await waitFor(() => expect(screen.queryByLabelText('Spinner')).toBeNull());
    expect(scrollTo).toHaveBeenCalledTimes(1);
    expect(button('prev')).toHaveProperty('disabled', false);
    expect(button('next')).toHaveProperty('disabled', true);
  });
});

describe('TableSection', () => {
  it('is named by its title on request', () => {
    stage(<TableSection title="Groups" named rows={disks(1)} columns={diskColumns} />);
    expect(screen.getByRole('table', { name: 'Groups' })).toBeTruthy();
    expect(pages()).toBeNull();
  });
});

describe('ListTab', () => {
  const tab = (items: Disk[], own: Partial<ListPageProps<Disk>> = {}) => (
    <ListTab
      plural="Disks"
      page={pageOf(items)}
      columns={diskColumns}
      empty={{ title: 'No disks', body: 'None here.' }}
      {...own}
    />
  );

  it('has the filter, the pages and the selection of a list page, and no header', () => {
    stage(tab(disks(3), { bulk: bar }));
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getByRole('searchbox', { name: 'Filter disks' })).toBeTruthy();
    expect(pages()).toBeTruthy();
    fireEvent.click(button('Select'));
    fireEvent.click(screen.getAllByRole('checkbox').at(-1) ?? document.body);
    expect(button('Delete 1')).toBeTruthy();
    expect(pages()).toBeNull();
  });

  it('shows the empty state', () => {
    stage(tab([]));
    expect(screen.getByRole('heading', { level: 3, name: 'No disks' })).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(pages()).toBeNull();
  });
});
