// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  fill,
  openDialog,
  press,
  renderScreen,
  useScreens,
} from '../../../../../../tools/testing/screen.tsx';
import { routes } from '../../../routes.ts';

useScreens();

async function opened(instance: string, project = 'edge-cache') {
  const { mock } = await renderScreen(routes, `/projects/${project}/instances/${instance}/storage`);
  await press(await screen.findByRole('button', { name: 'Troubleshoot connection' }));
  return { mock, dialog: await openDialog('Troubleshoot connection') };
}

const answerIn = async (dialog: Awaited<ReturnType<typeof openDialog>>) =>
  within(await dialog.findByRole('region', { name: 'Answer' }, { timeout: 10_000 }));

describe('broken machines of the demo', () => {
  it.each([
    ['edge-cache', 'schema-migrator', '22', /The instance was stopped/, 'Start now'],
    [
      'edge-cache',
      'ingest-frozen',
      '22',
      /The instance failed .+ It does not restart automatically/,
      'Start now',
    ],
    ['edge-cache', 'tls-terminator-a', '443', /Boot stopped in the emergency shell/, 'Serial console'],
    ['edge-cache', 'log-shipper', '22', /no external address/, 'Attach an external IP'],
    ['edge-cache', 'cache-ams-02', '5432', /denies traffic into cache-ams-02/, 'New rule'],
    [
      'web-frontend',
      'web-01',
      '22',
      /Its responses do not get back\. .+172\.30\.0\.200, which no instance of the VPC has/,
      'All steps',
    ],
  ])('%s/%s on port %s', async (project, instance, port, cause, way) => {
    const { dialog } = await opened(instance, project);
    fill(dialog.getByLabelText('Port'), port);
    const answer = await answerIn(dialog);
    expect(await answer.findByText('The cause')).toBeTruthy();
    expect(answer.getByRole('status').textContent).toMatch(cause);
    expect(answer.getByText(way)).toBeTruthy();
  });
});

it('nothing of the network is read for an instance that does not run', async () => {
  const { mock, dialog } = await opened('schema-migrator');
  await answerIn(dialog);
  expect(mock.calls.get('vpcFirewallRulesView')).toBeUndefined();
});

it('a delivered connection leads to the guest, and follows the question', async () => {
  const { dialog } = await opened('cache-ams-02');
  const answer = await answerIn(dialog);
  expect(answer.getByRole('status').textContent).toMatch(
    /The platform delivers the traffic\. Check in the guest: .+TCP 22/,
  );
  await press(dialog.getByRole('radio', { name: 'An address' }));
  expect(dialog.getByText('Enter an address')).toBeTruthy();
  expect(dialog.queryByRole('region', { name: 'Answer' })).toBeNull();
  fill(dialog.getByLabelText('Address'), '2001:db8::9');
  expect((await answerIn(dialog)).getByRole('status').textContent).toMatch(/no external IPv6 address/);
});
