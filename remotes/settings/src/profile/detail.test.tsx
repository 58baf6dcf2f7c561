// @vitest-environment happy-dom
import { personas } from '@console/mock';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { placeOf } from '../../../../tools/testing/on-screen.ts';
import { openRowMenu, renderScreen, useScreens } from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';

useScreens();

const PROFILE = '/settings/profile';

const me = async (mock: Awaited<ReturnType<typeof renderScreen>>['mock']) => {
  const answer = await mock.handle(new Request(new URL('/v1/me', location.origin)));
  const { id }: { id: string } = await answer.json();
  return id;
};

describe('the profile', () => {
  // @sheet specification/2.5
  it('replaces the address that redirects to it, and keeps the query string', async () => {
    const { address, visit } = await renderScreen(routes, '/settings/ssh-keys');
    const { length } = history;
    await visit('/settings?from=mail');
    expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeTruthy();
    expect(address()).toBe(`${PROFILE}?from=mail`);
    // One entry of the history for both, so that Back leaves the settings
    expect(history.length).toBe(length + 1);
    history.back();
    await waitFor(() => expect(address()).toBe('/settings/ssh-keys'));
  });

  // @sheet specification/1.2 system-settings-auth/18.25
  it('shows who is signed in and in which groups', async () => {
    const { mock, place } = await renderScreen(routes, PROFILE);
    expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeTruthy();
    expect(place()).toEqual(placeOf(['Settings', PROFILE], ['Profile', PROFILE]));
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual([personas.operator, expect.stringContaining(await me(mock))]);
    const groups = within(screen.getByRole('table', { name: 'Groups' }));
    expect(groups.getByRole('columnheader', { name: 'Name' })).toBeTruthy();
    expect(groups.getByRole('cell', { name: 'platform-team' })).toBeTruthy();
    expect(screen.getByText(/Ask an administrator/)).toBeTruthy();
  });

  it('shows that a user is in no group', async () => {
    await renderScreen(routes, PROFILE, { persona: personas.nobody });
    expect(await screen.findByRole('heading', { name: 'No groups' })).toBeTruthy();
    expect(screen.getAllByRole('definition')[0]?.textContent).toBe(personas.nobody);
  });

  // @sheet specification/3.3
  it('copies the IDs of the user and of a group', async () => {
    const { mock } = await renderScreen(routes, PROFILE);
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    fireEvent.click(await screen.findByRole('button', { name: 'Click to copy' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(await me(mock));
    await screen.findByRole('button', { name: 'Click to copy' }, { timeout: 4_000 });
    const menu = await openRowMenu('platform-team');
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Copy ID']);
    fireEvent.click(menu.getByRole('menuitem', { name: 'Copy ID' }));
    const [team] = mock.store.tables.groups.filter(({ displayName }) => displayName === 'platform-team');
    await waitFor(() => expect(writeText).toHaveBeenLastCalledWith(team?.id));
  });
});
