import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { actionItems } from '@console/shared/actions';
import type { Silo } from '@console/shared/api';
import { confirmAtom, settleConfirm, store, toastsAtom } from '@console/shared/runtime';
import { siloActions } from './actions.tsx';

const silo: Silo = {
  id: '8f1c9d2e-5a3b-4c7d-9e0f-1a2b3c4d5e6f',
  name: 'fernhill',
  description: '',
  discoverable: true,
  identityMode: 'saml_jit',
  mappedFleetRoles: {},
  timeCreated: new Date(0),
  timeModified: new Date(0),
};

const items = actionItems(siloActions(), silo);

beforeEach(() => store.set(toastsAtom, []));
afterEach(() => vi.unstubAllGlobals());

function answerWith(response: Response) {
  const fetch = vi.fn(async () => response);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

it('offer deletion always: only the server knows the projects', () => {
  expect(items.map(({ label, reason, danger }) => ({ label, reason, danger }))).toEqual([
    { label: 'Delete', reason: undefined, danger: true },
  ]);
});

// @sheet corrections/S5
it('lets the admin of a silo delete it without a role on the fleet', () => {
  const refusal = 'Needs the fleet collaborator role';
  const [own] = actionItems(siloActions({ refusal, own: 'fernhill' }), silo);
  const [other] = actionItems(siloActions({ refusal, own: 'quarry' }), silo);
  expect([own?.reason, other?.reason]).toEqual([undefined, refusal]);
});

it('deleting asks for confirmation, then deletes by name', async () => {
  const fetch = answerWith(new Response(null, { status: 204 }));
  items[0]?.onSelect?.();
  expect(store.get(confirmAtom)?.request).toMatchObject({ title: 'Confirm delete', danger: true });
  expect(fetch).not.toHaveBeenCalled();
  await settleConfirm(true);
  expect(fetch).toHaveBeenCalledWith(
    '/v1/system/silos/fernhill',
    expect.objectContaining({ method: 'DELETE' }),
  );
  expect(store.get(toastsAtom)).toMatchObject([{ variant: 'success' }]);
});

// @sheet specification/4.12 specification/8.8
it("a refusal shows an error toast with the server's message", async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answerWith(
    Response.json({ message: 'silo to be deleted contains a project', request_id: '1' }, { status: 400 }),
  );
  items[0]?.onSelect?.();
  await settleConfirm(true);
  expect(store.get(toastsAtom)).toMatchObject([
    {
      variant: 'error',
      title: 'Could not delete silo',
      content: 'Silo to be deleted contains a project',
    },
  ]);
});
