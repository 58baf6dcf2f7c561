// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { mockApi } from '../../../../../../tools/testing/mock-api.ts';
import { linkIsUp } from './ports.ts';

const PORT = { id: '', portName: 'qsfp0', rackId: 'rack', switchLocation: 'switch0' };

it('waiting for a link ends when the session has ended: the next step is a write', async () => {
  vi.spyOn(location, 'assign').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  mockApi({ operation: 'networkingSwitchPortStatus', status: 401, message: 'Signed out' });
  await expect(linkIsUp(PORT, () => false)).rejects.toMatchObject({ kind: 'unauthorized' });
});
