// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { DRAFTS, setPerson } from '@console/shared/query';
import { store } from '@console/shared/runtime';
import { StateProvider } from '@console/shared/state';
import { CardForm } from './card-form.tsx';
import { stage } from '../test-forms.tsx';
import { NameField } from '../fields/text-fields.tsx';
import { useForm } from '../state/use-form.ts';

afterEach(cleanup);

const kept = () => sessionStorage.getItem(DRAFTS) ?? '';

test('two cards of one page have separate drafts', async () => {
  function Cards() {
    const first = useForm(v.object({ name: v.string() }), { name: '' });
    const second = useForm(v.object({ name: v.string() }), { name: '' });
    const props = { submitLabel: 'Save', onSubmit: () => undefined };
    return (
      <>
        <CardForm form={first} title="One" {...props}>
          <NameField form={first} name="name" label="First" />
        </CardForm>
        <CardForm form={second} title="Two" {...props}>
          <NameField form={second} name="name" label="Second" />
        </CardForm>
      </>
    );
  }
  setPerson('ann');
  stage(
    <StateProvider store={store}>
      <Cards />
    </StateProvider>,
  );
  fireEvent.change(screen.getByRole('textbox', { name: 'Second' }), { target: { value: 'web' } });
  await waitFor(() => expect(kept()).toContain('/form#Two'));
  expect(kept()).not.toContain('/form#One');
});
