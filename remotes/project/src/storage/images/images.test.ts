import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { actionItems } from '@console/shared/actions';
import type { Image } from '@console/shared/api';
import { confirmAtom, settleConfirm, store, toastsAtom } from '@console/shared/runtime';
import { siloImageActions } from '../../silo/images/actions.tsx';
import { imageActions } from './actions.tsx';
import { imageOption } from './option.ts';

const image: Image = {
  id: '8f1c9d2e-5a3b-4c7d-9e0f-1a2b3c4d5e6f',
  name: 'golden',
  description: '',
  os: 'debian',
  version: '13.1',
  size: 3 * 2 ** 30,
  blockSize: 512,
  timeCreated: new Date(0),
  timeModified: new Date(0),
};

beforeEach(() => store.set(toastsAtom, []));
afterEach(() => vi.unstubAllGlobals());

describe('an image as an option', () => {
  it('has its name and, below it, its facts with separators', () =>
    expect(imageOption(image)).toEqual({
      value: image.id,
      label: 'golden',
      description: 'debian / 13.1 / 3 GiB',
    }));

  it('shows further facts on request, and omits unknown ones', () =>
    expect(imageOption({ ...image, version: '' }, 'Silo image').description).toBe(
      'debian / 3 GiB / Silo image',
    ));
});

const menus = [
  [
    'project',
    (open: (of: Image) => void) => imageActions('edge', open),
    ['Promote', 'Create disk', 'Create instance'],
    '?project=edge',
  ],
  ['silo', siloImageActions, ['Demote'], ''],
] as const;

describe.each(menus)('an image of a %s', (_, menuOf, before, query) => {
  it('can be promoted, which opens the modal, and deleted', () => {
    const open = vi.fn<(of: Image) => void>();
    const items = actionItems(menuOf(open), image);
    expect(items.map(({ label, reason }) => [label, reason])).toEqual([
      ...before.map((label) => [label, undefined]),
      ['Delete', undefined],
    ]);
    items[0]?.onSelect?.();
    expect(open).toHaveBeenCalledWith(image);
  });

  it('is deleted by its name after a confirmation, and a toast reports it', async () => {
    const fetch = vi.fn(async () => new Response(null, { status: 204 }));
    vi.stubGlobal('fetch', fetch);
    actionItems(menuOf(vi.fn()), image).at(-1)?.onSelect?.();
    expect(store.get(confirmAtom)?.request).toMatchObject({ title: 'Confirm delete', danger: true });
    await settleConfirm(true);
    expect(fetch).toHaveBeenCalledWith(
      `/v1/images/golden${query}`,
      expect.objectContaining({ method: 'DELETE' }),
    );
    expect(store.get(toastsAtom)).toMatchObject([{ variant: 'success' }]);
  });
});
