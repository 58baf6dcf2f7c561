// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CapacityMeter, InlineMeter } from './meter.tsx';

it('has title, unit, share, used and total in its text', () => {
  const { container } = render(
    <CapacityMeter label="IPv4" unit="IPs" used={6} total={21} usedLabel="Allocated" totalLabel="Capacity" />,
  );
  expect(container.textContent).toBe('IPv4(IPs)28.57%Allocated6Capacity21');
  expect(screen.getByRole('meter', { name: 'IPv4' }).getAttribute('aria-valuetext')).toBe('28.57%');
});

it('abbreviates big integers', () => {
  const { container } = render(
    <CapacityMeter label="IPv6" used={0n} total={18_446_744_073_709_551_616n} totalLabel="Capacity" />,
  );
  expect(container.textContent).toBe('IPv60%Provisioned0Capacity18.4 × 10¹⁸');
});

// @sheet system-settings-auth/18.21
it.each([
  [0, 0],
  [0n, 0n],
])('has no share of a total of zero (%s)', (used, total) => {
  const { container } = render(<CapacityMeter label="CPU" used={used} total={total} />);
  expect(container.textContent).toContain('—%');
  expect(container.textContent).not.toContain('NaN');
  expect(screen.getByRole('meter').getAttribute('aria-valuenow')).toBe('0');
});

it.each([
  [69, ''],
  [70, '70% used'],
  [93, '93% used'],
])('at %d percent says %j', (used, words) => {
  render(<CapacityMeter label="CPU" used={used} total={100} />);
  expect(screen.queryByText(/^\d+% used$/)?.textContent ?? '').toBe(words);
});

it('is small in a table', () => {
  const { container } = render(<InlineMeter label="CPU" used={1} total={3} />);
  expect(container.textContent).toBe('33.33%');
});
