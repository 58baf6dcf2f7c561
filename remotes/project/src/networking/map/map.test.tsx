// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderScreen, rowAction, useScreens } from '../../../../../tools/testing/screen.tsx';
import { networkingRoutes } from '../routes.ts';

useScreens();

const VPC = '/projects/edge-cache/vpcs/default';
const MAP = `${VPC}/map`;

const picture = () => screen.findByRole('group', { name: 'Picture of default' }, { timeout: 10_000 });
const box = async (name: RegExp) => within(await picture()).findByRole('button', { name });
const panel = (name: string) => screen.findByRole('complementary', { name });
const isPressed = (element: HTMLElement) => element.getAttribute('aria-pressed') === 'true';

/** Facts of the panel in the format of the table. */
const factsOf = (element: HTMLElement): string =>
  within(element)
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent ?? ''}`)
    .join(', ');

describe('the picture of a VPC', () => {
  // @sheet network-access/B-N3
  test('has its gateways, routers, subnets, instances and floating IPs, each named with its connections', async () => {
    await renderScreen(networkingRoutes, MAP);
    expect(await box(/^Internet gateway partner-link, connected to regional$/)).toBeTruthy();
    expect(await box(/^Internet gateway standby, no connections$/)).toBeTruthy();
    expect(await box(/^Router regional, connected to partner-link, cache-tier$/)).toBeTruthy();
    expect(await box(/^Subnet cache-tier, connected to regional, system, /)).toBeTruthy();
    expect(await box(/^Instance cache-ams-01, connected to /)).toBeTruthy();
    expect(await box(/^Floating IP tls-entry, connected to tls-terminator-a$/)).toBeTruthy();
  });

  // @sheet network-access/15.73
  test('shows the facts of the selected box, and dims boxes that are not on its paths; Escape clears it', async () => {
    await renderScreen(networkingRoutes, MAP);
    const router = await box(/^Router regional,/);
    const elsewhere = await box(/^Internet gateway default,/);
    const usual = elsewhere.className;
    fireEvent.click(router);
    expect(isPressed(router)).toBe(true);
    expect(elsewhere.className).not.toBe(usual);
    expect((await box(/^Internet gateway partner-link,/)).className).toBe(usual);
    const details = await panel('Details of regional');
    expect(within(details).getByRole('link', { name: 'Open router' }).getAttribute('href')).toBe(
      `${VPC}/routers/regional`,
    );
    fireEvent.keyDown(router, { key: 'Escape' });
    expect(isPressed(router)).toBe(false);
    expect(elsewhere.className).toBe(usual);
    expect(await panel('Details')).toBeTruthy();
  });

  // @sheet network-access/15.75
  test('arrows move and select, one box is in the tab order, Enter opens the page', async () => {
    const { address } = await renderScreen(networkingRoutes, MAP);
    const gateway = await box(/^Internet gateway partner-link,/);
    fireEvent.click(gateway);
    gateway.focus();
    fireEvent.keyDown(gateway, { key: 'ArrowRight' });
    const router = await box(/^Router regional,/);
    expect(document.activeElement).toBe(router);
    expect(isPressed(router)).toBe(true);
    const stops = within(await picture())
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toEqual([router]);
    fireEvent.keyDown(router, { key: 'Enter' });
    await vi.waitFor(() => expect(address()).toBe(`${VPC}/routers/regional`));
  });

  test('a name in the panel selects its box and moves the focus there', async () => {
    await renderScreen(networkingRoutes, MAP);
    fireEvent.click(await box(/^Router regional,/));
    const details = await panel('Details of regional');
    fireEvent.click(within(details).getByRole('button', { name: 'cache-tier' }));
    const subnet = await box(/^Subnet cache-tier,/);
    await vi.waitFor(() => expect(document.activeElement).toBe(subnet));
    expect(isPressed(subnet)).toBe(true);
  });

  // @sheet network-access/15.79
  test('lists what could not be loaded, and draws the rest', async () => {
    const faults = [{ operation: 'internetGatewayList', status: 503 }] as const;
    await renderScreen(networkingRoutes, MAP, { faults });
    expect(await screen.findByText(/^Could not be loaded: internet gateways/)).toBeTruthy();
    expect(await box(/^Router regional,/)).toBeTruthy();
  });
});

describe('the table', () => {
  // @sheet network-access/15.74
  test('contains exactly the facts of the picture', async () => {
    await renderScreen(networkingRoutes, MAP);
    const expected = new Map<string, string>();
    for (const name of [/^Internet gateway partner-link,/, /^Router regional,/, /^Subnet cache-tier,/]) {
      fireEvent.click(await box(name));
      const heading = (await screen.findByRole('heading', { level: 2 })).textContent ?? '';
      expected.set(heading, factsOf(await panel(`Details of ${heading}`)));
    }
    fireEvent.click(screen.getByRole('button', { name: 'Table' }));
    for (const [name, facts] of expected) {
      const row = (await screen.findByRole('link', { name })).closest('tr');
      expect(row?.children[2]?.textContent).toBe(facts);
    }
    const row = screen.getByRole('link', { name: 'regional' }).closest('tr');
    expect(row?.children[1]?.textContent).toBe('Router');
    expect(row?.children[3]?.textContent).toBe('partner-link, cache-tier');
  });

  // @sheet network-access/15.74
  test('links back to the picture', async () => {
    const { address } = await renderScreen(networkingRoutes, `${MAP}?show-as=table`);
    await rowAction('standby', 'Show in picture');
    const gateway = await box(/^Internet gateway standby,/);
    expect(isPressed(gateway)).toBe(true);
    await vi.waitFor(() => expect(document.activeElement).toBe(gateway));
    await vi.waitFor(() => expect(address()).toBe(MAP));
  });
});

// @sheet network-access/15.72
test('the page of a VPC links to its map', async () => {
  await renderScreen(networkingRoutes, `${VPC}/firewall-rules`);
  expect((await screen.findByRole('link', { name: 'Map' })).getAttribute('href')).toBe(MAP);
});
