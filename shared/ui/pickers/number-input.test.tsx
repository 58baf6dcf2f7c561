// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { NumberInputProps } from './number-input.tsx';
import { NumberInput } from './number-input.tsx';

afterEach(cleanup);

function Field(props: Partial<NumberInputProps> & { start?: number | null }) {
  const { start = 5, ...rest } = props;
  const [value, setValue] = useState(start);
  return (
    <>
      <NumberInput label="Size (GiB)" value={value} onChange={setValue} {...rest} />
      <output>{value ?? 'missing'}</output>
    </>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Size (GiB)' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const value = () => screen.getByRole('status').textContent;

test('each keystroke sets the value, and an empty input is null', () => {
  render(<Field />);
  type('12');
  expect(value()).toBe('12');
  type('');
  expect(value()).toBe('missing');
});

test('characters that the kind of number does not allow cannot be typed', () => {
  render(<Field />);
  type('-3');
  type('1.5');
  type('1e3');
  expect(box().value).toBe('5');
});

test('blur clamps the value, typing does not', () => {
  render(<Field min={1} max={1023} />);
  type('5000');
  expect(value()).toBe('5000');
  fireEvent.blur(box());
  expect(value()).toBe('1023');
  type('0');
  fireEvent.blur(box());
  expect(value()).toBe('1');
});

test('stepper buttons and arrow keys step within the limits', () => {
  render(<Field max={7} />);
  fireEvent.click(screen.getByRole('button', { name: 'Increase Size (GiB)' }));
  expect(value()).toBe('6');
  fireEvent.keyDown(box(), { key: 'ArrowUp', shiftKey: true });
  expect(value()).toBe('7');
  expect(screen.getByRole('button', { name: 'Increase Size (GiB)' }).hasAttribute('disabled')).toBe(true);
  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  expect(value()).toBe('6');
});

test('the first step in an empty input sets the smallest value', () => {
  render(<Field start={null} min={3} />);
  fireEvent.keyDown(box(), { key: 'ArrowUp' });
  expect(value()).toBe('3');
});

test('incomplete decimals stay while typing', () => {
  render(<Field decimals />);
  type('1,');
  expect(box().value).toBe('1.');
  type('1.5');
  expect(value()).toBe('1.5');
});
