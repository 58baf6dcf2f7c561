// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  fill,
  hurry,
  openDialog,
  renderScreen,
  useScreens,
  valueOf,
} from '../../../../../tools/testing/screen.tsx';
import { PERSONAL_PREFIX } from '@console/shared/runtime';
import { routes } from '../../routes.ts';
import { keepQuestion } from './recent.ts';

useScreens();

const PAGE = '/projects/edge-cache/vpcs/default/reachability';

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const answer = () => screen.findByRole('region', { name: 'Answer' }, { timeout: 10_000 });
const stepsOf = async () =>
  within(within(await answer()).getByRole('list', { name: 'Steps' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('the question', () => {
  // @sheet network-access/B-F3 network-access/B-F4
  test('is typed, kept in the address, and answered with steps and links', async () => {
    const { address, mock } = await renderScreen(routes, PAGE);
    fill(await screen.findByLabelText('Source'), 'internet');
    fill(screen.getByLabelText('Destination'), 'cache-ams-01');
    fireEvent.click(screen.getByRole('radio', { name: 'TCP' }));
    fill(screen.getByLabelText(/^Destination port/), '22');
    expect(mock.calls.get('vpcFirewallRulesView')).toBeUndefined();
    click('Check');
    const said = within(await answer());
    expect(address()).toBe(`${PAGE}?from=internet&to=cache-ams-01&protocol=TCP&port=22`);
    expect(said.getByRole('status').textContent).toMatch(
      /addresses reach cache-ams-01 on TCP 22|internet .*cache-ams-01 on TCP 22/,
    );
    expect(said.getAllByRole('link', { name: 'cache-ams-01' })[0]?.getAttribute('href')).toBe(
      '/projects/edge-cache/instances/cache-ams-01/networking',
    );
    expect(await screen.findByRole('table', { name: 'Rules of cache-ams-01' })).toBeTruthy();
  });

  // @sheet network-access/15.60
  test('shows its errors by field, and sends no request', async () => {
    const { mock, address } = await renderScreen(routes, PAGE);
    fill(await screen.findByLabelText('Source'), 'No name');
    fill(screen.getByLabelText(/^Destination port/), '70000');
    click('Check');
    expect(await screen.findByText('Enter a name, an IP address, or internet')).toBeTruthy();
    expect(screen.getByText('Destination is required')).toBeTruthy();
    expect(screen.getByText('Enter a port from 0 to 65535')).toBeTruthy();
    fill(screen.getByLabelText('Destination'), 'cache-ams-01');
    expect(screen.queryByText('Destination is required')).toBeNull();
    expect(address()).toBe(PAGE);
    expect(mock.calls.get('vpcFirewallRulesView')).toBeUndefined();
  });

  // @sheet network-access/15.61
  test('in the address is answered without a click, and can be reversed', async () => {
    const { address } = await renderScreen(routes, `${PAGE}?from=cache-ams-01&to=internet`);
    expect((await stepsOf())[0]).toContain('cache-ams-01');
    click('Swap');
    click('Check');
    await screen.findByText(/the internet .*cache-ams-01/);
    expect(address()).toBe(`${PAGE}?from=internet&to=cache-ams-01`);
  });
});

describe('an answer', () => {
  // @sheet network-access/15.66
  test('that is denied leads to the form of a rule that allows it', async () => {
    const { address } = await renderScreen(
      routes,
      `${PAGE}?from=internet&to=cache-ams-01&protocol=TCP&port=9999`,
    );
    fireEvent.click(within(await answer()).getByRole('link', { name: 'Allow this traffic' }));
    const form = await openDialog('Add firewall rule');
    expect(address()).toContain('firewall-rules-new');
    expect(valueOf(form.getByRole('textbox', { name: 'Name' }))).toBe(
      'allow-tcp-9999-from-internet-to-cache-ams-01',
    );
    const flows = within(await form.findByRole('list', { name: 'Flows that change' }));
    expect(flows.getByRole('listitem').textContent).toBe(
      'Allowed from the internet to cache-ams-01: TCP 9999',
    );
  });
});

test('an answer that is open because an instance starts follows the instance until it runs', async () => {
  hurry();
  const { mock } = await renderScreen(routes, `${PAGE}?from=cache-ams-01&to=edge-probe&protocol=TCP&port=22`);
  expect((await stepsOf()).join(' ')).toMatch(/edge-probe .* is starting/);
  mock.store.clock.advance(240_000);
  await vi.waitFor(async () => expect((await stepsOf()).join(' ')).not.toContain('is starting'), 10_000);
  expect((await answer()).textContent).toContain('Allowed: cache-ams-01 reaches edge-probe');
});

// @sheet network-access/15.66
test('a question is one of the last five, which are links, until the session ends', async () => {
  const place = { project: 'edge-cache', vpc: 'default' };
  for (const port of ['1', '2', '3', '4', '5', '6', '4'])
    keepQuestion(place, { from: 'internet', to: 'web', protocol: 'TCP', port });
  await renderScreen(routes, PAGE);
  const links = within(await screen.findByRole('navigation', { name: 'Recent questions' })).getAllByRole(
    'link',
  );
  expect(links.map(({ textContent }) => textContent)).toEqual(
    ['4', '6', '5', '3', '2'].map((port) => `internet to web, TCP ${port}`),
  );
  expect(links[0]?.getAttribute('href')).toBe(`${PAGE}?from=internet&to=web&protocol=TCP&port=4`);
  // The end of the session removes what has this prefix
  expect(Object.keys(localStorage)).toContain(`${PERSONAL_PREFIX}reachability:edge-cache/default`);
});

describe('data that cannot be read', () => {
  // @sheet network-access/15.62
  test.each([
    ['vpcFirewallRulesView', 'Firewall rules', 403],
    ['vpcRouterRouteList', 'Routes', 503],
    ['internetGatewayIpPoolList', 'Internet gateways', 503],
    ['instanceExternalIpList', 'External addresses', 403],
  ])(
    '%s is named, the answer is computed without it, and it can be retried',
    async (operation, name, status) => {
      const { mock } = await renderScreen(routes, `${PAGE}?from=internet&to=cache-ams-01`, {
        faults: [{ operation, status }],
      });
      const sorry = await screen.findByText(
        'Part of the network could not be loaded',
        {},
        { timeout: 15_000 },
      );
      expect(sorry).toBeTruthy();
      expect(screen.getByText(name, { selector: 'li' })).toBeTruthy();
      await answer();
      mock.faults.remove(1);
      click('Try again');
      await expect
        .poll(() => screen.queryByText('Part of the network could not be loaded'), { timeout: 10_000 })
        .toBeNull();
      await answer();
    },
    30_000,
  );
});

test('an instance that does not exist is an error of its field, typed or in the address', async () => {
  await renderScreen(routes, `${PAGE}?from=nope&to=cache-ams-01`);
  expect(await screen.findByText('No instance is named nope')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Answer' })).toBeNull();
  fill(screen.getByLabelText('Source'), 'internet');
  expect(screen.queryByText('No instance is named nope')).toBeNull();
  click('Check');
  await answer();
});

test('a name is not refused when the names of the instances cannot be loaded', async () => {
  await renderScreen(routes, `${PAGE}?from=internet&to=cache-ams-01`, {
    faults: [{ operation: 'instanceList', status: 503 }],
  });
  expect(
    (await screen.findAllByText(/names of the instances could not be loaded/, {}, { timeout: 10_000 }))
      .length,
  ).toBe(2);
  await answer();
});

test('the instances are offered in a list', async () => {
  await renderScreen(routes, PAGE);
  const source = await screen.findByLabelText('Source');
  fireEvent.focus(source);
  expect((await screen.findByRole('option', { name: 'cache-ams-01' })).textContent).toBe('cache-ams-01');
});

// @sheet network-access/15.69
test('the page of a VPC links to it', async () => {
  await renderScreen(routes, '/projects/edge-cache/vpcs/default/subnets');
  const link = await screen.findByRole('link', { name: 'Check reachability' });
  expect(link.getAttribute('href')).toBe(PAGE);
});

// @sheet network-access/15.69
test('an instance links to it as the destination of the internet', async () => {
  await renderScreen(routes, '/projects/edge-cache/instances/cache-ams-01/networking');
  const link = await screen.findByRole('link', { name: 'Check reachability' });
  expect(link.getAttribute('href')).toBe(`${PAGE}?from=internet&to=cache-ams-01`);
});
