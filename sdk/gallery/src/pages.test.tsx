// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen, useScreens } from '../../../tools/testing/screen.tsx';
import { mock } from './backups/mock.ts';
import { manifest } from './manifest.ts';
import { snippetsOf } from './page/source.ts';
import { routes } from './routes.ts';

useScreens();

const PAGES = manifest.frames.flatMap(({ navigation }) => navigation);

test.each(PAGES)('$label draws every example without an error', async ({ label, to }) => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  await renderScreen(routes, to, { services: [mock] });
  await screen.findByRole('heading', { level: 1, name: label === 'Overview' ? 'Gallery' : label });
  expect(error.mock.calls).toEqual([]);
});

const FILES = globSync('*/*.examples.tsx', { cwd: import.meta.dirname });

test.each(FILES)('%s has a title and code for each of its components', (path) => {
  const source = readFileSync(join(import.meta.dirname, path), 'utf8');
  const names = [...source.matchAll(/^export function (\w+)/gm)].map(([, name]) => name);
  expect(snippetsOf(source).map(({ name }) => name)).toEqual(names);
});
