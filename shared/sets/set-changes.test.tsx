// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { LineRule } from './diff.ts';
import { SetChanges } from './set-changes.tsx';
import { useSetEdit } from './use-set-edit.ts';

type Line = { readonly name: string; readonly port: string };

const RULE: LineRule<Line> = { key: ({ name }) => name, fields: [{ label: 'Port', of: ({ port }) => port }] };

let server: readonly Line[] = [];
let sent: readonly Line[] | undefined;

function Form({ mine }: { mine: (base: readonly Line[]) => readonly Line[] }) {
  const [opened] = useState(server);
  const edit = useSetEdit(opened, RULE);
  const conflict = edit.conflict(mine(edit.base));
  const send = async () => {
    sent = await edit.settle(mine(edit.base), async () => server).catch(() => undefined);
  };
  return (
    <>
      {conflict && <SetChanges conflict={conflict} noun="Rule" />}
      <button type="button" onClick={() => void send()}>
        {conflict?.reason ?? 'Send'}
      </button>
    </>
  );
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const radio = (row: string, name: string) =>
  within(screen.getByRole('radiogroup', { name: row })).getByRole<HTMLInputElement>('radio', {
    name: new RegExp(`^${name}`),
  });

afterEach(cleanup);

it('is sent immediately without concurrent changes', async () => {
  server = [{ name: 'a', port: '1' }];
  render(<Form mine={() => [{ name: 'a', port: '2' }]} />);
  await press('Send');
  expect(sent).toEqual([{ name: 'a', port: '2' }]);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows concurrent changes, accepts choices, and keeps what neither has changed', async () => {
  server = [
    { name: 'a', port: '1' },
    { name: 'b', port: '1' },
    { name: 'c', port: '1' },
  ];
  sent = undefined;
  const wish = (base: readonly Line[]) =>
    base.map((line) => (line.name === 'a' ? { ...line, port: '2' } : line));
  render(<Form mine={wish} />);
  server = [
    { name: 'a', port: '3' },
    { name: 'b', port: '4' },
    { name: 'c', port: '1' },
  ];
  await press('Send');
  expect(sent).toBeUndefined();
  const banner = screen.getByRole('alert');
  expect(banner.textContent).toContain('Changed by another person');
  expect(banner.textContent).toContain('Choose what to keep where both of you made a change');
  expect(document.activeElement).toBe(banner);
  expect(within(screen.getByRole('table', { name: 'Changes' })).getAllByRole('row')).toHaveLength(3);
  expect(radio('Keep of b', 'Use theirs').checked).toBe(true);
  expect([radio('Keep of a', 'Keep mine').checked, radio('Keep of a', 'Use theirs').checked]).toEqual([
    false,
    false,
  ]);
  // Clicking the disabled button writes nothing
  await press('Choose what to keep first');
  expect(sent).toBeUndefined();
  fireEvent.click(radio('Keep of a', 'Use theirs'));
  expect(screen.getByRole('button').textContent).toBe('It already has these values');
  fireEvent.click(radio('Keep of a', 'Keep mine'));
  await press('Send');
  expect(sent).toEqual([
    { name: 'b', port: '4' },
    { name: 'c', port: '1' },
    { name: 'a', port: '2' },
  ]);
});

it('asks only for a review of changes without a conflict', async () => {
  server = [
    { name: 'a', port: '1' },
    { name: 'b', port: '1' },
  ];
  sent = undefined;
  render(<Form mine={(base) => base.map((line) => (line.name === 'a' ? { ...line, port: '2' } : line))} />);
  server = [
    { name: 'a', port: '1' },
    { name: 'b', port: '4' },
  ];
  await press('Send');
  expect(sent).toBeUndefined();
  expect(screen.getByRole('alert').textContent).toContain('Review the changes, then submit again');
  await press('Send');
  expect(sent).toEqual([
    { name: 'b', port: '4' },
    { name: 'a', port: '2' },
  ]);
});

it('shows one change as a row, and says when nothing is left to change', async () => {
  server = [{ name: 'a', port: '1' }];
  const { rerender } = render(<Form mine={(base) => base.map((line) => ({ ...line, port: '2' }))} />);
  server = [{ name: 'a', port: '3' }];
  await press('Send');
  expect(screen.getAllByRole('row')).toHaveLength(2);
  rerender(<Form mine={() => [{ name: 'a', port: '3' }]} />);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('It already has these values.');
});
