// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announcementAtom, store } from '@console/shared/runtime';
import { ChartGroup } from './group.tsx';
import type { ChartRange } from './series.ts';
import { TimeSeriesChart } from './time-series-chart.tsx';

// the drawing itself is tested in a browser
vi.mock('@nivo/line', () => ({ LineCanvas: () => <canvas /> }));

const START = new Date('2026-05-02T13:00').getTime();
const MINUTE = 60_000;
const range = { start: START, end: START + 4 * MINUTE };
const line = (name: string, ...values: (number | null)[]) => ({
  name,
  points: values.map((value, index) => ({ time: START + index * MINUTE, value })),
});
const CPU = [line('Provisioned', 10, 12, null, 14, 11)];

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(cleanup);

const spoken = () => store.get(announcementAtom).text;

test('has a name, figures and a summary', () => {
  render(
    <TimeSeriesChart
      variant="lane"
      title="CPU"
      unit={{ label: 'Count', suffix: 'vCPU' }}
      series={CPU}
      range={range}
    />,
  );
  const figure = screen.getByRole('figure', { name: 'CPU (Count)' });
  expect(screen.getByRole('heading', { level: 2, name: 'CPU (Count)' })).toBeTruthy();
  expect(figure.textContent).toContain('11 vCPU');
  expect(figure.textContent).toContain('Low10High14');
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'CPU (Count), May 2, 2026, 1:00:00 PM to May 2, 2026, 1:04:00 PM. Latest 11 vCPU, low 10 vCPU, high 14 vCPU',
  );
});

