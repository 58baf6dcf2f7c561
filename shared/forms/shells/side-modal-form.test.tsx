// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { apiError } from '@console/shared/api';
import { useNavigation } from '@console/shared/router';
import { NumberField } from '../fields/number-fields.tsx';
import { SideModalForm, type SideModalFormProps } from './side-modal-form.tsx';
import { defaults, deferred, schema, stage } from '../test-forms.tsx';
import { DescriptionField, NameField } from '../fields/text-fields.tsx';
import { useForm } from '../state/use-form.ts';

afterEach(cleanup);

type Values = v.InferInput<typeof schema>;
type Body = v.InferOutput<typeof schema>;
type Own = Partial<Omit<SideModalFormProps<Values, Body, unknown>, 'form' | 'children'>> & {
  initial?: Values;
};

function DiskForm({ initial = defaults, ...own }: Own) {
  const form = useForm(schema, initial);
  return (
    <SideModalForm
      form={form}
      resource="disk"
      mode="create"
      onDismiss={() => {}}
      onSubmit={() => {}}
      {...own}
    >
      {/* on purpose not in the order of the schema */}
      <NumberField form={form} name="size" label="Size" unit="GiB" />
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
      <button type="button" onClick={() => form.preset('description', 'generated')}>
        Generate
      </button>
    </SideModalForm>
  );
}

/** Shows that a navigation is running. */
const Leaving = () => <p>{useNavigation().state}</p>;

