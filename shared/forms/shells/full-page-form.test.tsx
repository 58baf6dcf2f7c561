// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { FullPageForm } from './full-page-form.tsx';
import { ListField } from '../lists/list-field.tsx';
import { field } from '../state/schema.ts';
import { defaults, deferred, schema, stage } from '../test-forms.tsx';
import { NameField } from '../fields/text-fields.tsx';
import { useForm } from '../state/use-form.ts';

beforeEach(() => {
  const bar = document.createElement('div');
  bar.id = 'action-bar';
  document.body.append(bar);
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

function InstanceForm({ onSubmit = () => {} }: { onSubmit?: () => unknown }) {
  const form = useForm(schema, defaults);
  return (
    <FullPageForm form={form} submitLabel="Create instance" cancelTo="/" onSubmit={onSubmit} next="/done">
      <NameField form={form} name="name" />
    </FullPageForm>
  );
}

const siloSchema = v.object({
  name: field.name(),
  certificates: field.list(field.name(), { min: 1, message: 'At least one certificate is required' }),
});

function CertificateForm() {
  const form = useForm(siloSchema, { name: '', certificates: [] });
  return (
    <FullPageForm form={form} submitLabel="Create silo" cancelTo="/" onSubmit={() => {}}>
      <NameField form={form} name="name" />
      <ListField
        form={form}
        name="certificates"
        label="Certificates"
        columns={[]}
        rowKey={(one) => one}
        rowLabel={(one) => one}
        removeLabel={(one) => `remove ${one}`}
        addButton={(ref) => (
          <button type="button" ref={ref}>
            Add
          </button>
        )}
      />
    </FullPageForm>
  );
}

const name = () => screen.getByRole('textbox', { name: 'Name' });
const press = (label: string) => fireEvent.click(screen.getByRole('button', { name: label }));
const bar = () => document.querySelector('#action-bar');
const question = () => screen.queryByRole('dialog', { name: 'Confirm navigation' });

describe('FullPageForm', () => {
  it('shows its buttons and the number of invalid fields in the action bar', async () => {
    stage(<InstanceForm />);
    expect(bar()?.textContent).toBe('CancelCreate instance');
    press('Create instance');
    await waitFor(() => expect(bar()?.textContent).toContain('1 field needs attention'));
    expect(document.activeElement).toBe(name());
  });

  it('counts a list with too few items as an invalid field', async () => {
    stage(<CertificateForm />);
    press('Create silo');
    await waitFor(() => expect(bar()?.textContent).toContain('2 fields need attention'));
    expect(screen.getByText('At least one certificate is required')).toBeTruthy();
  });

  it('leaves without a confirmation while nothing is changed', async () => {
    stage(<InstanceForm />);
    press('Cancel');
    await screen.findByText('Home');
  });

  it('asks before every navigation while there are unsaved changes', async () => {
    const { router, data } = stage(<InstanceForm />);
    fireEvent.change(name(), { target: { value: 'web' } });
    press('Cancel');
    await waitFor(() => expect(question()).not.toBeNull());
    press('Continue editing');
    await waitFor(() => expect(question()).toBeNull());
    expect(name()).toHaveProperty('value', 'web');
    await act(() => router.navigate('/slow'));
    await waitFor(() => expect(question()).not.toBeNull());
    press('Leave this page');
    data.resolve(null);
    await screen.findByText('Slow');
  });

  it('asks before the tab closes while there are unsaved changes', async () => {
    const isHeld = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { unmount } = stage(<InstanceForm />);
    expect(isHeld()).toBe(false);
    fireEvent.change(name(), { target: { value: 'web' } });
    await waitFor(() => expect(isHeld()).toBe(true));
    unmount();
    expect(isHeld()).toBe(false);
  });

  it('does not ask after a successful submit', async () => {
    const answer = deferred<void>();
    stage(<InstanceForm onSubmit={() => answer.promise} />);
    fireEvent.change(name(), { target: { value: 'web' } });
    const asked = vi.fn<() => void>();
    const observer = new MutationObserver(() => {
      if (question()) asked();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    press('Create instance');
    await waitFor(() => expect(name().closest('fieldset')?.disabled).toBe(true));
    answer.resolve();
    await screen.findByText('Done');
    observer.disconnect();
    expect(asked).not.toHaveBeenCalled();
  });

  it('shows the server’s message in the action bar and enables the fields again', async () => {
    stage(<InstanceForm onSubmit={() => Promise.reject(new Error('Instance name already exists'))} />);
    fireEvent.change(name(), { target: { value: 'web' } });
    press('Create instance');
    await waitFor(() => expect(bar()?.textContent).toContain('Instance name already exists'));
    expect(name().closest('fieldset')?.disabled).toBe(false);
    expect(name()).toHaveProperty('value', 'web');
  });
});
