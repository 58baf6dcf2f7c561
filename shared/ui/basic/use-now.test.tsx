// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useNow } from './use-now.ts';

function Age() {
  return <p>{useNow('halfMinute')}</p>;
}

test('the time does not pass during a render, however long it takes', () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  let now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 60_000));
  render(<Age />);
  expect(Number(screen.getByRole('paragraph').textContent)).toBeGreaterThan(0);
  expect(reported).not.toHaveBeenCalled();
});
