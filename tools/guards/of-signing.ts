import type { Guard, Proof } from './guard.ts';

const what = (title: string): Proof => ({ unit: 'deploy/site/signature.test.ts', title });
const signed = (title: string): Proof => ({ unit: 'deploy/site/signed.test.ts', title });
const keys = (title: string): Proof => ({ unit: 'deploy/site/keys.test.ts', title });
const served = (title: string): Proof => ({ unit: 'deploy/site/served-rows.test.ts', title });
const container = (title: string): Proof => ({ unit: 'deploy/container/bring-site.test.ts', title });
const SOURCE = 'docs/decisions/033-signed-rows.md';

/** Guards on what a site with release keys may serve. */
export const SIGNING: readonly Guard[] = [
  {
    name: 'a signature that is not of the build',
    source: SOURCE,
    file: 'deploy/site/signature.ts',
    guard: 'return isValid ? undefined',
    without: "return isValid || value !== '' ? undefined",
    proofs: [
      what('another entry is refused'),
      what('another site, time or byte of the signature is refused'),
      served('a row that was changed with all hashes of the site is found by its signature alone'),
    ],
  },
  {
    name: 'a key that the site does not have',
    source: SOURCE,
    file: 'deploy/site/signature.ts',
    guard: 'const key = keys.find((one) => keyIdOf(one) === id);',
    without: 'const key = keys.find((one) => keyIdOf(one) === id) ?? keys[0];',
    proofs: [what('a key that the site does not have is named')],
  },
  {
    name: 'the row as what is signed',
    source: SOURCE,
    file: 'deploy/site/signature.ts',
    guard: "row: kind === 'remote' ? what.row : undefined,",
    without: '',
    proofs: [what('another prefix is refused'), what('another extension is refused')],
  },
  {
    name: 'the files as what is signed',
    source: SOURCE,
    file: 'deploy/site/signature.ts',
    guard: 'files: Object.fromEntries([...list].filter(([path]) => isSigned(path))),',
    without: 'files: isSigned(build) ? list.size : 0,',
    proofs: [what('another file of a page is refused'), what('another index.html of a shell is refused')],
  },
  {
    name: 'the package as what is signed',
    source: SOURCE,
    file: 'deploy/site/signature.ts',
    guard: 'package: origin.package,',
    without: "package: origin.package === '',",
    proofs: [what('another package is refused')],
  },
  {
    name: 'a document with a row that no key has signed',
    source: SOURCE,
    file: 'deploy/site/publish-document.ts',
    guard: 'verifySigned(wanted, all);',
    without: '',
    proofs: [
      signed('whoever can write the staged files alone gets nothing served'),
      signed(
        'a rollback, a removal and a change of settings refuse to write the row of a build that was never signed',
      ),
    ],
  },
  {
    name: 'files of a published build that no key has signed',
    source: SOURCE,
    file: 'deploy/site/site.ts',
    guard: 'verifySigned(served, builds);',
    without: '',
    proofs: [signed('a build without a signature is not published, and none of its files arrive')],
  },
  {
    name: 'files of a staged build that no key has signed',
    source: SOURCE,
    file: 'deploy/site/site.ts',
    guard: 'verifySigned(state, [build]);',
    without: '',
    proofs: [signed('a build that is not signed is neither staged nor listed')],
  },
  {
    name: 'files of the shell before that no key has signed',
    source: SOURCE,
    file: 'deploy/site/site.ts',
    guard: 'verifySigned(state, [shell]);',
    without: '',
    proofs: [signed('a shell that is not signed does not become the shell before')],
  },
  {
    name: 'files of a previewed build that no key has signed',
    source: SOURCE,
    file: 'deploy/site/rollout.ts',
    guard: 'verifySigned(state, [build]);',
    without: '',
    proofs: [signed('a build that is not signed is neither staged nor listed')],
  },
  {
    name: 'an old signed build in place of a newer one',
    source: SOURCE,
    file: 'deploy/site/release.ts',
    guard: "if (how === 'publish') verifyOrder(state, builds, at);",
    without: "if (how === 'publish') verifyOrder(state, [], at);",
    proofs: [
      signed(
        'a build that was signed before one that was served is published again only by a rollback, or signed again',
      ),
      signed('a signature from the future is refused: every later build would be older'),
    ],
  },
  {
    name: 'a new signature on what the keys before refuse',
    source: SOURCE,
    file: 'deploy/site/keys.ts',
    guard: 'if (present !== undefined && signatureProblem(build, present) !== undefined) return release;',
    without: '',
    proofs: [keys('a new key does not sign what the keys before refuse')],
  },
  {
    name: 'a private key in a repository',
    source: SOURCE,
    file: 'deploy/site/keys.ts',
    guard: 'if (isInRepository(path))',
    without: "if (path === '')",
    proofs: [
      keys('a private key is readable by its owner alone, never overwritten and never in a repository'),
    ],
  },
  {
    name: 'a private key that others can read',
    source: SOURCE,
    file: 'deploy/site/keys.ts',
    guard: 'mode: 0o600,',
    without: 'mode: 0o644,',
    proofs: [
      keys('a private key is readable by its owner alone, never overwritten and never in a repository'),
    ],
  },
  {
    name: 'a private key among the public ones',
    source: SOURCE,
    file: 'deploy/site/keys.ts',
    guard: "if (text.includes('PRIVATE KEY'))",
    without: "if (text === '')",
    proofs: [keys('the keys production=own.pub,own.key are refused')],
  },
  {
    name: 'a server on a site with a changed registry',
    source: SOURCE,
    file: 'tools/serve.ts',
    guard: 'verifyServed(root, keys === undefined ? undefined : signingOf(keys));',
    without: 'if (keys !== undefined) signingOf(keys);',
    proofs: [served("the console's server does not start on a site that the release keys refuse")],
  },
  {
    name: 'a container on a site with a changed registry',
    source: SOURCE,
    file: 'deploy/container/bring-site.ts',
    guard: 'if (problems.length > 0) await changeSettings(site, {}, PUBLISHER);',
    without: '',
    proofs: [container('a container writes a registry again that was changed, when its builds are signed')],
  },
  {
    name: 'a container with other keys than those of the site',
    source: SOURCE,
    file: 'deploy/container/bring-site.ts',
    guard: 'if (releaseKeys !== undefined && !(await isTrusting(installation)))',
    without: "if (site === '' && !(await isTrusting(installation)))",
    proofs: [container('a container writes a registry again that was changed, when its builds are signed')],
  },
  {
    name: 'an export of a changed registry',
    source: SOURCE,
    file: 'deploy/site/export.ts',
    guard: 'verifyServed(site);',
    without: '',
    proofs: [
      served(
        'a registry in which a row was changed is found by its name, served by nothing and exported by nothing',
      ),
    ],
  },
  {
    name: 'a changed registry that verify does not report',
    source: SOURCE,
    file: 'deploy/site/audit.ts',
    guard: 'problems.push(...servedProblems(site, trusted));',
    without: '',
    proofs: [
      served(
        'a registry in which a row was changed is found by its name, served by nothing and exported by nothing',
      ),
      served('whoever replaces the keys of a site too is found by the keys outside of it'),
    ],
  },
  {
    name: 'documents that are not made of the signed builds',
    source: SOURCE,
    file: 'deploy/site/served-rows.ts',
    guard: 'differences(path, served, wanted),',
    without: 'differences(path, wanted, wanted),',
    proofs: [
      served('another prefix in the registry is found'),
      served('a row more, and a document that was changed beside its rows, are found'),
      served('the row of a preview that was changed is found'),
    ],
  },
];
