// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { store, toastsAtom } from '@console/shared/runtime';
import { CardForm } from './card-form.tsx';
import { ModalForm } from './modal-form.tsx';
import { SideModalForm } from './side-modal-form.tsx';
import { defaults, deferred, schema, stage } from '../test-forms.tsx';
import { NameField } from '../fields/text-fields.tsx';
import { useForm } from '../state/use-form.ts';

afterEach(cleanup);

type Props = { readonly onSubmit: () => Promise<void> };

const SHELLS = {
  side({ onSubmit }: Props) {
    const form = useForm(schema, defaults);
    return (
      <SideModalForm
        form={form}
        mode="edit"
        resource="disk"
        submitLabel="Save"
        {...{ onSubmit, onDismiss: () => undefined }}
      >
        <NameField form={form} name="name" />
      </SideModalForm>
    );
  },
  modal({ onSubmit }: Props) {
    const form = useForm(schema, defaults);
    return (
      <ModalForm form={form} title="Disk" submitLabel="Save" {...{ onSubmit, onDismiss: () => undefined }}>
        <NameField form={form} name="name" />
      </ModalForm>
    );
  },
  card({ onSubmit }: Props) {
    const form = useForm(schema, defaults);
    return (
      <CardForm form={form} title="Disk" submitLabel="Save" onSubmit={onSubmit}>
        <NameField form={form} name="name" />
      </CardForm>
    );
  },
} as const;

describe('while a form is being sent', () => {
  it.each(['side', 'modal', 'card'] as const)(
    'a %s takes no input, which would be lost or count as saved, and then gives the focus back',
    async (kind) => {
      let answer = deferred<void>();
      const Shell = SHELLS[kind];
      const { router } = stage(<Shell onSubmit={() => answer.promise} />);
      const field = await screen.findByRole('textbox', { name: 'Name' });
      const isOff = () => field.closest('fieldset')?.disabled;
      act(() => field.focus());
      fireEvent.change(field, { target: { value: 'web' } });
      const save = screen.getByRole('button', { name: 'Save' });
      await waitFor(() => expect(save.getAttribute('aria-disabled')).not.toBe('true'));
      fireEvent.click(save);
      await waitFor(() => expect(isOff()).toBe(true));
      answer.reject(new Error('Out of order'));
      await screen.findByText('Out of order');
      expect(isOff()).toBe(false);
      expect(document.activeElement).toBe(field);
      // The next attempt begins without the error, and reports its own where its form is gone
      answer = deferred<void>();
      fireEvent.submit(field.closest('form') ?? field);
      await waitFor(() => expect(screen.queryByText('Out of order')).toBeNull());
      await act(() => router.navigate('/'));
      answer.reject(new Error(`No ${kind}`));
      await waitFor(() =>
        expect(store.get(toastsAtom).at(-1)).toMatchObject({
          title: 'Could not save',
          content: `No ${kind}`,
        }),
      );
    },
  );
});
