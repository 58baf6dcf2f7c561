import { cpSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileList } from '../../build/files.ts';
import { changeKeys, makeKeys, readPrivateKey, signingOf } from '../../deploy/site/keys.ts';
import { rollback } from '../../deploy/site/rollback.ts';
import { servedProblems, verifyServed } from '../../deploy/site/served-rows.ts';
import { publishRemote } from '../../deploy/site/site.ts';
import { SiteError } from '../../deploy/site/site-error.ts';
import { SYSTEM } from './build.ts';

const REMOTE = SYSTEM.remote;

/** The context of the drill, and its function that reports results. */
export interface SignedDrill {
  readonly folder: string;
  /** A site that serves another build of the remote than the changed one. */
  readonly site: string;
  /** Folder of a build of the remote. */
  readonly changed: string;
  readonly prove: (holds: boolean, what: string, detail?: string) => void;
}

const refusalOf = async (attempt: () => unknown): Promise<string> => {
  try {
    await attempt();
    return '';
  } catch (error) {
    if (error instanceof SiteError) return error.message;
    throw error;
  }
};

/** Copies a build that the site has, and so signs with its first key, under an id that is new to the site. */
function otherBuild(folder: string, copy: string): string {
  cpSync(folder, copy, { recursive: true });
  const path = join(copy, 'row.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace(/("build": ?")[^"]+/, '$1unsigned'));
  writeFileList(copy);
  return copy;
}

/** Gives a site of real builds a release key, and tampers with its registry (docs/decisions/033-signed-rows.md). */
export async function drillSigned({ folder, site, changed, prove }: SignedDrill): Promise<void> {
  const at = (name: string) => join(folder, name);
  makeKeys(at('release'));
  const key = readPrivateKey(at('release.key'));
  const keys = signingOf(`drill=${at('release.pub')}`);
  await changeKeys(site, keys, { key });
  prove(servedProblems(site, keys).length === 0, 'everything that the site serves is signed with a new key');
  const next = otherBuild(changed, at('unsigned'));
  const unsigned = await refusalOf(() => publishRemote(site, next, REMOTE));
  prove(unsigned.includes('it is not signed'), 'a build without a signature is refused', unsigned);
  await publishRemote(site, next, REMOTE, { key });
  verifyServed(site, keys);
  prove(servedProblems(site, keys).length === 0, 'with a signature it is served');
  await rollback(site, REMOTE);
  prove(servedProblems(site, keys).length === 0, 'the rollback needs no key');

  const served = realpathSync(join(site, '.deploy/served'));
  const registry = join(served, 'registry.json');
  const text = readFileSync(registry, 'utf8');
  const entry = new RegExp(`(/remotes/${REMOTE}/[^"]+","integrity":"sha384-)[^"]{64}`);
  writeFileSync(
    registry,
    text.replace(entry, (_, start: string) => start + 'x'.repeat(64)),
  );
  writeFileList(served);
  const tampered = await refusalOf(() => verifyServed(site, keys));
  prove(
    tampered.includes(`registry.json: the row of ${REMOTE} is not that of a signed build`),
    'a registry with another hash for its entry is not served',
    tampered,
  );
  writeFileSync(registry, text);
  writeFileList(served);
  await changeKeys(site, undefined);
}
