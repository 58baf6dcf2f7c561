import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { actionItems } from '@console/shared/actions';
import type { SshKey } from '@console/shared/api';
import { announcementAtom, confirmAtom, settleConfirm, store, toastsAtom } from '@console/shared/runtime';
import { sshKeyActions } from './actions.tsx';

const key: SshKey = {
  id: '8f1c9d2e-5a3b-4c7d-9e0f-1a2b3c4d5e6f',
  name: 'laptop',
  description: '',
  publicKey: 'ssh-ed25519 AAAA laptop',
  siloUserId: '0e9d8c7b-6a5f-4e3d-8c2b-1a0f9e8d7c6b',
  timeCreated: new Date(0),
  timeModified: new Date(0),
};

const items = actionItems(sshKeyActions, key);
const select = (label: string) => items.find((item) => item.label === label)?.onSelect?.();

const clipboard = (writeText: (text: string) => Promise<void>) =>
  vi.stubGlobal('navigator', { clipboard: { writeText } });

beforeEach(() => store.set(toastsAtom, []));
afterEach(() => vi.unstubAllGlobals());

it('are in the specified order and all enabled', () => {
  expect(items.map(({ label, reason }) => [label, reason])).toEqual([
    ['Copy public key', undefined],
    ['Delete', undefined],
  ]);
});

it('copying puts the public key on the clipboard and announces it', async () => {
  const writeText = vi.fn(async (_: string) => undefined);
  clipboard(writeText);
  select('Copy public key');
  await vi.waitFor(() => expect(store.get(announcementAtom).text).toBe('Copied'));
  expect(writeText).toHaveBeenCalledWith(key.publicKey);
});

it('a denied copy shows an error toast', async () => {
  clipboard(() => Promise.reject(new Error('Not allowed')));
  select('Copy public key');
  await vi.waitFor(() =>
    expect(store.get(toastsAtom)).toMatchObject([{ variant: 'error', title: 'Could not copy public key' }]),
  );
});

it('deleting asks for confirmation, then deletes by name', async () => {
  const fetch = vi.fn(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetch);
  select('Delete');
  expect(store.get(confirmAtom)?.request).toMatchObject({ title: 'Confirm delete', danger: true });
  expect(fetch).not.toHaveBeenCalled();
  await settleConfirm(true);
  expect(fetch).toHaveBeenCalledWith('/v1/me/ssh-keys/laptop', expect.objectContaining({ method: 'DELETE' }));
  expect(store.get(confirmAtom)).toBeNull();
  expect(store.get(toastsAtom)).toMatchObject([{ variant: 'success' }]);
});
