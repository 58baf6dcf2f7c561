// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  expectToast,
  FAILURES,
  fill,
  openDialog,
  renderScreen,
  rowOf,
  useScreens,
} from '@console/sdk/testing';
import { routes } from './routes.ts';

useScreens();

async function openForm(fault?: object) {
  const faults = fault === undefined ? [] : [{ operation: 'projectCreate', ...fault }];
  const screen = await renderScreen(routes, '/__name__-new', { faults });
  const form = await openDialog('Create project');
  fill(form.getByRole('textbox', { name: 'Name' }), 'field-trial');
  return {
    ...screen,
    form,
    submit: () => fireEvent.click(form.getByRole('button', { name: 'Create project' })),
  };
}

test('a project is created and appears in the list', async () => {
  const { mock, submit, address } = await openForm();
  submit();
  await expectToast('Project field-trial created');
  await rowOf('field-trial');
  expect(mock.calls.get('projectCreate')).toBe(1);
  expect(address()).toBe('/__name__');
});

test.each(FAILURES)(
  'a project that %s keeps the form open and shows the reason',
  async (_, fault, message) => {
    const { mock, form, submit } = await openForm(fault);
    submit();
    await form.findByText(message);
    expect(mock.calls.get('projectCreate')).toBe(1);
  },
);
