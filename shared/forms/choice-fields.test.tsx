// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { Disclosure } from '@console/shared/ui/detail';
import { CheckboxGroupField } from './choice-fields.tsx';
import { focusFirstField } from './focus.ts';
import { field } from './schema.ts';
import { useForm } from './use-form.ts';

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
  it('is mixed when some are chosen, and chooses all of them', () => {
    render(<Keys chosen={['laptop']} />);
    expect([box('Select all').checked, box('Select all').indeterminate]).toEqual([false, true]);
    fireEvent.click(box('Select all'));
    expect(states()).toEqual([true, true, true]);
    expect([box('Select all').checked, box('Select all').indeterminate]).toEqual([true, false]);
  });

  it('chooses none only when all are chosen', () => {
    render(<Keys chosen={['phone', 'laptop', 'build-box']} />);
    fireEvent.click(box('Select all'));
    expect(states()).toEqual([false, false, false]);
    expect(box('Select all').indeterminate).toBe(false);
  });
});

describe('a wrong field in a closed part', () => {
  it('has the part opened before it takes the focus', () => {
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
