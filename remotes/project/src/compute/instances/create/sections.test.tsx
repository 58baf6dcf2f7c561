// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen, useScreens } from '../../../../../../tools/testing/screen.tsx';
import { routes } from '../../../routes.ts';

useScreens();
beforeEach(async () => {
  await renderScreen(routes, '/projects/edge-cache/instances-new');
  await screen.findByRole('heading', { level: 1, name: 'Create instance' });
});

test('the titles of the sections are headings', () => {
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(
    expect.arrayContaining([
      'General',
      'Hardware',
      'Boot disk',
      'Additional disks',
      'Authentication',
      'Advanced',
    ]),
  );
});

test('sizes have the names that they show', () => {
  const sizes = screen
    .getAllByRole('radio')
    .filter((radio) => radio.closest('label')?.textContent.includes('GiB'));
  expect(sizes.length).toBeGreaterThan(3);
  for (const radio of sizes) {
    expect(radio.hasAttribute('aria-label')).toBe(false);
    expect(radio.closest('label')?.textContent).toMatch(/^\d+ vCPUs?\s*\d+ GiB RAM$/);
  }
});
