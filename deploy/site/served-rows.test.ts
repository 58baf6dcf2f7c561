import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeFileList } from '../../build/files.ts';
import { integrityOf, ROOT } from '../../tools/machine/files.ts';
import { run } from '../../tools/machine/process.ts';
import { fakeRemote, fakeShell, temporary } from '../../tools/testing/fake-dist.ts';
import { audit } from './audit.ts';
import { exportSite } from './export.ts';
import { changeKeys } from './keys.ts';
import { preview } from './rollout.ts';
import { servedProblems, verifyServed } from './served-rows.ts';
import { publicTextOf } from './signing.ts';
import { createSite } from './site.ts';

const pair = () => generateKeyPairSync('ed25519');
const signingOf = ({ publicKey }: ReturnType<typeof pair>) => ({
  site: 'production',
  keys: [publicTextOf(publicKey)],
});
const OWN = pair();
const SIGNING = signingOf(OWN);

/** A site with a release key, its build of `system`, and `tamper`, which changes the served folder as who can write to it would. */
async function begin(folder: string, isSigned = true) {
  const site = join(folder, 'site');
  const build = (id: string) => fakeRemote(join(folder, id), 'system', id, { build: id });
  await createSite({
    shell: fakeShell(join(folder, 'shell'), { build: 'S' }),
    remotes: [build('A')],
    out: site,
  });
  if (isSigned) await changeKeys(site, SIGNING, { key: OWN.privateKey });
  const tamper = (change: (text: string, path: string) => string) => {
    const served = realpathSync(join(site, '.deploy/served'));
    for (const path of readdirSync(served).filter(
      (name) => /\.(html|json)$/.test(name) && name !== 'files.json',
    )) {
      const text = readFileSync(join(served, path), 'utf8');
      writeFileSync(join(served, path), change(text, path));
    }
    writeFileList(served);
  };
  return { site, build, tamper };
}

/** Another hash for the entry of `system` in documents and registries. */
const otherEntry = (text: string, path: string): string =>
  path === 'state.json'
    ? text
    : text.replace(
        /("entry":"[^"]+","integrity":"sha384-)[^"]{64}/,
        (_, start: string) => start + 'x'.repeat(64),
      );

const ROWS = [
  'index.html: the row of system is not that of a signed build',
  'registry.json: the row of system is not that of a signed build',
];

test('a registry in which a row was changed is found by its name, served by nothing and exported by nothing', async () => {
  using folder = temporary();
  const { site, tamper } = await begin(folder.path);
  verifyServed(site);
  expect((await audit(site)).problems).toEqual([]);
  tamper(otherEntry);
  expect((await audit(site)).problems).toEqual(ROWS);
  expect(() => verifyServed(site)).toThrow(ROWS[1]);
  expect(() => exportSite(site, join(folder.path, 'out'))).toThrow(ROWS[0]);
  expect(existsSync(join(folder.path, 'out'))).toBe(false);
});

test.each([
  ['label', '"label":"system"', '"label":"Projects"'],
  ['prefix', '"prefixes":["/system"]', '"prefixes":["/system","/login"]'],
  ['read', '"shares":["table"]', '"shares":["table"],"reads":["/v1/me"]'],
])('another %s in the registry is found', async (_, from, to) => {
  using folder = temporary();
  const { site, tamper } = await begin(folder.path);
  tamper((text) => text.replace(from, to));
  expect(servedProblems(site)).toEqual(ROWS);
});

test('a row more, and a document that was changed beside its rows, are found', async () => {
  using folder = temporary();
  const { site, tamper } = await begin(folder.path);
  tamper((text) => text.replace('"remotes":[', '"remotes":[{"name":"reports"},'));
  expect(servedProblems(site)).toEqual([
    'index.html: the row of reports is not that of a signed build',
    'registry.json: the row of reports is not that of a signed build',
  ]);
  using other = temporary();
  const second = await begin(other.path);
  second.tamper((text) =>
    text.replace('<title>', '<script src="/remotes/system/A/list.js"></script><title>'),
  );
  expect(servedProblems(second.site)).toEqual(['index.html is not what the signed builds make of it']);
});

test('the row of a preview that was changed is found', async () => {
  using folder = temporary();
  const { site, build } = await begin(folder.path);
  await preview(site, { folder: build('B') }, { key: OWN.privateKey });
  expect(servedProblems(site)).toEqual([]);
  const served = realpathSync(join(site, '.deploy/served'));
  const row = join(served, 'rows/system.B.json');
  writeFileSync(row, readFileSync(row, 'utf8').replace('"label":"system"', '"label":"Projects"'));
  writeFileList(served);
  expect(servedProblems(site)).toEqual(['rows/system.B.json is not what the signed builds make of it']);
});

/** Changes the row of `system` everywhere in a site, with all hashes that the site has of it. */
function replaceBuild(site: string, tamper: (change: (text: string) => string) => void): void {
  for (const place of ['pinned', 'apps']) {
    const kept = join(site, '.deploy', place, 'system', place === 'apps' ? 'builds/A' : 'A');
    const list = readFileSync(join(kept, 'files.json'), 'utf8');
    const row = readFileSync(join(kept, 'row.json'), 'utf8');
    const next = row.replace('"prefixes":["/system"]', '"prefixes":["/system","/projects"]');
    writeFileSync(join(kept, 'row.json'), next);
    const nextList = list.replace(integrityOf(Buffer.from(row)), integrityOf(Buffer.from(next)));
    writeFileSync(join(kept, 'files.json'), nextList);
    if (place === 'pinned')
      tamper((text) =>
        text
          .replace('"prefixes":["/system"]', '"prefixes":["/system","/projects"]')
          .replace(integrityOf(Buffer.from(list)), integrityOf(Buffer.from(nextList))),
      );
  }
}

test('a row that was changed with all hashes of the site is found by its signature alone', async () => {
  using folder = temporary();
  const plain = await begin(folder.path, false);
  replaceBuild(plain.site, plain.tamper);
  expect((await audit(plain.site)).problems).toEqual([]);
  using other = temporary();
  const { site, tamper } = await begin(other.path);
  replaceBuild(site, tamper);
  expect((await audit(site)).problems).toEqual([
    expect.stringMatching(/^system A: it is not what the key \w{16} has signed for the site production$/),
  ]);
});

test('whoever replaces the keys of a site too is found by the keys outside of it', async () => {
  using folder = temporary();
  const { site } = await begin(folder.path);
  const thief = pair();
  await changeKeys(site, undefined);
  await changeKeys(site, signingOf(thief), { key: thief.privateKey });
  verifyServed(site);
  expect(servedProblems(site, SIGNING)).toEqual([
    expect.stringMatching(/^shell S: it is signed with the key/),
    expect.stringMatching(/^system A: it is signed with the key/),
  ]);
  await changeKeys(site, undefined);
  verifyServed(site);
  expect((await audit(site, undefined, SIGNING)).problems).toHaveLength(2);
});

test(
  "the console's server does not start on a site that the release keys refuse",
  { timeout: 60_000 },
  async () => {
    using folder = temporary();
    const { site, tamper } = await begin(folder.path);
    const serve = (...flags: string[]) =>
      run(process.execPath, [join(ROOT, 'tools/serve.ts'), '--root', site, '--port', '0', ...flags]);
    const other = await serve('--release-keys', `production=${publicTextOf(pair().publicKey)}`);
    expect(other).toMatchObject({ code: 1, output: expect.stringContaining('which is none of this site') });
    tamper(otherEntry);
    expect(await serve()).toMatchObject({ code: 1, output: expect.stringContaining(ROWS[1] ?? '') });
  },
);
