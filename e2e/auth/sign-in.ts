import type { Locator, Page } from '@playwright/test';

/** The place of a sign-in: a page, or the dialog over one. */
type Scope = Page | Locator;

export const username = (scope: Scope): Locator => scope.getByRole('textbox', { name: 'Username' });
export const password = (scope: Scope): Locator => scope.getByRole('textbox', { name: 'Password' });
export const submit = (scope: Scope): Locator => scope.getByRole('button', { name: 'Sign in', exact: true });

/** Signs in with a password, by default the one of every seeded user. */
export async function signIn(scope: Scope, name = 'tobias', secret = 'correct-horse'): Promise<void> {
  await username(scope).fill(name);
  await password(scope).fill(secret);
  await submit(scope).click();
}
