import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { deploy, type Checks } from './checks.ts';
import { change } from './guide.ts';
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
    built.code !== 0 && built.output.includes('@console/shared/router'),
    'the build refuses it',
    built.output,
  );
  const published = await deploy(site, 'publish', team.path('dist'));
  check(published.code === 1 && published.output.includes('Build again'), 'and the site', published.output);
  writeFileSync(path, source);
}

/** A library is bundled when the configuration lists it; linter and build refuse it before in the same words. */
export async function library(team: Team, { check }: Checks): Promise<void> {
  const [path, config] = [team.path('src/list.tsx'), team.path('rsbuild.config.ts')];
  const [source, before] = [readFileSync(path, 'utf8'), readFileSync(config, 'utf8')];
  const results = async () => [await team.npx(['oxlint', 'src']), await team.npm(['run', 'build'])] as const;
  writeFileSync(path, `import { scaleLinear } from 'd3-scale';\nconsole.info(scaleLinear);\n${source}`);
  for (const { code, output } of await results())
    check(
      code !== 0 && output.includes("libraries: ['d3-scale']"),
      'another library is refused, with the way to bundle it',
      output,
    );
  change(config, ['defineRemote(manifest)', "defineRemote(manifest, { libraries: ['d3-scale'] })"]);
  for (const { code, output } of await results()) check(code === 0, 'and bundled when it is listed', output);
  writeFileSync(path, source);
  writeFileSync(config, before);
}

const TABS = `export const routes = [
  screen('/reports/archive', {
    crumb: 'Archive',
    component: () => import('./list.tsx'),
    tabs: [screen('/reports/archive/old', { crumb: 'Old', component: () => import('./create.tsx') })],
  }),`;

/** A tab without the breadcrumbs of its page is refused. */
export async function lostTab(team: Team, { check }: Checks): Promise<void> {
  const path = team.path('src/routes.ts');
  const source = readFileSync(path, 'utf8');
  change(path, ['export const routes = [', TABS]);
  const { code, output } = await team.npm(['run', 'build']);
  check(
    code !== 0 && output.includes('the tab /reports/archive/old has no `under`'),
    'a tab without `under` is refused',
    output,
  );
  writeFileSync(path, source);
}

/** Styles are put into their layer; rules that break the look of the console are refused at their line. */
export async function look(team: Team, { check }: Checks): Promise<void> {
  const [sheet, path] = [team.path('src/list.module.css'), team.path('src/list.tsx')];
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, `import styles from './list.module.css';\nconsole.info(styles['table']);\n${source}`);
  writeFileSync(sheet, '.table td {\n  padding: var(--space-2);\n}\n');
  const built = await team.npm(['run', 'build']);
  check(built.code === 0, 'styles without a layer are built', built.output);
  writeFileSync(sheet, '.table td {\n  padding: 13px;\n}\n');
  const refused = await team.npm(['run', 'build']);
  check(
    refused.code !== 0 && refused.output.includes('src/list.module.css:2 13px is a raw size'),
    'a raw size is refused at its line',
    refused.output,
  );
  writeFileSync(path, source);
  rmSync(sheet);
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
