// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pressPageKey } from './page-keys.ts';

test('R refreshes a page that has a button for it', () => {
  expect(pressPageKey('r', vi.fn())).toBe(false);
  const refresh = vi.fn();
  render(
    <main id="content">
      <button type="button" aria-label="Refresh data" onClick={refresh} />
    </main>,
  );
  expect(pressPageKey('r', vi.fn())).toBe(true);
  expect(refresh).toHaveBeenCalledTimes(1);
});
