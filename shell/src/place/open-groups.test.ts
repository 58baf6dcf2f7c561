import { expect, it } from 'vitest';
import { isOpen, parseGroups } from './open-groups.ts';

const HEADINGS = ['System', 'Networking', 'Operations', 'constructor'];
const opened = (stored: string | null) => {
  const choices = parseGroups(stored);
  return HEADINGS.filter((heading) => isOpen(choices, heading));
};

it('groups of the sidebar are open until the user closes them', () => {
  expect(opened(null)).toEqual(HEADINGS);
  expect(opened('{"System":false,"Operations":true}')).toEqual(['Networking', 'Operations', 'constructor']);
});

it('stored values that are invalid close no group', () => {
  for (const text of ['', '{', 'null', '[]', '{"System":"no"}', '7'])
    expect(opened(text), text).toEqual(HEADINGS);
});
