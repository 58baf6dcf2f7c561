import { join } from 'node:path';
import { REMOTES } from '../../build/apps.ts';
import { createSite } from '../../deploy/site/site.ts';
import { fakeRemote, fakeShell } from './fake-dist.ts';

/**
 * A small site in a folder, which is its result: a shell whose build is `a`, and areas by name with the text of their build. With
 * `boot` the shell has that boot script.
 */
export async function fakeSite(
  folder: string,
  {
    areas = {},
    settings = {},
    boot,
  }: {
    areas?: Readonly<Record<string, string>>;
    settings?: Parameters<typeof createSite>[0]['settings'];
    boot?: string;
  } = {},
): Promise<string> {
  const out = join(folder, 'site');
  await createSite({
    shell: fakeShell(join(folder, 'shell'), { build: 'a', ...(boot !== undefined && { boot }) }),
    remotes: Object.entries(areas).map(([name, text]) => fakeRemote(join(folder, name), name, text)),
    ...(settings && { settings }),
    out,
  });
  return out;
}

/** A folder as `npm run build` writes it, with small builds whose ids end with the round. Returns them by `app build`. */
export function fakeBuilds(folder: string, round: string): Map<string, string> {
  const build = `shell-${round}`;
  const shell = fakeShell(join(folder, 'shell'), { build, boot: `boot(${round});` });
  return new Map([
    [`shell ${build}`, shell],
    ...REMOTES.map((name) => {
      const id = `${name}-${round}`;
      return [`${name} ${id}`, fakeRemote(join(folder, 'remotes', name), name, id, { build: id })] as const;
    }),
  ]);
}
