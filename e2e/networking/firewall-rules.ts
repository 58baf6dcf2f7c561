import type { Page } from '@playwright/test';
import { begin, type Order } from '../support/begin.ts';
import { dialog } from '../support/console.ts';

/** Address of the rules of the demo's richest VPC: six of them. */
const EDGE_RULES = '/projects/edge-cache/vpcs/default/firewall-rules';

/** Opens the tab. */
export const openRules = (page: Page, orders: readonly Order[] = []): Promise<void> =>
  begin(page, EDGE_RULES, { orders, heading: 'default' });

/** The form of a rule, if it is open. */
export function ruleForm(page: Page, kind: 'new' | 'edit' = 'new') {
  const form = dialog(page, kind === 'new' ? 'Add firewall rule' : 'Edit rule');
  const target = form.getByRole('combobox', { name: /VPC name/ }).first();
  return {
    dialog: form,
    target,
    host: form.getByRole('combobox', { name: /VPC name/ }).last(),
    name: form.getByRole('textbox', { name: 'Name', exact: true }),
    priority: form.getByRole('textbox', { name: /^Priority/ }),
    port: form.getByRole('textbox', { name: /^Port filters/ }),
    submit: form.getByRole('button', { name: kind === 'new' ? 'Add rule' : 'Update rule' }),
  };
}

/** Chooses from one of the listboxes of a form. */
export async function chooseType(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(label) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Somebody else writes the rules: what the mock has, as `change` makes it. */
export const writeElsewhere = (page: Page, name: string, priority: number): Promise<void> =>
  page.evaluate(
    async ([rule, number]) => {
      const path = '/v1/vpc-firewall-rules?project=edge-cache&vpc=default';
      const body: unknown = await (await fetch(path)).json();
      const all = typeof body === 'object' && body !== null && 'rules' in body ? body.rules : [];
      const rules = (Array.isArray(all) ? all : []).map((one: object) =>
        Reflect.get(one, 'name') === rule ? { ...one, priority: number } : one,
      );
      await fetch(path, {
        method: 'PUT',
        body: JSON.stringify({ rules }),
        headers: { 'content-type': 'application/json' },
      });
    },
    [name, priority] as const,
  );
