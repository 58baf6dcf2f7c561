import { join } from 'node:path';
import { expect, test } from 'vitest';
import { currentBuild, readState } from './state.ts';
import { fakeRemote, fakeShell, temporary } from '../../tools/testing/fake-dist.ts';
import { rollback, rollbackShellSet } from './rollback.ts';
import { createSite, publish } from './site.ts';

/** A site whose shell S2 shares more than S1, and two areas of which builds need S2; one of them is new since S1. */
async function begin(folder: string) {
  const site = join(folder, 'site');
  const shell = (build: string, shared: string) => fakeShell(join(folder, build), { build, shared });
  const area = (name: string, build: string, shared: string) => ({
    folder: fakeRemote(join(folder, build), name, build, { build, shared }),
  });
  await createSite({
    shell: shell('S1', '1.2.0'),
    remotes: [area('system', 'system-1', '1.2.0').folder, area('auth', 'auth-1', '1.2.0').folder],
    out: site,
  });
  await publish(site, [{ folder: shell('S2', '1.3.0') }, area('auth', 'auth-2', '1.2.0')]);
  await publish(site, [area('system', 'system-2', '1.3.0')]);
  const served = () => Object.values(readState(site).apps).map(currentBuild).toSorted();
  return { site, area, served };
}

test('a rollback of the shell names each area in the way, and what to do with it', async () => {
  using folder = temporary();
  const { site, area, served } = await begin(folder.path);
  await publish(site, [area('reports', 'reports-1', '1.3.0')]);
  const before = served();
  const refusal = await rollback(site, 'shell').catch((error: unknown) => String(error));
  expect(refusal).toContain(
    'system system-2: Needs shared ^1.3.0, the shell has 1.2.0. First roll it back too: rollback system --build system-1.',
  );
  expect(refusal).toContain(
    'reports reports-1: Needs shared ^1.3.0, the shell has 1.2.0. No build of it on this site runs there: publish one that was built for it, or take the area out: remove reports.',
  );
  expect(refusal).not.toContain('publish the shell first');
  expect(served()).toEqual(before);
});

test('shell and areas return together to the set that was served last with that shell', async () => {
  using folder = temporary();
  const { site, served } = await begin(folder.path);
  expect(await rollbackShellSet(site, undefined)).toEqual(['shell S1', 'system system-1', 'auth auth-1']);
  expect(served()).toEqual(['S1', 'auth-1', 'system-1']);
});

test('an area that is new since then stays when it runs on that shell, and is named when it does not', async () => {
  using folder = temporary();
  const { site, area, served } = await begin(folder.path);
  await publish(site, [area('reports', 'reports-1', '1.3.0')]);
  await expect(rollbackShellSet(site, 'S1')).rejects.toThrow('reports reports-1: Needs shared ^1.3.0');
  await publish(site, [area('reports', 'reports-2', '1.2.0')]);
  await rollbackShellSet(site, 'S1');
  expect(served()).toEqual(['S1', 'auth-1', 'reports-2', 'system-1']);
});
