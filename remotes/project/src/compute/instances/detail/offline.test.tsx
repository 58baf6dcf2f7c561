// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen, rowOf, useScreens } from '../../../../../../tools/testing/screen.tsx';
import { routes } from '../../../routes.ts';

useScreens();

const LIST = '/projects/edge-cache/instances';
const NAME = 'log-shipper';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

// @sheet common-ui/34.42
it('a page whose request fails opens with the data of the list, and refetches when the server responds', async () => {
  const { mock, address } = await renderScreen(routes, LIST);
  const link = within(await rowOf(NAME)).getByRole('link', { name: NAME });
  for (const operation of ['instanceView', 'instanceExternalIpList', 'instanceDiskList'])
    mock.faults.add({ operation, abort: true });
  fireEvent.click(link);
  await heading(NAME);
  expect(address()).toBe(`${LIST}/${NAME}/storage`);
  await screen.findByText(/^Could not refresh · data from/);
  expect(screen.getByText('running')).not.toBeNull();
  expect(screen.getByText('Not available')).not.toBeNull();
  expect(screen.getByText(/^The disks of the instance could not be loaded\./)).not.toBeNull();
  mock.faults.clear();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('log-shipper-root');
  await vi.waitFor(() => expect(screen.queryByText(/Could not refresh|Not available/)).toBeNull());
});

it('a page of a deleted instance shows not found, whatever the list contains', async () => {
  const { mock } = await renderScreen(routes, LIST);
  const link = within(await rowOf(NAME)).getByRole('link', { name: NAME });
  mock.faults.add({ operation: 'instanceView', status: 404 });
  fireEvent.click(link);
  await vi.waitFor(() => expect(screen.queryByRole('heading', { level: 1, name: NAME })).toBeNull());
  expect(screen.queryByText('Could not refresh')).toBeNull();
});
