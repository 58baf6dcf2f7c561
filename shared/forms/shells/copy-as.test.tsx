// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Call, callTo } from '@console/shared/query';
import { announcementAtom, store, toastsAtom } from '@console/shared/runtime';
import { apiError, imagePromote, localIdpUserSetPassword, projectCreate } from '@console/shared/api';
import { CardForm } from './card-form.tsx';
import { ModalForm } from './modal-form.tsx';
import { NumberField } from '../fields/number-fields.tsx';
import { SideModalForm } from './side-modal-form.tsx';
import { defaults, schema, stage } from '../test-forms.tsx';
import { DescriptionField, NameField } from '../fields/text-fields.tsx';
import { useForm } from '../state/use-form.ts';

type Body = v.InferOutput<typeof schema>;

const send = vi.fn();
const written = vi.fn<(text: string) => Promise<void>>();

const create = ({ name, description }: Body): Call => ({
  ...callTo(projectCreate, { body: { name, description } }),
  send,
});

function Shell({
  call,
  initial = defaults,
}: {
  call?: (body: Body) => Call | Promise<Call>;
  initial?: typeof defaults;
}) {
  const form = useForm(schema, initial);
  return (
    <SideModalForm
      form={form}
      resource="disk"
      mode="create"
      onDismiss={() => {}}
      {...(call ? { call } : { onSubmit: send })}
    >
      <NumberField form={form} name="size" label="Size" unit="GiB" />
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
    </SideModalForm>
  );
}

beforeEach(() => {
  send.mockReset();
  written.mockReset().mockResolvedValue();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(written);
});
afterEach(cleanup);

const named = { ...defaults, name: 'web' };
const button = () => screen.findByRole('button', { name: 'Copy as code' });
const entries = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

async function choose(entry: string) {
  fireEvent.click(await button());
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
}

describe('a form with a call', () => {
  it('can be copied in three formats without sending anything', async () => {
    stage(<Shell call={create} initial={named} />);
    for (const [entry, text] of [
      ['CLI command', /^oxide api '\/v1\/projects'/],
      ['curl', /^curl -X POST 'http.*\/v1\/projects'/],
      ['JSON body', /^\{\n {2}"name": "web",\n {2}"description": ""\n\}$/],
    ] as const) {
      await choose(entry);
      await waitFor(() => expect(written).toHaveBeenLastCalledWith(expect.stringMatching(text)));
    }
    expect(written).toHaveBeenCalledTimes(3);
    expect(send).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(await button());
  });

  it('that is invalid shows its messages as on submit, and copies nothing', async () => {
    stage(<Shell call={create} />);
    await choose('curl');
    await screen.findByText('Name is required');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
    expect(store.get(announcementAtom).text).toBe('Not copied. Correct the marked fields first.');
    expect(written).not.toHaveBeenCalled();
    expect(send).not.toHaveBeenCalled();
  });

  it('shows no messages while only the menu is open', async () => {
    stage(<Shell call={create} />);
    fireEvent.click(await button());
    await waitFor(() => expect(entries()).toEqual(['CLI command', 'curl', 'JSON body', 'Show…']));
    expect(screen.queryByText('Name is required')).toBeNull();
  });

  it('does not offer the body for a request without one', async () => {
    const call = () => callTo(imagePromote, { path: { image: 'a' } });
    stage(<Shell call={call} initial={named} />);
    fireEvent.click(await button());
    await waitFor(() => expect(entries()).toEqual(['CLI command', 'curl', 'Show…']));
  });

  it('shows the command over the form, which keeps its values', async () => {
    stage(<Shell call={create} initial={named} />);
    await choose('Show…');
    const shown = await screen.findByRole('dialog', { name: 'Copy as code' });
    expect(shown.textContent).toContain("oxide api '/v1/projects'");
    fireEvent.click(within(shown).getByRole('button', { name: 'JSON body' }));
    expect(shown.textContent).not.toContain('oxide');
    fireEvent.click(within(shown).getByRole('button', { name: 'Copy body' }));
    await waitFor(() => expect(written).toHaveBeenCalledWith(expect.stringMatching(/^\{/)));
    fireEvent.keyDown(shown, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Copy as code' })).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'web');
    expect(send).not.toHaveBeenCalled();
  });

  it('shows that secrets are left out', async () => {
    const call = ({ name }: Body) =>
      callTo(localIdpUserSetPassword, {
        path: { userId: 'u' },
        query: { silo: 's' },
        body: { mode: 'password', value: name },
      });
    stage(<Shell call={call} initial={named} />);
    await choose('JSON body');
    await waitFor(() =>
      expect(written).toHaveBeenCalledWith(expect.stringContaining('"value": "$PASSWORD"')),
    );
    await waitFor(() =>
      expect(store.get(toastsAtom).at(-1)).toMatchObject({
        variant: 'info',
        title: 'Copied without secrets',
        content: 'Secrets are not copied. Replace $PASSWORD with your values.',
      }),
    );
  });

  it('shows the command when the browser denies access to the clipboard', async () => {
    written.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    stage(<Shell call={create} initial={named} />);
    await choose('curl');
    const shown = await screen.findByRole('dialog', { name: 'Copy as code' });
    expect(shown.textContent).toContain('curl -X POST');
  });

  it('reports when the request cannot be created', async () => {
    stage(<Shell call={() => Promise.reject(new Error('The file is gone'))} initial={named} />);
    await choose('curl');
    await waitFor(() =>
      expect(store.get(toastsAtom).at(-1)).toMatchObject({
        title: 'Could not copy',
        content: 'The file is gone',
      }),
    );
  });
});

it('a form whose request got no answer can be sent again, also when the request cannot be created a second time', async () => {
  send.mockRejectedValue(apiError({ kind: 'network', message: 'No response', operation: projectCreate.id }));
  let count = 0;
  const call = async (body: Body) => {
    count += 1;
    if (count > 1) throw new Error('The file is gone');
    return create(body);
  };
  stage(<Shell call={call} initial={named} />);
  const submit = await screen.findByRole('button', { name: 'Create disk' });
  fireEvent.click(submit);
  await screen.findByText('No response');
  expect(submit.getAttribute('aria-busy')).not.toBe('true');
});

it('a form without a call has no button `Copy as code`', async () => {
  stage(
    <>
      <Shell />
      <Shell call={create} />
    </>,
  );
  expect(await screen.findAllByRole('button', { name: 'Copy as code', hidden: true })).toHaveLength(1);
});

function Others() {
  const form = useForm(schema, named);
  return (
    <>
      <CardForm form={form} title="Card" submitLabel="Save" call={create}>
        <NameField form={form} name="name" />
      </CardForm>
      <ModalForm form={form} title="Modal" submitLabel="Attach" onDismiss={() => {}} call={create}>
        <NameField form={form} name="name" />
      </ModalForm>
    </>
  );
}

it('cards and modals have the button too, after their other buttons in tab order', async () => {
  stage(<Others />);
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: 'Copy as code', hidden: true })).toHaveLength(2),
  );
  const foot = within(screen.getByRole('dialog', { name: 'Modal' })).getByRole('contentinfo');
  expect(
    within(foot)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Cancel', 'Attach', 'Copy as code']);
});
