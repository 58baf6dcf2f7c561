// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { DRAFTS, setPerson } from '@console/shared/query';
import { store } from '@console/shared/runtime';
import { StateProvider } from '@console/shared/state';
import { FileField } from '../fields/picker-fields.tsx';
import { SideModalForm } from './side-modal-form.tsx';
import { stage } from '../test-forms.tsx';
import { NameField, TextField } from '../fields/text-fields.tsx';
import { useForm } from '../state/use-form.ts';

const schema = v.object({ name: v.string(), token: v.string(), file: v.nullable(v.instance(File)) });

function Form() {
  const form = useForm(schema, { name: '', token: '', file: null });
  const props = { onDismiss: () => undefined, onSubmit: () => undefined };
  return (
    <SideModalForm form={form} resource="disk" mode="create" {...props}>
      <NameField form={form} name="name" />
      <TextField form={form} name="token" label="Token" type="password" />
      <FileField form={form} name="file" label="File" />
    </SideModalForm>
  );
}

const show = () =>
  stage(
    <StateProvider store={store}>
      <Form />
    </StateProvider>,
  );

const enter = (field: Element | null, target: object) => {
  if (field) fireEvent.change(field, { target });
};

/** A reload: the document ends and React unmounts nothing. */
function reload() {
  dispatchEvent(new Event('pagehide'));
  const stored = sessionStorage.getItem(DRAFTS) ?? '';
  cleanup();
  sessionStorage.setItem(DRAFTS, stored);
}

beforeEach(() => {
  sessionStorage.clear();
  setPerson('ann');
});
afterEach(cleanup);

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const missing = () => screen.queryByText('Files and secrets are not restored. Enter them again.');

const enterSecret = () => enter(screen.getByLabelText('Token'), { value: 'hush-hush' });
const enterFile = () =>
  enter(document.querySelector('input[type="file"]'), { files: { item: () => new File(['x'], 'a.iso') } });

// @sheet common-ui/34.40
test.each([
  ['a secret', enterSecret, true],
  ['a file', enterFile, true],
  ['nothing', () => undefined, false],
])('a form whose draft is restored reports that %s is missing', async (_, enterMore, isMissing) => {
  show();
  enter(name(), { value: 'web' });
  enterMore();
  reload();
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(name().value).toBe('web'));
  expect(missing() !== null).toBe(isMissing);
});
