// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Mock } from '@console/mock';
import { formIn } from '../../../../tools/testing/on-screen.ts';
import {
  descriptionOf,
  expectToast,
  fill,
  FAILURES,
  openDialog,
  renderScreen,
  rowAction,
  useScreens,
  valueOf,
} from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';

useScreens();

const LONG = 'a'.repeat(63);

const MORE_FAILURES = [
  ...FAILURES,
  ['fails without a reason', { status: 500, message: '' }, 'Unknown server error'],
  ['is answered with a page', { status: 502, body: '<h1>Bad gateway</h1>' }, /^Error reading API response/],
] as const;

const createForm = () => formIn('Create project');

describe('a new project', () => {
  // @sheet common-ui/34.17 compute-storage/9.3
  test.each([
    ['spaces', 'glass house', /Can only contain lower-case/],
    ['upper case', 'Glass', /Can only contain lower-case/],
    ['a dash at the end', 'glass-', 'Must end with a letter or number'],
    ['a digit at the start', '1-glass', 'Must start with a lower-case letter'],
    ['64 characters', `${LONG}a`, 'Must be 63 characters or fewer'],
    ['64 characters of which some are wrong', `${LONG}A`, 'Must be 63 characters or fewer'],
    ['two faults: characters come first', '1 glass-', /Can only contain lower-case/],
  ])('is refused with %s as its name', async (_, value, message) => {
    const { mock, address } = await renderScreen(routes, '/projects-new');
    const { form, name, submit } = await createForm();
    fill(name, value);
    submit();
    expect((await form.findByRole('alert')).textContent).toMatch(message);
    expect(descriptionOf(name)).toMatch(message);
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(name);
    expect(mock.calls.get('projectCreate')).toBeUndefined();
    expect(address()).toBe('/projects-new');
  });

  test.each(MORE_FAILURES)(
    'that %s keeps the form unchanged, to be submitted again',
    async (_, rule, message) => {
      const faults = [{ operation: 'projectCreate', count: 1, ...rule }] as const;
      const { mock, address } = await renderScreen(routes, '/projects-new', { faults });
      const { form, name, description, submit } = await createForm();
      fill(name, 'glass-house');
      fill(description, 'Kept as it is');
      submit();
      expect((await form.findByRole('alert')).textContent).toMatch(/^(Error|Outcome unknown)/);
      expect(form.getByText(message)).toBeTruthy();
      expect([valueOf(name), valueOf(description)]).toEqual(['glass-house', 'Kept as it is']);
      expect(name.getAttribute('aria-invalid')).not.toBe('true');
      expect(address()).toBe('/projects-new');
      expect(screen.getByTestId('Toasts').textContent).toBe('');
      submit();
      await vi.waitFor(() => expect(address()).toBe('/projects/glass-house/instances'));
      expect(mock.calls.get('projectCreate')).toBe(2);
    },
  );
});

test.each(FAILURES)(
  'a change that %s keeps the form unchanged, to be submitted again',
  async (_, rule, message) => {
    await renderScreen(routes, '/projects', { faults: [{ operation: 'projectUpdate', count: 1, ...rule }] });
    await rowAction('search-index', 'Edit');
    const { form, name, submit } = await formIn('Edit project', 'Update project');
    fill(name, 'find-index');
    submit();
    expect(await form.findByText(message)).toBeTruthy();
    expect(valueOf(name)).toBe('find-index');
    submit();
    expect(await screen.findByText('find-index', { selector: 'b' })).toBeTruthy();
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

// @sheet common-ui/34.47
test('a deleted row disappears before the toast appears', async () => {
  const prepare = ({ store }: Mock) => {
    const [first] = store.tables.projects.filter(({ name }) => name === 'edge-cache');
    if (!first) throw new Error('no project');
    store.tables.projects.put({ ...first, id: '00000000-0000-4000-8000-000000000001', name: 'to-be-gone' });
  };
  const { mock } = await renderScreen(routes, '/projects', { prepare });
  await rowAction('to-be-gone', 'Delete');
  mock.faults.add({ operation: 'projectList', delay: 300 });
  fireEvent.click((await openDialog('Confirm delete')).getByRole('button', { name: 'Confirm' }));
  await expectToast('Project to-be-gone deleted');
  const table = screen.getByRole('table');
  expect(table.textContent).not.toContain('to-be-gone');
});
