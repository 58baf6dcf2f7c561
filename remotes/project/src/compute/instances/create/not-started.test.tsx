// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, test, vi } from 'vitest';
import { fromGiB, GiB } from '@console/shared/format';
import {
  choose,
  expectToast,
  fill,
  renderScreen,
  useScreens,
} from '../../../../../../tools/testing/screen.tsx';
import { routes } from '../../../routes.ts';
import { isNotStarted, notStartedReason } from './not-started.ts';

useScreens();

const size = { ncpus: 4, memory: 16 * GiB };
const use = {
  capacity: { cpus: 16, memory: fromGiB(64), storage: fromGiB(100) },
  provisioned: { cpus: 15, memory: fromGiB(20), storage: fromGiB(120) },
};

describe('a new instance that stays stopped', () => {
  it('is recognized when a start was requested', () => {
    expect(isNotStarted({ runState: 'stopped' }, true)).toBe(true);
    expect(isNotStarted({ runState: 'stopped' }, false)).toBe(false);
    expect(isNotStarted({ runState: 'starting' }, true)).toBe(false);
  });

  // @sheet compute-storage/9.89
  it('exceeds the quota of CPUs or memory; storage does not matter', () => {
    expect(notStartedReason(size, use)).toBe(
      'It exceeds the quota: the silo has only 1 vCPU left. Resize it, or stop other instances, then start it.',
    );
  });

  it.each([
    ['could not be read', undefined],
    ['is not exceeded', { ...use, provisioned: { ...use.provisioned, cpus: 0 } }],
  ])('has no known reason when the quota %s', (_, known) => {
    expect(notStartedReason(size, known)).toMatch(/^The server gave no reason/);
  });
});

/** Creates an instance and returns its address. */
async function create(options: Parameters<typeof renderScreen>[2]) {
  const { address } = await renderScreen(routes, '/projects/edge-cache/instances-new', options);
  fill(await screen.findByRole('textbox', { name: 'Name' }), 'too-large');
  const image = screen.getByRole('combobox', { name: 'Image' });
  await choose(image, 'debian-13-generic');
  // The button is in the bar of the frame
  const form = image.closest('form');
  if (!form) throw new Error('no form');
  fireEvent.submit(form);
  await vi.waitFor(() => expect(address()).toBe('/projects/edge-cache/instances/too-large/storage'), 8_000);
}

// @sheet compute-storage/9.89
test('an instance beyond the quota shows that it was created but not started, and why', async () => {
  await create({
    prepare: ({ store }) => {
      for (const silo of store.tables.silos.filter(() => true))
        store.tables.silos.put({ ...silo, quotas: { ...silo.quotas, cpus: 1 } });
    },
  });
  await expectToast('Instance too-large was created but did not start');
  await expectToast('It exceeds the quota');
});
