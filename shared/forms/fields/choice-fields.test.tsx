// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { Disclosure } from '@console/shared/ui/detail';
import { CheckboxGroupField } from './choice-fields.tsx';
import { focusFirstField } from '../state/focus.ts';
import { field } from '../state/schema.ts';
import { useForm } from '../state/use-form.ts';

afterEach(cleanup);

const schema = v.object({ keys: field.texts() });
const options = ['laptop', 'build-box', 'phone'].map((value) => ({ value, label: value }));

function Keys({ chosen }: { chosen: string[] }) {
  const form = useForm(schema, { keys: chosen });
  return <CheckboxGroupField form={form} name="keys" label="SSH keys" options={options} selectAll />;
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const states = () => options.map(({ value }) => box(value).checked);

describe('CheckboxGroupField with "Select all"', () => {
  it('is mixed while some options are selected, and a click selects all', () => {
    render(<Keys chosen={['laptop']} />);
    expect([box('Select all').checked, box('Select all').indeterminate]).toEqual([false, true]);
    fireEvent.click(box('Select all'));
    expect(states()).toEqual([true, true, true]);
    expect([box('Select all').checked, box('Select all').indeterminate]).toEqual([true, false]);
  });

  it('clears the selection only when all options are selected', () => {
    render(<Keys chosen={['phone', 'laptop', 'build-box']} />);
    fireEvent.click(box('Select all'));
    expect(states()).toEqual([false, false, false]);
    expect(box('Select all').indeterminate).toBe(false);
  });
});

describe('an invalid field in a closed section', () => {
  it('has its section opened before it gets the focus', () => {
    const { container } = render(
      <Disclosure title="Networking">
        <div data-field="hostname">
          <input aria-label="Hostname" />
        </div>
      </Disclosure>,
    );
    expect(screen.queryByRole('textbox')).toBeNull();
    focusFirstField(container, ['hostname']);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Hostname' }));
    expect(screen.getByRole('button', { name: 'Networking' }).getAttribute('aria-expanded')).toBe('true');
  });
});
