// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PropertiesTable, Property } from './properties.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const show = (inset?: boolean) =>
  render(
    <PropertiesTable inset={inset}>
      <Property label="state">running</Property>
    </PropertiesTable>,
  );
const toggle = () => screen.getByRole('button', { name: 'Properties' });

it('properties that were folded stay so on the next page', () => {
  const { unmount } = show();
  expect(toggle().getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(toggle());
  expect(toggle().getAttribute('aria-expanded')).toBe('false');
  unmount();
  show();
  expect(toggle().getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(toggle());
  expect(toggle().getAttribute('aria-expanded')).toBe('true');
});

it('properties in forms and cards cannot be folded', () => {
  show(false);
  expect(screen.queryByRole('button')).toBeNull();
});

it('properties before a chart are folded on phones until the user unfolds them', () => {
  const phone = vi.spyOn(window, 'matchMedia').mockReturnValue(window.matchMedia('all'));
  const chart = () =>
    render(
      <PropertiesTable beforeChart>
        <Property label="state">running</Property>
      </PropertiesTable>,
    );
  const { unmount } = chart();
  expect(toggle().getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(toggle());
  expect(toggle().getAttribute('aria-expanded')).toBe('true');
  unmount();
  phone.mockRestore();
  chart();
  expect(toggle().getAttribute('aria-expanded')).toBe('true');
});
