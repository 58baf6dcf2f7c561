// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { fill, renderScreen, useScreens, valueOf } from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';

useScreens();

const PAGE = '/system/oxql';
const QUERY =
  'get hardware_component:temperature | filter timestamp > @now() - 5m && sensor == "CPU" | last 3';

const editor = async (): Promise<HTMLTextAreaElement> => {
  const field = await screen.findByRole('textbox', { name: 'Query' });
  if (!(field instanceof HTMLTextAreaElement)) throw new Error('no editor');
  return field;
};

/** Types at the end of the query. */
const type = async (text: string) => {
  const field = await editor();
  act(() => field.focus());
  fill(field, text);
  field.setSelectionRange(text.length, text.length);
  return field;
};

const run = () => fireEvent.click(screen.getByRole('button', { name: 'Run' }));

/** The words of the query that are marked as wrong. */
const marked = () =>
  [...document.querySelectorAll('pre [class*="wrong"]')].map(({ textContent }) => textContent);

const address = (query: string) => `${PAGE}?${new URLSearchParams({ query })}`;

describe('the explorer', () => {
  // @sheet operator/13.59
  test('lists the timeseries, and inserts a chosen one', async () => {
    await renderScreen(routes, PAGE);
    const filter = await screen.findByRole('searchbox', { name: 'Filter timeseries' });
    fill(filter, 'temperature');
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'hardware_component',
    ]);
    const metric = screen.getByText('temperature', { exact: false, selector: 'summary' });
    fireEvent.click(metric);
    const details = metric.closest('details');
    if (details) {
      details.open = true;
      fireEvent(details, new Event('toggle'));
    }
    fireEvent.click(await screen.findByRole('button', { name: 'Insert get' }));
    expect(valueOf(await editor())).toBe('get hardware_component:temperature');
    fireEvent.click(screen.getByRole('button', { name: 'Insert field sensor' }));
    expect(valueOf(await editor())).toContain('sensor');
    fill(filter, 'nothing of that name');
    expect(await screen.findByText('No timeseries matches.')).toBeTruthy();
  });

  // @sheet operator/13.59
  test('completes by keyboard; Escape closes the list', async () => {
    await renderScreen(routes, PAGE);
    const field = await type('');
    // A live region is announced only when it was there before its text
    const said = screen.getByRole('status');
    expect(said.textContent).toBe('');
    fill(field, 'get ');
    field.setSelectionRange(4, 4);
    fireEvent.keyDown(field, { key: ' ', ctrlKey: true });
    expect(said.textContent).toMatch(/^\d+ completions$/);
    const list = await screen.findByRole('listbox', { name: 'Completions' });
    expect(within(list).getAllByRole('option').length).toBeGreaterThan(5);
    expect(field.getAttribute('aria-activedescendant')).toBe(within(list).getAllByRole('option')[0]?.id);
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(screen.queryByRole('listbox')).toBeNull();
    fireEvent.keyDown(field, { key: ' ', ctrlKey: true });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(valueOf(field)).toMatch(/^get \w+:\w+$/);
  });

  // @sheet operator/13.60
  test.each(['!=', '== ', '&&', '^ '])('opens the completions after %s', async (operator) => {
    await renderScreen(routes, PAGE);
    const sensor = operator.includes('=') ? 'sensor' : 'sensor == "CPU"';
    await type(`get hardware_component:temperature | filter ${sensor} ${operator}`);
    expect(await screen.findByRole('listbox', { name: 'Completions' })).toBeTruthy();
  });

  // @sheet operator/13.64
  test('runs a query, shows its result, and keeps it in the address', async () => {
    const rendered = await renderScreen(routes, PAGE);
    await type(QUERY);
    run();
    expect(await screen.findByText(/series, [\d,]+ points, in \d+ ms/)).toBeTruthy();
    expect(new URLSearchParams(rendered.address().split('?')[1]).get('query')).toBe(QUERY);
    fireEvent.click(screen.getByRole('button', { name: 'Table' }));
    await vi.waitFor(() => expect(rendered.address()).toContain('view=table'));
    expect(await screen.findByRole('columnheader', { name: /^mean/i })).toBeTruthy();
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:file';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    await vi.waitFor(() => expect(files).toHaveLength(1));
    expect(await files[0]?.text()).toMatch(/^series,.*,last,min,max,mean\r\n/);
    expect(rendered.mock.calls.get('systemTimeseriesQuery')).toBe(1);
  });

  // @sheet operator/13.64
  test('runs once when a link asks for it, and not otherwise', async () => {
    const { mock, address: shown } = await renderScreen(routes, `${address(QUERY)}&run=1`);
    expect(await screen.findByText(/series, [\d,]+ points/)).toBeTruthy();
    await vi.waitFor(() => expect(shown()).not.toContain('run=1'));
    expect(mock.calls.get('systemTimeseriesQuery')).toBe(1);
    expect(valueOf(await editor())).toBe(QUERY);
  });

  test('sends no query before Run is clicked', async () => {
    const { mock } = await renderScreen(routes, address(QUERY));
    expect(valueOf(await editor())).toBe(QUERY);
    expect(mock.calls.get('systemTimeseriesQuery')).toBeUndefined();
  });

  // @sheet operator/13.64
  test('Back returns to the previous query', async () => {
    await renderScreen(routes, PAGE);
    await type(QUERY);
    run();
    await screen.findByText(/series, [\d,]+ points/);
    await type(`${QUERY} `);
    run();
    await vi.waitFor(() => expect(location.search).toMatch(/last\+3\+$/));
    act(() => history.back());
    await vi.waitFor(async () => expect(valueOf(await editor())).toBe(QUERY), 4_000);
  });

  // @sheet operator/13.61
  test('shows an error before the query is sent, and can still send it', async () => {
    const { mock } = await renderScreen(routes, PAGE);
    await type('get hardware_component:temperatur | filter timestamp > @now() - 5m');
    fireEvent.click(await screen.findByRole('button', { name: 'Use hardware_component:temperature' }));
    expect(valueOf(await editor())).toContain('hardware_component:temperature |');
    await type('get nothing:known | filter timestamp > @now() - 5m');
    run();
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(mock.calls.get('systemTimeseriesQuery')).toBe(1);
  });

  // @sheet operator/13.62
  test('marks the position of an error', async () => {
    await renderScreen(routes, PAGE, {
      faults: [
        {
          operation: 'systemTimeseriesQuery',
          status: 400,
          message: 'Error at 1:5: .. get x ..\n        ^\nExpected: a name',
        },
      ],
    });
    await type('\n\nget x');
    run();
    const go = await screen.findByRole('button', { name: 'Go to line 3, column 5' });
    expect(marked()).toEqual(['x']);
    fireEvent.click(go);
    expect((await editor()).selectionStart).toBe(6);
    expect(screen.getByText(/Expected: a name/)).toBeTruthy();
    await type('\n\nget xy');
    expect(marked()).toEqual([]);
  });

  // @sheet operator/13.62
  test('marks the last word when the query ends too early', async () => {
    await renderScreen(routes, PAGE, {
      faults: [
        { operation: 'systemTimeseriesQuery', status: 400, message: 'Error at 1:4: no\nExpected: a name' },
      ],
    });
    await type('get\n');
    run();
    await screen.findByRole('button', { name: 'Go to line 1, column 4' });
    expect(marked()).toEqual(['get']);
  });

  // @sheet operator/13.65
  test('offers an alignment where one is missing, and runs with it', async () => {
    await renderScreen(routes, PAGE);
    await type('get virtual_disk:reads | filter timestamp > @now() - 10m | group_by [silo_id], sum');
    run();
    fireEvent.click(await screen.findByRole('button', { name: 'Add align mean_within(1m)' }));
    expect(valueOf(await editor())).toContain('| align mean_within(1m) | group_by');
    run();
    expect(await screen.findByText(/series, [\d,]+ points/)).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: /Hide first point/ })).toBeTruthy();
  });

  test('has examples, periods and a history of the visit', async () => {
    await renderScreen(routes, PAGE);
    await editor();
    fireEvent.click(screen.getByRole('button', { name: 'Examples' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Temperature of the sleds' }));
    fireEvent.click(screen.getByRole('button', { name: 'Times' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Last 5m' }));
    expect(valueOf(await editor())).toContain('timestamp > @now() - 5m');
    run();
    await screen.findByText(/series, [\d,]+ points/);
    fireEvent.click(screen.getByRole('button', { name: 'History' }));
    expect(await screen.findByRole('menuitem', { name: /^get hardware_component:temperature/ })).toBeTruthy();
  });

  // @sheet operator/13.64
  test('repeats the query that has a result, not the one being typed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { mock, address: shown } = await renderScreen(routes, PAGE);
    await type(QUERY);
    run();
    await screen.findByText(/series, [\d,]+ points/);
    fireEvent.click(screen.getByRole('button', { name: 'Repeat' }));
    fireEvent.click(await screen.findByRole('menuitemradio', { name: '10s' }));
    await type('get not:finished');
    act(() => void vi.advanceTimersByTime(10_000));
    await vi.waitFor(() => expect(mock.calls.get('systemTimeseriesQuery')).toBe(2));
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Run' })).toBeTruthy());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(shown()).not.toContain('finished');
    vi.useRealTimers();
  });

  test('is copied as a named and as a generic command', async () => {
    const copied: string[] = [];
    vi.stubGlobal('navigator', {
      ...navigator,
      clipboard: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
    });
    await renderScreen(routes, PAGE);
    await type('get a:b');
    for (const name of ['CLI command by name', 'CLI command', 'curl', 'JSON body']) {
      fireEvent.click(screen.getByRole('button', { name: 'Copy as code' }));
      fireEvent.click(await screen.findByRole('menuitem', { name }));
    }
    await vi.waitFor(() => expect(copied).toHaveLength(4));
    expect(copied[0]).toBe("oxide experimental system timeseries query --query 'get a:b'");
    expect(copied[1]).toMatch(/^oxide api '\/v1\/system\/timeseries\/query'/);
    expect(copied[2]).toMatch(/^curl -X POST/);
    expect(copied[3]).toBe('{\n  "query": "get a:b"\n}');
  });

  test('shows who may not view the fleet the reason', async () => {
    await renderScreen(routes, PAGE, { faults: [{ operation: 'systemTimeseriesQuery', status: 403 }] });
    await type(QUERY);
    run();
    expect((await screen.findByRole('alert')).textContent).toContain('Action not authorized');
  });
});
