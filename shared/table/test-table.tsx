/** Test helpers of this entry: rows, columns, and a router around an element. */
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach } from 'vitest';
import type { Action } from '@console/shared/actions';
import type { PageState } from '@console/shared/query';
import { columns } from './columns/columns.tsx';
import { setWidth } from './test-width.ts';

export { setWidth };

/** Lets each test of a file have a wide page with the elements of the frame that lists use. */
export function useFrame(): void {
  beforeEach(() => {
    setWidth(90);
    for (const id of ['scroll-container', 'action-bar'])
      document.body.append(Object.assign(document.createElement('div'), { id }));
  });
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
  });
}

export type Disk = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly size: number;
  readonly state: string;
  readonly timeCreated: Date;
};

export const disk = (name: string, state = 'detached'): Disk => ({
  id: `id-${name}`,
  name,
  description: `About ${name}`,
  size: 2 * 1024 ** 3,
  state,
  timeCreated: new Date('2023-02-28T00:00:00Z'),
});

export const disks = (count: number): Disk[] =>
  Array.from({ length: count }, (_, index) => disk(`disk-${index}`));

/** Disks whose order is none of their columns'. */
export const DISKS: readonly Disk[] = ['web-10', 'web-2', 'db-1'].map((name) => disk(name));

/** A page that is the whole list. */
export const diskPage = (own: Partial<PageState<Disk>> = {}): PageState<Disk> => ({
  list: 'disks',
  items: [...DISKS],
  page: 1,
  hasPrev: false,
  hasNext: false,
  prev() {},
  next() {},
  updatedAt: 0,
  isFetching: false,
  error: null,
  isEnd: false,
  wantAll() {},
  reading: undefined,
  ...own,
});

const col = columns<Disk>();

export const diskColumns = [
  col.link(
    'name',
    (row) => row.name,
    (row) => `/disks/${row.name}`,
  ),
  col.custom('state', (row) => row.state),
  col.size('size', (row) => row.size),
  col.description((row) => row.description),
  col.date('created', (row) => row.timeCreated),
];

export const diskActions: readonly Action<Disk>[] = [
  {
    id: 'detach',
    label: 'Detach',
    allowed: (row) => row.state === 'attached' || 'Only attached disks can be detached',
  },
  { id: 'delete', label: 'Delete', section: 'delete', danger: true, run: () => {} },
];

/** Shows an element inside a router. */
export function stage(element: ReactNode) {
  const show = (content: ReactNode) => (
    <RouterProvider router={createMemoryRouter([{ path: '*', element: content }])} />
  );
  const view = render(show(element));
  return { ...view, update: (content: ReactNode) => view.rerender(show(content)) };
}

/** Texts of the head cells. */
export const heads = () => [...document.querySelectorAll('th')].map((head) => head.textContent);