const named = { ...defaults, name: 'web' };
const field = (name: string) => screen.getByRole('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const submit = () => press('Create disk');
const escape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
const busy = () => screen.getByRole('button', { name: /Create disk/ }).getAttribute('aria-busy');
const dialog = (name: string) => screen.queryByRole('dialog', { name });

describe('labels', () => {
  it.each([
    [{}, 'Create disk', 'Create disk'],
    [{ submitLabel: 'Make' }, 'Create disk', 'Make'],
    [{ title: 'Attach disk' }, 'Attach disk', 'Attach disk'],
    [{ mode: 'edit' as const, submitLabel: 'Nothing to apply' }, 'Edit disk', 'Nothing to apply'],
    [{ mode: 'edit' as const, title: 'Disk' }, 'Disk', 'Update disk'],
  ])('%o', (props, title, button) => {
    stage(<DiskForm {...props} />);
    expect(dialog(title)).not.toBeNull();
    expect(screen.getByRole('button', { name: button })).toHaveProperty('type', 'submit');
  });
});

describe('validation', () => {
  it('focuses the first invalid field, shows the messages, then validates on every change', async () => {
    const onSubmit = vi.fn();
    stage(<DiskForm onSubmit={onSubmit} initial={{ ...defaults, size: null }} />);
    expect(screen.queryByRole('alert')).toBeNull();
    submit();
    await screen.findByText('Name is required');
    expect(screen.getByText('Disk size is required')).toBeTruthy();
    expect(document.activeElement).toBe(field('Size (GiB)'));
    expect(field('Name').getAttribute('aria-invalid')).toBe('true');
    type('Name', 'Web');
    await screen.findByText(/^Can only contain lower-case/);
    type('Name', 'web');
    await waitFor(() => expect(field('Name').getAttribute('aria-invalid')).toBeNull());
    expect(onSubmit).not.toHaveBeenCalled();
  });

  // @sheet specification/2.12
  it('calls onSubmit with the parsed body', async () => {
    const onSubmit = vi.fn();
    stage(<DiskForm onSubmit={onSubmit} />);
    type('Name', 'web');
    submit();
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({
        name: 'web',
        description: '',
        size: 10 * 1024 ** 3,
        ports: ['80', '443'],
      }),
    );
  });

  it('submits on Ctrl+Enter from any field', async () => {
    const onSubmit = vi.fn();
    stage(<DiskForm onSubmit={onSubmit} initial={named} />);
    fireEvent.keyDown(field('Description'), { key: 'Enter' });
    expect(onSubmit).not.toHaveBeenCalled();
    fireEvent.keyDown(field('Description'), { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  });
});

describe('sending', () => {
  it('sends once, however often the button is clicked, and is busy until the next page is shown', async () => {
    const answer = deferred<{ name: string }>();
    const onSubmit = vi.fn(() => answer.promise);
    const onSuccess = vi.fn();
    const { router, data } = stage(
      <DiskForm onSubmit={onSubmit} onSuccess={onSuccess} next="/slow" initial={named} />,
    );
    submit();
    submit();
    await waitFor(() => expect(busy()).toBe('true'));
    submit();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    answer.resolve({ name: 'web' });
    await waitFor(() => expect(onSuccess.mock.calls[0]?.[0]).toEqual({ name: 'web' }));
    expect(router.state.location.pathname).toBe('/form');
    expect(busy()).toBe('true');
    data.resolve(null);
    await screen.findByText('Slow');
  });

  it('does not navigate when the user has left the form', async () => {
    const answer = deferred<void>();
    const onSuccess = vi.fn();
    const { router } = stage(
      <DiskForm onSubmit={() => answer.promise} onSuccess={onSuccess} next="/done" initial={named} />,
    );
    submit();
    await waitFor(() => expect(busy()).toBe('true'));
    void router.navigate('/');
    await screen.findByText('Home');
    answer.resolve();
    await waitFor(() => expect(onSuccess).toHaveBeenCalled());
    expect(router.state.location.pathname).toBe('/');
  });

  it('does not navigate when the user is about to leave the form', async () => {
    const answer = deferred<void>();
    const onSuccess = vi.fn();
    const { router, data } = stage(
      <>
        <DiskForm onSubmit={() => answer.promise} onSuccess={onSuccess} next="/done" initial={named} />
        <Leaving />
      </>,
    );
    submit();
    await waitFor(() => expect(busy()).toBe('true'));
    void router.navigate('/slow');
    await screen.findByText('loading');
    answer.resolve();
    await waitFor(() => expect(onSuccess).toHaveBeenCalled());
    data.resolve(null);
    await screen.findByText('Slow');
  });

  it('shows the server’s message and keeps the values', async () => {
    stage(<DiskForm onSubmit={() => Promise.reject(new Error('Quota exceeded'))} initial={named} />);
    submit();
    await screen.findByText('Quota exceeded');
    expect(screen.getAllByText('Error')).toHaveLength(2);
    expect(field('Name')).toHaveProperty('value', 'web');
  });

  it('shows no message for a request that the user has stopped', async () => {
    const onSubmit = vi.fn(() => Promise.reject(new DOMException('stopped', 'AbortError')));
    stage(<DiskForm onSubmit={onSubmit} initial={named} />);
    submit();
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    await waitFor(() => expect(busy()).not.toBe('true'));
    expect(screen.queryByText('Error')).toBeNull();
  });

  // @sheet specification/8.9
  it('lists several messages of the server', async () => {
    const issues = new AggregateError([new Error('one'), new Error('two')]);
    stage(<DiskForm onSubmit={() => Promise.reject(issues)} initial={named} />);
    submit();
    await screen.findByText('2 issues:');
    expect(screen.getByText('Errors')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['one', 'two']);
  });

  it('shows the message of a taken name at its field and focuses it', async () => {
    const code = 'ObjectAlreadyExists';
    const taken = apiError({ kind: 'conflict', code, message: 'Disk name already exists' });
    stage(<DiskForm onSubmit={() => Promise.reject(taken)} initial={named} />);
    submit();
    await screen.findByText('Name already exists');
    expect(screen.getByText('Disk name already exists')).toBeTruthy();
    expect(document.activeElement).toBe(field('Name'));
    type('Description', 'changed');
    expect(screen.getByText('Disk name already exists')).toBeTruthy();
    type('Name', 'web2');
    await waitFor(() => expect(screen.queryByText('Name already exists')).toBeNull());
    expect(screen.queryByText('Disk name already exists')).toBeNull();
  });
});

describe('leaving', () => {
  it('closes at once while nothing is changed, even after values that the user has not entered', () => {
    const onDismiss = vi.fn();
    stage(<DiskForm onDismiss={onDismiss} />);
    press('Generate');
    expect(field('Description')).toHaveProperty('value', 'generated');
    press('Close');
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('asks before it discards changes on X and Escape, and does not ask on Cancel', async () => {
    const onDismiss = vi.fn();
    stage(<DiskForm onDismiss={onDismiss} />);
    type('Name', 'web');
    press('Close');
    expect(dialog('Confirm navigation')).not.toBeNull();
    press('Keep editing');
    await waitFor(() => expect(dialog('Confirm navigation')).toBeNull());
    expect(field('Name')).toHaveProperty('value', 'web');
    field('Name').focus();
    escape();
    press('Leave form');
    expect(onDismiss).toHaveBeenCalledTimes(1);
    cleanup();

    stage(<DiskForm onDismiss={onDismiss} />);
    type('Name', 'web');
    press('Cancel');
    expect(dialog('Confirm navigation')).toBeNull();
    expect(onDismiss).toHaveBeenCalledTimes(2);
  });

  it('does not ask after the server has accepted the form', async () => {
    const onDismiss = vi.fn();
    const onSuccess = vi.fn();
    stage(<DiskForm onDismiss={onDismiss} onSuccess={onSuccess} />);
    type('Name', 'web');
    submit();
    await waitFor(() => expect(onSuccess).toHaveBeenCalled());
    press('Close');
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });
});
