// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Combobox } from './combobox.tsx';
import { filterItems } from './items.ts';

afterEach(cleanup);

const items = ['ubuntu 22.04', 'debian 13', 'Ubuntu 26.04'].map((label) => ({ value: label, label }));

function Field({ custom = false, onEnter }: { custom?: boolean; onEnter?: (clear: () => void) => void }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <Combobox
        label="Image"
        items={items}
        value={value}
        onChange={setValue}
        allowCustom={custom}
        onEnter={onEnter ? () => onEnter(() => setValue(null)) : undefined}
      />
      <output>{value ?? 'nothing'}</output>
    </>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Image' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const value = () => screen.getByRole('status').textContent;

test('the filter ignores case and spaces and keeps the order', () => {
  expect(filterItems(items, 'UBUNTU2').map((item) => item.value)).toEqual(['ubuntu 22.04', 'Ubuntu 26.04']);
  expect(filterItems(items, 'u 26').map((item) => item.value)).toEqual(['Ubuntu 26.04']);
  expect(filterItems(items, ' ')).toBe(items);
  expect(filterItems(items, 'xyz')).toEqual([]);
});

test('opens on focus with all items', () => {
  render(<Field />);
  act(() => box().focus());
  expect(options()).toEqual(['ubuntu 22.04', 'debian 13', 'Ubuntu 26.04']);
});

test('a list discards typed text that was not selected', () => {
  render(<Field />);
  act(() => box().focus());
  type('qq');
  expect(options()).toEqual(['No items match']);
  expect(screen.getByRole('option').getAttribute('aria-disabled')).toBe('true');
  fireEvent.blur(box());
  expect(box().value).toBe('');
  expect(value()).toBe('nothing');
});

test('Enter selects the highlighted option and does not submit', () => {
  const submit = vi.fn<() => void>();
  render(
    <form onSubmit={submit}>
      <Field />
    </form>,
  );
  act(() => box().focus());
  type('deb');
  // false: the default action, a submit, was prevented
  expect(fireEvent.keyDown(box(), { key: 'Enter' })).toBe(false);
  expect(value()).toBe('debian 13');
  expect(box().value).toBe('debian 13');
  expect(options()).toEqual([]);
});

test('a cleared input has no value', () => {
  render(<Field />);
  act(() => box().focus());
  type('deb');
  fireEvent.keyDown(box(), { key: 'Enter' });
  type('');
  expect(value()).toBe('nothing');
});

// @sheet common-ui/34.11
test('Escape closes the list and nothing else', () => {
  const outer = vi.fn<() => void>();
  render(
    <div onKeyDown={outer}>
      <Field />
    </div>,
  );
  act(() => box().focus());
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect(options()).toEqual([]);
  expect(outer).not.toHaveBeenCalled();
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect(outer).toHaveBeenCalledTimes(1);
});

// @sheet common-ui/34.11
test('custom values are offered last, kept on blur, offered again and cleared by the form', () => {
  render(<Field custom onEnter={(clear) => clear()} />);
  act(() => box().focus());
  type('d');
  expect(options()).toEqual(['debian 13', 'Custom: d']);
  type('dxy');
  expect(options()).toEqual(['Custom: dxy']);
  expect(value()).toBe('dxy');

  act(() => box().blur());
  expect(box().value).toBe('dxy');
  act(() => box().focus());
  expect(options()).toEqual(['Custom: dxy']);

  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(options()).toEqual([]);
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(box().value).toBe('');
  fireEvent.click(box());
  expect(options()).toHaveLength(3);
});

test('a custom text that equals the name of an item selects that item', () => {
  render(<Field custom />);
  act(() => box().focus());
  type('DEBIAN 13');
  expect(options()).toEqual(['debian 13']);
  expect(value()).toBe('debian 13');
});

test('without items, the field and its list say why', () => {
  render(
    <Combobox
      label="Image"
      items={[]}
      value={null}
      onChange={() => undefined}
      noItemsText="Images could not be loaded"
    />,
  );
  act(() => box().focus());
  expect(box().placeholder).toBe('Images could not be loaded');
  expect(options()).toEqual(['Images could not be loaded']);
});
