// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PREVIEWS_KEY } from '../composition/choice.ts';
import { openConsole } from '../composition/console.ts';
import type { Cohort } from '../composition/running-rows.ts';
import { PreviewNotice } from './notice.tsx';

const reload = vi.hoisted(() => vi.fn<() => void>());
vi.mock('@console/shared/runtime', async (original) => ({
  ...(await original<typeof import('@console/shared/runtime')>()),
  reloadWithDrafts: reload,
}));

const show = (cohort: Cohort) => {
  openConsole('', { rows: [], cohorts: new Map([['auth', cohort]]) });
  render(<PreviewNotice />);
};
afterEach(() => {
  sessionStorage.clear();
  reload.mockClear();
});

it('runs a build of public pages that a link requests after a click, and keeps the other previews of the tab', () => {
  sessionStorage.setItem(PREVIEWS_KEY, 'system:c');
  show({ build: 'b', why: 'offered' });
  expect(screen.getByRole('status').textContent).toContain('This link requests build b of auth');
  expect([sessionStorage.getItem(PREVIEWS_KEY), reload.mock.calls.length]).toEqual(['system:c', 0]);
  fireEvent.click(screen.getByRole('button', { name: 'Use preview' }));
  expect([sessionStorage.getItem(PREVIEWS_KEY), reload.mock.calls.length]).toEqual(['auth:b,system:c', 1]);
});

it('offers nothing to use for a build that the registry does not list', () => {
  show({ build: 'b', why: 'refused' });
  expect(screen.queryByRole('button', { name: 'Use preview' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Dismiss' })).toBeDefined();
});
