import type { Mock } from '@console/mock';
import { fireEvent, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { answerTo } from './mock-api.ts';
import { choose, expectToast, openDialog, press } from './screen.tsx';

type Form = Awaited<ReturnType<typeof openDialog>>;

/** Chooses a role in an open form. */
export async function chooseRole(form: Form, role: string): Promise<void> {
  fireEvent.click(form.getByRole('button', { name: /Role/ }));
  fireEvent.click(await screen.findByRole('option', { name: new RegExp(`^${role}`) }));
}

/** Waits until no dialog is open. */
export const dialogsClosed = (): Promise<void> =>
  vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), 4_000);

/** Opens the form that gives a role. */
export async function openRoleForm(): Promise<Form> {
  const [button] = await screen.findAllByRole('button', { name: 'Add user or group' });
  if (button) await press(button);
  return openDialog('Add user or group');
}

/** Assigns a role by the form, until it is closed. */
export async function assignRole(name: string, role: string): Promise<void> {
  const form = await openRoleForm();
  await choose(form.getByRole('combobox', { name: 'User or group' }), name);
  await chooseRole(form, role);
  await press(form.getByRole('button', { name: 'Assign role' }));
  await expectToast(`${name} is now a`);
  await dialogsClosed();
}

/** Chooses another role in the form that changes one, until it is closed. */
export async function changeRole(title: string, role: string): Promise<void> {
  const form = await openDialog(title);
  await chooseRole(form, role);
  await press(form.getByRole('button', { name: 'Update role' }));
  await dialogsClosed();
}

/** An assignment of a role as the API has it. */
export type Line = { identity_id: string; identity_type: string; role_name: string };

const isLines = (value: unknown): value is Line[] => Array.isArray(value);

/** Another user changes the policy of a project, or of the silo. */
export async function elsewhere(mock: Mock, path: string, change: (lines: Line[]) => Line[]): Promise<void> {
  const { role_assignments: lines } = await answerTo(mock, path);
  const body = JSON.stringify({ role_assignments: isLines(lines) ? change(lines) : lines });
  const headers = { 'content-type': 'application/json' };
  const url = new URL(path, location.origin);
  const { status } = await mock.handle(new Request(url, { method: 'PUT', body, headers }));
  expect(status).toBe(200);
}

/** Path of the policy of a project. */
export const POLICY = '/v1/projects/edge-cache/policy';