test('has a crosshair that keys move', () => {
  render(<TimeSeriesChart title="CPU" unit="percent" series={CPU} range={range} />);
  const plot = screen.getByRole('img');
  fireEvent.keyDown(plot, { key: 'Home' });
  expect(spoken()).toBe('May 2, 2026, 1:00:00 PM: 10%');
  fireEvent.keyDown(plot, { key: 'ArrowRight' });
  fireEvent.keyDown(plot, { key: 'ArrowRight' });
  expect(spoken()).toBe('May 2, 2026, 1:02:00 PM: no data');
  expect(screen.getByRole('tooltip').textContent).toContain('No data');
  fireEvent.keyDown(plot, { key: 'End' });
  fireEvent.keyDown(plot, { key: 'ArrowRight' });
  expect(spoken()).toBe('May 2, 2026, 1:04:00 PM: 11%');
  fireEvent.keyDown(plot, { key: 'ArrowLeft' });
  expect(spoken()).toBe('May 2, 2026, 1:03:00 PM: 14%');
  fireEvent.keyDown(plot, { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('a period is selected with Shift and the arrow keys, and Enter zooms in', () => {
  const zoomed = vi.fn<(range: ChartRange) => void>();
  render(<TimeSeriesChart title="CPU" unit="percent" series={CPU} range={range} onZoom={zoomed} />);
  const plot = screen.getByRole('img');
  fireEvent.keyDown(plot, { key: 'Home' });
  fireEvent.keyDown(plot, { key: 'ArrowRight', shiftKey: true });
  fireEvent.keyDown(plot, { key: 'ArrowRight', shiftKey: true });
  expect(spoken()).toBe(
    'May 2, 2026, 1:00:00 PM to May 2, 2026, 1:02:00 PM selected. Press Enter to zoom in.',
  );
  // Escape gives the selection up, and not yet the crosshair
  fireEvent.keyDown(plot, { key: 'Escape' });
  fireEvent.keyDown(plot, { key: 'Enter' });
  expect(zoomed).not.toHaveBeenCalled();
  expect(screen.getByRole('tooltip')).toBeTruthy();
  // Without Shift the crosshair moves alone
  fireEvent.keyDown(plot, { key: 'ArrowLeft', shiftKey: true });
  fireEvent.keyDown(plot, { key: 'End' });
  fireEvent.keyDown(plot, { key: 'Enter' });
  expect(zoomed).not.toHaveBeenCalled();
  fireEvent.keyDown(plot, { key: 'ArrowLeft', shiftKey: true });
  fireEvent.keyDown(plot, { key: 'Enter' });
  expect(zoomed.mock.calls).toEqual([[{ start: START + 3 * MINUTE, end: START + 4 * MINUTE }]]);
});

test('nothing is selected in a chart that does not zoom', () => {
  render(<TimeSeriesChart title="CPU" unit="percent" series={CPU} range={range} />);
  const plot = screen.getByRole('img');
  fireEvent.keyDown(plot, { key: 'Home' });
  fireEvent.keyDown(plot, { key: 'ArrowRight', shiftKey: true });
  expect(spoken()).toBe('May 2, 2026, 1:01:00 PM: 12%');
  expect(plot.getAttribute('aria-description')).toBeNull();
});

test('lanes of a group share the crosshair', () => {
  render(
    <ChartGroup>
      <TimeSeriesChart title="CPU" unit="percent" series={CPU} range={range} />
      <TimeSeriesChart title="Memory" unit={{ label: 'GiB' }} series={CPU} range={range} />
    </ChartGroup>,
  );
  fireEvent.keyDown(screen.getByRole('img', { name: /^CPU/ }), { key: 'Home' });
  expect(screen.getAllByRole('tooltip').map((tip) => tip.textContent)).toEqual([
    'May 2, 2026, 1:00:00 PM10%',
    'May 2, 2026, 1:00:00 PM10 GiB',
  ]);
});

test('lists the largest value first and hides the lines that the legend switches off', () => {
  const series = [line('Read', 1024, 2048), line('Written', 4096, 3072)];
  render(<TimeSeriesChart title="Bytes" unit="bytes" series={series} range={range} />);
  fireEvent.keyDown(screen.getByRole('img', { name: /^Bytes \(KiB\)/ }), { key: 'Home' });
  expect(spoken()).toBe('May 2, 2026, 1:00:00 PM: Written 4 KiB, Read 1 KiB');
  const written = screen.getByRole('button', { name: 'Written' });
  fireEvent.click(written);
  expect(written.getAttribute('aria-pressed')).toBe('false');
  fireEvent.keyDown(screen.getByRole('img', { name: /^Bytes/ }), { key: 'Home' });
  expect(spoken()).toBe('May 2, 2026, 1:00:00 PM: 1 KiB');
});

// @sheet common-ui/34.79
test('shows its states', () => {
  const retry = vi.fn<() => void>();
  const chart = (props: Partial<Parameters<typeof TimeSeriesChart>[0]>) => (
    <TimeSeriesChart title="CPU" unit="percent" series={[]} range={range} {...props} />
  );
  const { rerender } = render(chart({ loading: true }));
  expect(screen.getByRole('status', { name: 'Chart loading' })).toBeTruthy();
  expect(screen.getAllByLabelText('Chart loading')).toHaveLength(1);
  rerender(chart({}));
  expect(screen.getByText('No data')).toBeTruthy();
  rerender(chart({ error: 'Out of memory.', onRetry: retry }));
  expect(screen.getByText('Something went wrong')).toBeTruthy();
  expect(screen.getByText('Out of memory.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('shows its data as a table', async () => {
  render(<TimeSeriesChart title="CPU" unit="percent" series={CPU} range={range} />);
  fireEvent.click(screen.getByRole('button', { name: 'CPU actions' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'View as table' }));
  const table = await screen.findByRole('table', { name: 'CPU (%)' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows).toEqual([
    'TimeProvisioned (%)',
    'May 2, 2026, 1:04:00 PM11',
    'May 2, 2026, 1:03:00 PM14',
    'May 2, 2026, 1:02:00 PM—',
    'May 2, 2026, 1:01:00 PM12',
    'May 2, 2026, 1:00:00 PM10',
  ]);
  await act(async () => {});
});
