// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatDate } from '@console/shared/format';
import { CopyButton } from './copy.tsx';
import { PageHeader } from './page-header.tsx';
import { Property } from './properties.tsx';
import { StatusBadge } from './status-badge.tsx';
import { lookupStatus } from './statuses.ts';
import { Tag, Chip } from './tag.tsx';
import { Bytes, DateTime, Id, Mono, Quantity, TimeAgo, Truncate } from './values.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('CopyButton', () => {
  // @sheet specification/4.11 specification/9.10
  test('is named Copied for two seconds', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    render(<CopyButton text="10.0.0.1" />);
    fireEvent.click(screen.getByRole('button', { name: 'Click to copy' }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(writeText).toHaveBeenCalledWith('10.0.0.1');
    expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(screen.getByRole('button', { name: 'Click to copy' })).toBeTruthy();
    vi.unstubAllGlobals();
  });

  test('is described by its row in a table', () => {
    render(
      <table>
        <tbody>
          <tr data-row="id-1" data-row-name="web-1">
            <td>
              <CopyButton text="10.0.0.1" />
            </td>
          </tr>
        </tbody>
      </table>,
    );
    const button = screen.getByRole('button', { name: 'Click to copy' });
    expect(button.getAttribute('aria-description')).toBe('web-1');
  });

  test('does not show Copied when the browser denies it', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.reject(new Error('denied')));
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    render(<CopyButton text="10.0.0.1" />);
    fireEvent.click(screen.getByRole('button', { name: 'Click to copy' }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull();
    vi.unstubAllGlobals();
  });
});

test('the time since a moment is kept up to date', async () => {
  render(<TimeAgo date={new Date(Date.now() - 7_000)} />);
  expect(screen.getByRole('time').textContent).toBe('7s');
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(screen.getByRole('time').textContent).toBe('12s');
});

describe('StatusBadge', () => {
  // @sheet specification/2.16
  test('the text is the raw state with spaces', () => {
    render(<StatusBadge entity="disk" status="importing_from_bulk_writes" />);
    expect(screen.getByText('importing from bulk writes')).toBeTruthy();
  });

  test('an unknown status is neutral', () => {
    render(<StatusBadge entity="instance" status="being_thought_about" />);
    expect(screen.getByText('being thought about')).toBeTruthy();
    expect(lookupStatus('instance', 'being_thought_about')).toMatchObject({
      tone: 'neutral',
      volume: 'plain',
    });
  });

  test('names of object methods are not known statuses', () => {
    expect(lookupStatus('disk', 'constructor')).toMatchObject({ tone: 'neutral', label: 'constructor' });
  });
});

describe('Truncate', () => {
  test('text that fits is not changed, without a name or a copy button', () => {
    const { container } = render(<Truncate text="short" max={5} copy />);
    expect(container.textContent).toBe('short');
    expect(container.querySelector('[aria-label], button')).toBeNull();
  });

  test('truncated text keeps max - 2 characters and has the whole text as accessible name', () => {
    render(<Truncate text="a description too long" max={12} />);
    expect(screen.getByLabelText('a description too long').textContent).toBe('a descript…');
  });

  test('middle keeps both ends', () => {
    render(<Truncate text="0123456789abcdef" max={10} position="middle" />);
    expect(screen.getByLabelText('0123456789abcdef').textContent).toBe('0123…cdef');
  });
});

describe('truncated text', () => {
  const DESCRIPTION = 'Content caches and TLS termination for every region';

  /** Simulates the layout of the text in an element of a given width. */
  function layOut(box: number, text: number) {
    const reports: (() => void)[] = [];
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(report: (entries: { target: Element }[]) => void) {
          reports.push(() => report([{ target: screen.getByText(DESCRIPTION) }]));
        }
        observe() {}
        unobserve() {}
      },
    );
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(box);
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(text);
    return () => act(() => reports.forEach((report) => report()));
  }
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.resetModules();
  });

  // @sheet common-ui/34.61
  test.each([
    [400, 300, false],
    [200, 300, true],
  ])('in %i px of %i px is complete in the document, truncated: %s', async (box, text, isCut) => {
    const settle = layOut(box, text);
    // The observer is created once per page
    const { Clip } = await import('./clip.tsx');
    render(<Clip text={DESCRIPTION} />);
    settle();
    const shown = screen.getByText(DESCRIPTION);
    expect([shown.getAttribute('role'), shown.tabIndex]).toEqual(isCut ? ['note', 0] : [null, -1]);
    if (isCut) act(() => shown.focus());
    act(() => {
      vi.advanceTimersByTime(10);
    });
    expect(screen.queryAllByRole('tooltip')).toHaveLength(isCut ? 1 : 0);
  });
});

test('the text has no space between date and time', () => {
  const moment = new Date(2021, 5, 7);
  const { container } = render(<DateTime date={moment} />);
  const { date, time } = formatDate(moment);
  expect(container.textContent).toBe(`${date}${time}`);
});

test('the text has no space between label and value of a property, and a missing value is a dash', () => {
  const { container } = render(
    <dl>
      <Property label="state">stopped</Property>
      <Property label="Description">{''}</Property>
      <Property label="Slot">{false}</Property>
    </dl>,
  );
  expect(container.textContent).toBe('statestoppedDescription—Slot—');
});

test('an object in the place of a text is not readable in its place', () => {
  const { text }: { text: string } = JSON.parse('{"text": {"en": "web"}}');
  const { container } = render(
    <>
      <Property label="a">{text}</Property>
      <Mono>{text}</Mono>
      <Tag>{text}</Tag>
      <Chip kind={text} value="" />
      <Quantity value={text} />
      <Bytes bytes={Number(text)} />
      <PageHeader title={text} />
      <Id value={text} />
    </>,
  );
  expect(container.textContent).toBe('aNot readable' + 'Not readable'.repeat(7));
});
