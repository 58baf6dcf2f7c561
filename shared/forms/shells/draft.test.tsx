// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { DRAFTS, setPerson } from '@console/shared/query';
import { reloadWithDrafts, store } from '@console/shared/runtime';
import { StateProvider } from '@console/shared/state';
import { FileField } from '../fields/picker-fields.tsx';
import { SideModalForm } from './side-modal-form.tsx';
import { stage } from '../test-forms.tsx';
import { NameField, TextField } from '../fields/text-fields.tsx';
import { useForm } from '../state/use-form.ts';

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
      <TextField form={form} name="password" label="Password" type="password" />
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
const offer = () => screen.queryByText('Restore your unsaved input?');
/** A reload or a crash: the document ends and React unmounts nothing. */
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

describe('a form with typed values', () => {
  test('offers its draft after a reload, and restores it on request', async () => {
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

  test('deletes the draft when the user discards it, and keeps what is typed afterwards', async () => {
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

  test('restores the draft without asking when the console has reloaded the page', async () => {
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
    // Someone who opens the form much later is asked
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
      'closed and the confirmation is answered',
      () => {
        fireEvent.keyDown(name(), { key: 'Escape' });
        press('Leave form');
      },
    ],
  ])('keeps no draft when it is %s', async (_, leave) => {
    show();
    type('web');
    await waitFor(() => expect(kept()).toContain('web'));
    leave();
    await screen.findByText('Closed');
    expect(kept()).toBe('');
  });

  test('keeps no draft after a submit, even when it unmounts at once', async () => {
    show(<DiskForm onSubmit={() => Promise.resolve()} />);
    type('web');
    press('Create disk');
    await waitFor(() => expect(kept()).toBe(''));
    cleanup();
    expect(kept()).toBe('');
  });

  test('keeps no draft when the change was undone', async () => {
    show();
    type('web');
    await waitFor(() => expect(kept()).toContain('web'));
    type('');
    await waitFor(() => expect(kept()).toBe(''));
  });

  // @sheet common-ui/34.40
  test('keeps text that was typed before the user was loaded', async () => {
    setPerson(undefined);
    show();
    type('web');
    act(() => setPerson('ann'));
    expect(kept()).toContain('web');
  });

  test('keeps its draft when an error replaces its page', async () => {
    show();
    type('web');
    await act(async () => {});
    type('web-2');
    cleanup();
    expect(kept()).toContain('web-2');
  });

  // @sheet common-ui/34.40
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
  test('belong to one form: another form of the page offers none', async () => {
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

  test('are kept when the same user signs in again', async () => {
    show();
    type('web');
    reload();
    setPerson('ann');
    expect(kept()).toContain('web');
  });

  // @sheet common-ui/34.40
  test('of another user are not offered', async () => {
    sessionStorage.setItem(DRAFTS, 'bob\n{"/form#Create disk":{"values":{"name":"web"}}}');
    show();
    await act(async () => {});
    expect(offer()).toBeNull();
  });

  test.each(['ann\nno JSON', 'ann\n[1]', 'ann\n{"/form#Create disk":1}', 'ann', ''])(
    'that cannot be read are ignored: %j',
    async (text) => {
      sessionStorage.setItem(DRAFTS, text);
      show();
      await act(async () => {});
      expect(offer()).toBeNull();
      type('web');
      await waitFor(() => expect(kept()).toContain('web'));
    },
  );

  test('do not break a form where storage is blocked', async () => {
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
