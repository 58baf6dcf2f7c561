import { readFileSync, writeFileSync } from 'node:fs';
import { deploy, type Checks } from './checks.ts';
import type { Team } from './team.ts';

/** A build with a library of the shell fails, and its output cannot be published. */
export async function secondCopy(site: string, team: Team, { check }: Checks): Promise<void> {
  const path = team.path('src/list.tsx');
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, `import { useNavigate } from 'react-router';\nconsole.info(useNavigate);\n${source}`);
  const lint = await team.npm(['run', 'check']);
  check(
    lint.code !== 0 && lint.output.includes('@console/shared/router'),
    'the rules refuse a library of the shell',
    lint.output,
  );
  const built = await team.npm(['run', 'build']);
  check(
    built.code !== 0 && built.output.includes('react-router, of which'),
    'the build refuses it',
    built.output,
  );
  const published = await deploy(site, 'publish', team.path('dist'));
  check(published.code === 1 && published.output.includes('Build again'), 'and the site', published.output);
  writeFileSync(path, source);
}

/** Another team chooses the same name, or a prefix that is in use. */
export async function clash(site: string, team: Team, { check, works }: Checks): Promise<void> {
  const path = team.path('package.json');
  const described = readFileSync(path, 'utf8');
  writeFileSync(path, described.replace('console-area-reports', 'other-reports'));
  await works('npm run build of another package', team.npm(['run', 'build']));
  const named = await deploy(site, 'publish', team.path('dist'));
  check(
    named.code === 1 && named.output.includes('Choose another name'),
    'a name that is taken is refused',
    named.output,
  );
  writeFileSync(path, described);
  const manifest = team.path('src/manifest.ts');
  const source = readFileSync(manifest, 'utf8');
  writeFileSync(manifest, source.replace("prefixes: ['/reports']", "prefixes: ['/reports', '/system']"));
  await works('npm run build with a prefix that is taken', team.npm(['run', 'build']));
  const prefixed = await deploy(site, 'publish', team.path('dist'));
  check(
    prefixed.code === 1 && prefixed.output.includes('both own "/system"'),
    'a prefix too',
    prefixed.output,
  );
  writeFileSync(manifest, source);
}
