import { begin } from '../support/begin.ts';
import { expect, test } from '../support/test.ts';
import { go } from '../faults/opening.ts';
import { expectToFit } from './routing.ts';

const PROJECT = '/projects/edge-cache';
const VPC = `${PROJECT}/vpcs/default`;

/** Every list, page and form of a project's network and access, with its title or the name of its dialog. */
const PAGES = [
  [`${PROJECT}/vpcs`, 'VPCs'],
  [`${PROJECT}/vpcs-new`, 'Create VPC'],
  [`${PROJECT}/vpcs/default/edit`, 'Edit VPC'],
  [`${VPC}/firewall-rules`, 'default'],
  [`${VPC}/firewall-rules-new`, 'Add firewall rule'],
  [`${VPC}/firewall-rules/allow-ssh/edit`, 'Edit rule'],
  [`${VPC}/subnets`, 'default'],
  [`${VPC}/subnets-new`, 'Create subnet'],
  [`${VPC}/subnets/cache-tier`, 'Subnet'],
  [`${VPC}/subnets/cache-tier/edit`, 'Edit subnet'],
  [`${VPC}/routers`, 'default'],
  [`${VPC}/routers-new`, 'Create router'],
  [`${VPC}/routers/regional`, 'regional'],
  [`${VPC}/routers/regional/routes-new`, 'Create route'],
  [`${VPC}/routers/regional/routes/to-backbone/edit`, 'Edit route'],
  [`${VPC}/internet-gateways`, 'default'],
  [`${VPC}/internet-gateways/partner-link`, 'Internet gateway'],
  [`${VPC}/internet-gateways-new`, 'Create internet gateway'],
  [`${VPC}/exposed`, 'default'],
  [`${VPC}/reachability`, 'Reachability'],
  [`${VPC}/map`, 'Map of default'],
  [`${PROJECT}/floating-ips`, 'Floating IPs'],
  [`${PROJECT}/floating-ips-new`, 'Create floating IP'],
  [`${PROJECT}/floating-ips/tls-entry/edit`, 'Edit floating IP'],
  [`${PROJECT}/affinity`, 'Affinity Groups'],
  [`${PROJECT}/affinity-new`, 'Add anti-affinity group'],
  [`${PROJECT}/affinity/cache-spread`, 'cache-spread'],
  [`${PROJECT}/access`, 'Project Access'],
  ['/access', 'Silo Access'],
  ['/users', 'Users'],
] as const;

test.use({ viewport: { width: 390, height: 800 } });

// @sheet network-access/15.52
test('every list, page and form of networks and access fits 390 px', async ({ page }) => {
  await begin(page, '/projects', { heading: 'Projects' });
  for (const [path, name] of PAGES) {
    await go(page, path);
    await expect(
      page
        .getByRole('heading', { name, exact: true })
        .or(page.getByRole('dialog', { name, exact: true }))
        .first(),
      path,
    ).toBeVisible();
    await expectToFit(page);
    // Nothing inside is cut off either: every field and button is within the window
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll('main input, main button, dialog input, [role="dialog"] button')]
        .filter((one) => one.checkVisibility() && !one.closest('table, [role="tablist"]'))
        .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
        .map((one) => one.getAttribute('aria-label') ?? one.textContent),
    );
    expect(outside, path).toEqual([]);
  }
});
