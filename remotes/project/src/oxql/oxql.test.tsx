// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fill, renderScreen, useScreens } from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';

useScreens();

const PAGE = '/projects/edge-cache/oxql';

const type = async (text: string) => {
  const field = await screen.findByRole('textbox', { name: 'Query' });
  act(() => field.focus());
  fill(field, text);
};

// @sheet operator/13.60
test('the explorer of a project offers the timeseries of its charts, and asks for no list of them', async () => {
  const { mock } = await renderScreen(routes, PAGE);
  await type('get ');
  const list = await screen.findByRole('listbox', { name: 'Completions' });
  expect(within(list).getAllByRole('option')).toHaveLength(11);
  expect(within(list).getByRole('option', { name: 'virtual_disk:reads' })).toBeTruthy();
  expect(screen.queryByText('Timeseries')).toBeNull();
  expect(mock.calls.get('systemTimeseriesSchemaList')).toBeUndefined();
});

// @sheet operator/13.63
test('an example of a project runs in it, and hides the history in the first point of a counter', async () => {
  const { mock } = await renderScreen(routes, PAGE);
  await type('');
  fireEvent.click(screen.getByRole('button', { name: 'Examples' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Bytes read from each disk' }));
  fireEvent.click(screen.getByRole('button', { name: 'Run' }));
  expect(await screen.findByText(/series, [\d,]+ points/)).toBeTruthy();
  await vi.waitFor(() => expect(mock.calls.get('timeseriesQuery')).toBe(1));
  expect(screen.getByRole('checkbox', { name: /Hide first point/ })).toHaveProperty('checked', true);
});
