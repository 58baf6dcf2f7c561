// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { apiError } from '@console/shared/api';
import { CardForm } from './card-form.tsx';
import { defaults, deferred, schema, stage } from '../test-forms.tsx';
import { NameField } from '../fields/text-fields.tsx';
import { useForm } from '../state/use-form.ts';
import { useServerValue } from '../state/use-server-value.ts';

afterEach(cleanup);

function Settings({ onSubmit }: { onSubmit: () => unknown }) {
  const [server, setServer] = useState('web');
  const form = useForm(schema, { ...defaults, name: server });
  useServerValue(form, 'name', server);
  return (
    <CardForm form={form} title="Settings" submitLabel="Save" errorTitle="Could not save" onSubmit={onSubmit}>
      <NameField form={form} name="name" />
      <button type="button" onClick={() => setServer('from-elsewhere')}>
        Change elsewhere
      </button>
    </CardForm>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const save = () => screen.getByRole('button', { name: 'Save' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const isOff = () => save().getAttribute('aria-disabled') === 'true';

describe('CardForm', () => {
  it('can be saved after a change, and not a second time', async () => {
    const onSubmit = vi.fn(() => Promise.resolve());
    stage(<Settings onSubmit={onSubmit} />);
    expect(isOff()).toBe(true);
    expect(save().getAttribute('aria-description')).toBe('There is nothing to save');
    type('app');
    await waitFor(() => expect(isOff()).toBe(false));
    fireEvent.click(save());
    await waitFor(() => expect(isOff()).toBe(true));
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(field().value).toBe('app');
  });

  it('keeps the focus on its button, which has a reason after saving', async () => {
    const answer = deferred<void>();
    stage(<Settings onSubmit={() => answer.promise} />);
    type('app');
    await waitFor(() => expect(isOff()).toBe(false));
    act(() => save().focus());
    fireEvent.click(save());
    await waitFor(() => expect(save().getAttribute('aria-busy')).toBe('true'));
    answer.resolve();
    await waitFor(() => expect(save().getAttribute('aria-description')).toBe('There is nothing to save'));
    expect(document.activeElement).toBe(save());
  });

  it('keeps the change and shows why the server refused it', async () => {
    const refused = apiError({ kind: 'server', message: 'Out of order' });
    stage(<Settings onSubmit={() => Promise.reject(refused)} />);
    type('app');
    fireEvent.click(save());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Could not saveOut of order');
    expect(field().value).toBe('app');
    await waitFor(() => expect(isOff()).toBe(false));
  });

  it('shows the server’s new value while the form is unchanged', async () => {
    stage(<Settings onSubmit={() => undefined} />);
    fireEvent.click(screen.getByRole('button', { name: 'Change elsewhere' }));
    await waitFor(() => expect(field().value).toBe('from-elsewhere'));
    expect(isOff()).toBe(true);
  });

  it('does not overwrite a change with the server’s value', async () => {
    stage(<Settings onSubmit={() => undefined} />);
    type('app');
    await waitFor(() => expect(isOff()).toBe(false));
    fireEvent.click(screen.getByRole('button', { name: 'Change elsewhere' }));
    expect(field().value).toBe('app');
  });
});
