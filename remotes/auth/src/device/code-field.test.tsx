// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { CodeField } from './code-field.tsx';
import { emptyCode } from './code.ts';

afterEach(cleanup);

function Field() {
  const [boxes, setBoxes] = useState(emptyCode);
  return <CodeField boxes={boxes} onChange={setBoxes} invalid={false} />;
}

const box = (number: number) => screen.getByRole('textbox', { name: `Character ${number}.` });
const type = (number: number, value: string) => fireEvent.change(box(number), { target: { value } });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const paste = (text: string) =>
  fireEvent.paste(document.activeElement ?? document.body, { clipboardData: { getData: () => text } });

/** The letters, and the number of the box with the focus. */
const shown = () => {
  const all = screen.getAllByRole('textbox');
  const letters = all.map((one) => String(Reflect.get(one, 'value')) || '.').join('');
  return `${letters} ${all.findIndex((one) => one === document.activeElement) + 1}`;
};

it('moves the focus with each letter and key, and takes a pasted code', () => {
  render(<Field />);
  expect(shown()).toBe('........ 1');
  type(1, 'a');
  type(2, '7');
  type(2, 'b');
  expect(shown()).toBe('AB...... 3');
  press('Backspace');
  expect(shown()).toBe('A....... 2');
  press('ArrowLeft');
  expect(shown()).toBe('A....... 1');
  press('ArrowRight');
  press('ArrowRight');
  expect(shown()).toBe('A....... 3');
  paste('c1d');
  expect(shown()).toBe('ACD..... 4');
  paste(' fern-HILL 42\n');
  expect(shown()).toBe('FERNHILL 8');
});
