import { expect, it } from 'vitest';
import { crumb, redirect, screen } from '@console/shared/routing';
import { lostTabs } from './lost-tabs.ts';

const component = async () => ({ Component: () => null });
const report = crumb('/reports/:report', ({ report: name }) => name);

/** The tabs of a page without `under`. */
const lostIn = (...tabs: Parameters<typeof screen>[1]['tabs'] & object) =>
  lostTabs(screen('/reports/:report', { under: report, component, tabs }).build('reports'));

it('a tab has the breadcrumbs of its page, with or without one of its own', () => {
  const days = screen('/reports/:report/days', { crumb: 'Days', under: report, component });
  const plain = screen('/reports/:report/all', { under: report, component });
  const old = redirect('/reports/:report/old', '/reports/:report/days');
  expect(lostIn(days, plain, old)).toEqual([]);
});

it('names each tab that has none, and no tab in a tab that takes its place', () => {
  const days = screen('/reports/:report/days', { crumb: 'Days', component });
  const plain = screen('/reports/:report/all', { component });
  const inner = screen('/reports/:report/hours/am', { crumb: 'Hours', under: report, component });
  const hours = screen('/reports/:report/hours', { crumb: 'Hours', under: report, component, tabs: [inner] });
  const outer = screen('/reports/:report/years', { crumb: 'Years', component });
  expect(lostIn(days, plain, hours, outer)).toEqual([
    '/reports/:report/days',
    '/reports/:report/all',
    '/reports/:report/years',
  ]);
});

it('a page that is no tab needs none', () => {
  expect(lostTabs(screen('/reports', { crumb: 'Reports', component }).build('reports'))).toEqual([]);
});
