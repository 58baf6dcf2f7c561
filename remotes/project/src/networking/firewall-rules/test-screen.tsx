import type { Fault, Mock } from '@console/mock';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { cellOf, openDialog } from '../../../../../tools/testing/screen.tsx';

/** Address of the rules of the demo's VPC with the most rules. */
export const TAB = '/projects/edge-cache/vpcs/default/firewall-rules';
/** The write request. */
export const UPDATE = 'vpcFirewallRulesUpdate';

const vpcOf = ({ store: { tables } }: Mock) =>
  tables.vpcs.find(
    ({ name, projectId }) =>
      name === 'default' && tables.projects.find(({ id }) => id === projectId)?.name === 'edge-cache',
  );

/** The rules that the server has, by name. */
export function rulesOn(mock: Mock) {
  const id = vpcOf(mock)?.id;
  const rules = mock.store.tables.firewallRules.filter(({ vpcId }) => vpcId === id);
  return new Map(rules.map((rule) => [rule.name, rule]));
}

/** Another user changes a rule, or deletes it. */
export function elsewhere(mock: Mock, name: string, change: { priority: number } | 'delete') {
  const rule = rulesOn(mock).get(name);
  if (!rule) throw new Error(name);
  const { firewallRules } = mock.store.tables;
  if (change === 'delete') firewallRules.removeWhere(({ id }) => id === rule.id);
  else firewallRules.put({ ...rule, ...change });
}

/** The next write fails. */
export const failing = (rule: Omit<Fault, 'operation'>): readonly Fault[] => [
  { operation: UPDATE, count: 1, ...rule },
];

async function formOf(title: string, button: string) {
  const form = await openDialog(title);
  return {
    form,
    name: form.getByRole('textbox', { name: 'Name' }),
    submit: () => fireEvent.click(form.getByRole('button', { name: button })),
  };
}

/** The form of a new rule. */
export const createForm = () => formOf('Add firewall rule', 'Add rule');
/** The form of an existing rule. */
export const editForm = () => formOf('Edit rule', 'Update rule');

/** Selects rows of the table. */
export async function chooseRows(...names: readonly string[]) {
  fireEvent.click(await screen.findByRole('button', { name: 'Select' }));
  for (const name of names) fireEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
}

/** Waits until the table shows a number of rules. */
export const expectRules = (count: number): Promise<void> =>
  waitFor(() => expect(screen.getAllByRole('button', { name: 'Row actions' })).toHaveLength(count));

/** The tooltip that a button in a cell of a rule has for someone who moves the focus there. */
export async function tooltipOf(rule: string, heading: string, name: string): Promise<string | null> {
  const button = within(await cellOf(rule, heading)).getByRole('button', { name });
  fireEvent.keyDown(document.body, { key: 'Tab' });
  act(() => button.focus());
  const { textContent } = await screen.findByRole('tooltip');
  act(() => button.blur());
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  return textContent;
}
