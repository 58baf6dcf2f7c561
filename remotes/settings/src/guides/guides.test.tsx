// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen, useScreens } from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';
import { blocksOf } from './parse.ts';

useScreens();

test('a guide is opened from the list, with its steps, its picture and a link to the next', async () => {
  await renderScreen(routes, '/guides');
  fireEvent.click(await screen.findByRole('link', { name: 'Put a web server on the internet' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Put a web server on the internet' }),
  ).toBeTruthy();
  const steps = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(steps.length).toBeGreaterThan(3);
  expect(steps[0]?.textContent).toMatch(/^Create the instance with New instance, /);
  expect(screen.getByRole('img', { name: /^Firewall rules of a VPC/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Find out why an instance cannot be reached' }));
  expect(await screen.findByRole('heading', { level: 1, name: /^Find out why/ })).toBeTruthy();
});

test('text, labels, code and links of a line are kept apart', () => {
  expect(blocksOf('# Title\n\nOpen **Connect** as `debian`, see [more](own-image.md).')).toEqual([
    {
      kind: 'paragraph',
      pieces: [
        { kind: 'text', text: 'Open ' },
        { kind: 'label', text: 'Connect' },
        { kind: 'text', text: ' as ' },
        { kind: 'code', text: 'debian' },
        { kind: 'text', text: ', see ' },
        { kind: 'link', text: 'more', guide: 'own-image' },
        { kind: 'text', text: '.' },
      ],
    },
  ]);
});
