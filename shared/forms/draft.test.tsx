// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { DRAFTS, setPerson } from '@console/shared/query';
import { reloadWithDrafts, store } from '@console/shared/runtime';
import { StateProvider } from '@console/shared/state';
import { FileField } from './picker-fields.tsx';
import { SideModalForm } from './side-modal-form.tsx';
import { stage } from './test-forms.tsx';
import { NameField, PasswordField, TextField } from './text-fields.tsx';
import { useForm } from './use-form.ts';

const schema = v.object({
  name: v.string(),
  password: v.string(),
  token: v.string(),
  file: v.nullable(v.instance(File)),
});
const empty = { name: '', password: '', token: '', file: null };

function DiskForm({
  onSubmit = () => {},
  title = 'Create disk',
}: {
  onSubmit?: () => unknown;
  title?: string;
}) {
  const [isOpen, setOpen] = useState(true);
  const form = useForm(schema, empty);
  if (!isOpen) return <p>Closed</p>;
  return (
    <SideModalForm
      form={form}
      resource="disk"
      mode="create"
      title={title}
      onDismiss={() => setOpen(false)}
      onSubmit={onSubmit}
    >
      <NameField form={form} name="name" />
      <PasswordField form={form} name="password" label="Password" />
      <TextField form={form} name="token" label="Token" type="password" />
      <FileField form={form} name="file" label="File" />
    </SideModalForm>
  );
}

const show = (element = <DiskForm />) => stage(<StateProvider store={store}>{element}</StateProvider>);
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const type = (value: string) => fireEvent.change(name(), { target: { value } });
const press = (label: string) => fireEvent.click(screen.getByRole('button', { name: label }));
const kept = () => sessionStorage.getItem(DRAFTS) ?? '';
const offer = () => screen.queryByText('Restore what you typed before?');
/** A reload or a crash: the page goes and React does not hear of it. */
function reload() {
  dispatchEvent(new Event('pagehide'));
  const stored = kept();
  cleanup();
  sessionStorage.setItem(DRAFTS, stored);
}

beforeEach(() => {
  sessionStorage.clear();
  setPerson('ann');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a form that was typed into', () => {
  test('offers it after a reload, and restores it when asked', async () => {
    show();
    type('web');
    reload();
    show();
    await waitFor(() => expect(offer()).not.toBeNull());
    expect(name().value).toBe('');
    press('Restore');
    expect(name().value).toBe('web');
    expect(offer()).toBeNull();
    expect(document.activeElement).toBe(name());
    // It is a change like one by hand: it is kept again
    await waitFor(() => expect(kept()).toContain('web'));
  });

  test('forgets it when it is discarded, and keeps what is typed then', async () => {
    show();
    type('web');
    reload();
    show();
    await waitFor(() => expect(offer()).not.toBeNull());
    press('Discard');
    expect(name().value).toBe('');
    expect(kept()).toBe('');
    type('app');
    await waitFor(() => expect(kept()).toContain('app'));
  });

  test('restores it unasked when the program has reloaded the page', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
    const { isReloading } = await import('@console/shared/runtime');
    show();
    type('web');
    vi.spyOn(location, 'reload').mockReturnValue();
    reloadWithDrafts();
    expect(isReloading()).toBe(true);
    reload();
    const stored = kept();
    show();
    await waitFor(() => expect(name().value).toBe('web'));
    expect(offer()).toBeNull();
    // Somebody who opens the form much later is asked
    cleanup();
    sessionStorage.setItem(DRAFTS, stored);
    now.mockReturnValue(1_000_000 + 60_000);
    show();
    await waitFor(() => expect(offer()).not.toBeNull());
    expect(name().value).toBe('');
  });

  test.each([
    ['cancelled', () => press('Cancel')],
    [
      'closed and the question answered',
      () => {
        fireEvent.keyDown(name(), { key: 'Escape' });
        press('Leave form');
      },
    ],
  ])('keeps nothing when it is %s', async (_, leave) => {
    show();
    type('web');
    await waitFor(() => expect(kept()).toContain('web'));
    leave();
    await screen.findByText('Closed');
    expect(kept()).toBe('');
  });

  test('keeps nothing when it was sent, also when it goes at once', async () => {
    show(<DiskForm onSubmit={() => Promise.resolve()} />);
    type('web');
    press('Create disk');
    await waitFor(() => expect(kept()).toBe(''));
    cleanup();
    expect(kept()).toBe('');
  });

  test('keeps nothing when the change was taken back', async () => {
    show();
    type('web');
    await waitFor(() => expect(kept()).toContain('web'));
    type('');
    await waitFor(() => expect(kept()).toBe(''));
  });

  test('is kept when an error takes its page away', async () => {
    show();
    type('web');
    await act(async () => {});
    type('web-2');
    cleanup();
    expect(kept()).toContain('web-2');
  });

  test('never keeps a password, a token or a file', async () => {
    show();
    type('web');
    for (const label of ['Password', 'Token'])
      fireEvent.change(screen.getByLabelText(label), { target: { value: 'hush-hush' } });
    reload();
    expect(kept()).toContain('web');
    expect(kept()).not.toContain('hush');
    expect(kept()).not.toMatch(/password|token|file/);
  });
});

describe('drafts', () => {
  test('are one a form: another form of the page is not asked', async () => {
    show();
    type('web');
    reload();
    show(<DiskForm title="Attach disk" />);
    await act(async () => {});
    expect(offer()).toBeNull();
  });

  test.each([
    ['the person signs out', undefined],
    ['somebody else signs in', 'bob'],
  ])('are deleted when %s', async (_, person) => {
    show();
    type('web');
    await waitFor(() => expect(kept()).toContain('web'));
    act(() => setPerson(person));
    expect(kept()).toBe('');
    dispatchEvent(new Event('pagehide'));
    expect(kept()).not.toContain('ann');
  });

  test('stay when the same person signs in again', async () => {
    show();
    type('web');
    reload();
    setPerson('ann');
    expect(kept()).toContain('web');
  });

  test('of somebody else are not offered', async () => {
    sessionStorage.setItem(DRAFTS, 'bob\n{"/form#Create disk":{"values":{"name":"web"}}}');
    show();
    await act(async () => {});
    expect(offer()).toBeNull();
  });

  test.each(['ann\nno JSON', 'ann\n[1]', 'ann\n{"/form#Create disk":1}', 'ann', ''])(
    'that cannot be read are none: %j',
    async (text) => {
      sessionStorage.setItem(DRAFTS, text);
      show();
      await act(async () => {});
      expect(offer()).toBeNull();
      type('web');
      await waitFor(() => expect(kept()).toContain('web'));
    },
  );

  test('do not stop a form where storage is forbidden', async () => {
    const denied = vi.fn(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const methods = { getItem: denied, setItem: denied, removeItem: denied, clear: () => {} };
    vi.stubGlobal('sessionStorage', methods);
    show();
    type('web');
    await act(async () => {});
    expect(name().value).toBe('web');
    expect(denied).toHaveBeenCalled();
  });
});
