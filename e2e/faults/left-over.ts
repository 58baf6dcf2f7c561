import type { Page } from '@playwright/test';

/** Leaves what a reload leaves of a job that stops an instance, adds it to a group and starts it again, and goes to the projects. */
export const leaveJob = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const job = { kind: 'anti-affinity', project: 'edge-cache', group: 'cache-spread', phase: 'start' };
    const instance = { id: crypto.randomUUID(), name: 'schema-migrator' };
    sessionStorage.setItem('personal:stop-and-add', JSON.stringify([{ ...job, ...instance }]));
    history.pushState({}, '', '/projects');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });

/** Leaves what a reload leaves of a task, of a kind that does nothing, and goes to the projects. */
export const leaveTask = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const task = { id: 'none', kind: 'none', plan: {}, made: {}, done: 0, phase: 'go' };
    sessionStorage.setItem('personal:tasks', JSON.stringify([task]));
    history.pushState({}, '', '/projects');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });

/** Waits for the message that the code which resumes a job cannot be fetched. */
export const cutOff = (page: Page): Promise<void> =>
  page.getByText(/^The reload interrupted a job/).waitFor();
