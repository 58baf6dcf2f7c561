// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Select } from './select.tsx';

afterEach(cleanup);

const select = (items: readonly string[], loading = false) => (
  <Select
    label="VPC"
    items={items.map((value) => ({ value, label: value }))}
    value={null}
    loading={loading}
    noItemsText="No VPCs"
    onChange={() => {}}
  />
);

describe('Select', () => {
  it('keeps the focus when its options become empty', () => {
    const { rerender } = render(select([], true));
    const button = screen.getByRole('button', { name: 'VPC' });
    button.focus();
    rerender(select([]));
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.textContent).toBe('No VPCs');
    fireEvent.click(button);
    fireEvent.keyDown(button, { key: 'ArrowDown' });
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('opens when there are options', () => {
    render(select(['default']));
    fireEvent.click(screen.getByRole('button', { name: 'VPC' }));
    expect(screen.getByRole('option', { name: 'default' })).toBeTruthy();
  });
});
