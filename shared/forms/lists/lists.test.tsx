// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MiniTable } from './mini-table.tsx';
import { SubForm } from './sub-form.tsx';

afterEach(cleanup);

function Ports({ initial }: { initial: string[] }) {
  const [ports, setPorts] = useState(initial);
  const add = useRef<HTMLButtonElement>(null);
  return (
    <>
      <MiniTable
        label="Port filters"
        rows={ports}
        rowKey={(port) => port}
        rowLabel={(port) => port}
        columns={[
          { header: 'Port ranges', cell: (port) => port },
          {
            header: 'Edit',
            isHeaderHidden: true,
            cell: (port) => <button type="button">{`Edit ${port}`}</button>,
          },
        ]}
        onRemove={(port) => setPorts(ports.filter((one) => one !== port))}
        removeLabel={(port) => `remove port ${port}`}
        whenEmptied={add}
      />
      <button type="button" ref={add}>
        Add port
      </button>
    </>
  );
}

const remove = (port: string) => screen.getByRole('button', { name: `remove port ${port}` });

describe('MiniTable', () => {
  it('names its rows and buttons, and is not rendered without rows', () => {
    const { rerender } = render(<Ports initial={['80']} />);
    expect(screen.getByRole('table', { name: 'Port filters' })).toBeTruthy();
    expect(screen.getByRole('row', { name: '80' })).toHaveProperty('tabIndex', 0);
    rerender(<Ports key="empty" initial={[]} />);
    expect(screen.queryByRole('table')).toBeNull();
  });

  // @sheet common-ui/34.66
  it('shows no header over buttons, but has one for screen readers', () => {
    render(<Ports initial={['80']} />);
    const textOf = (name: string) => screen.getByRole('columnheader', { name }).firstElementChild?.className;
    expect(textOf('Edit')).toBe(textOf('Remove'));
    expect(textOf('Port ranges')).toBeUndefined();
  });

  // @sheet common-ui/34.66
  it('moves the focus to the next row, to the previous row, and finally to the given element', () => {
    render(<Ports initial={['80', '443', '8080']} />);
    fireEvent.click(remove('443'));
    expect(document.activeElement).toBe(remove('8080'));
    fireEvent.click(remove('8080'));
    expect(document.activeElement).toBe(remove('80'));
    fireEvent.click(remove('80'));
    expect(document.activeElement?.textContent).toBe('Add port');
  });
});

describe('SubForm', () => {
  it('adds the item on Enter and never submits the form around it', () => {
    const onAdd = vi.fn();
    const onSubmit = vi.fn();
    const form = (canAdd: boolean) => (
      <form onSubmit={onSubmit}>
        <SubForm addLabel="Add port" canAdd={canAdd} onAdd={onAdd} onClear={() => {}}>
          <input aria-label="Port" />
        </SubForm>
      </form>
    );
    const { rerender } = render(form(false));
    const enter = () => fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' });
    expect(enter()).toBe(false);
    expect(onAdd).not.toHaveBeenCalled();
    rerender(form(true));
    enter();
    expect(onAdd).toHaveBeenCalledTimes(1);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keeps its disabled buttons focusable', () => {
    render(
      <SubForm addLabel="Add port" canAdd={false} onAdd={() => {}} onClear={() => {}}>
        <input aria-label="Port" />
      </SubForm>,
    );
    expect(screen.getByRole('button', { name: 'Add port' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('button', { name: 'Clear' })).toHaveProperty('disabled', false);
  });
});
