import type { Page } from '@playwright/test';

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
