import type { Guard, Proof } from './guard.ts';

const damage = (title: string): Proof => ({ unit: 'deploy/site/damage.test.ts', title });
const release = (title: string): Proof => ({ unit: 'deploy/site/release.test.ts', title });
const lock = (title: string): Proof => ({ unit: 'deploy/site/lock.test.ts', title });
const faults = (subject: string): Proof => ({
  unit: 'tools/faults/releases.test.ts',
  title: `${subject}: whatever goes wrong, the site stays whole and the next try succeeds`,
});

/** Guards on what may be published, and on failures of a publication. */
export const RELEASES: readonly Guard[] = [
  {
    name: 'a build with a changed file',
    source: 'ASVS 3.6.1',
    file: 'deploy/site/list.ts',
    guard: 'if (integrityOf(bytes) !== list.get(path))',
    without: "if (integrityOf(bytes) === '')",
    proofs: [damage('a build with any file flipped is refused, and nothing of it arrives')],
  },
  {
    name: 'a build with a missing file',
    source: 'ASVS 3.6.1',
    file: 'deploy/site/list.ts',
    guard: 'if (bytes === undefined) throw new SiteError(`${where}: ${path} is missing`);',
    without: 'if (bytes === undefined) continue;',
    proofs: [damage('a build with any file missing is refused, and nothing of it arrives')],
  },
  {
    name: 'a file of a build that no list pins',
    source: 'ASVS 3.6.1',
    file: 'deploy/site/list.ts',
    guard: 'if (extra.length > 0)',
    without: 'if (extra.length < 0)',
    proofs: [damage('a file that no list names is refused in a build and beside published files')],
  },
  {
    name: 'a symbolic link in a build',
    source: 'ASVS 5.3.2',
    file: 'deploy/site/files.ts',
    guard: '!entry.isFile() && !entry.isDirectory()',
    without: 'entry.isSocket()',
    proofs: [
      damage('a build with a symbolic link to a file is refused'),
      damage('a folder of published files that was replaced by a link is refused'),
    ],
  },
  {
    name: 'a name of a published file that is more than a name',
    source: 'ASVS 5.3.2',
    file: 'deploy/site/list.ts',
    guard: '!isSafePath(path) || ',
    without: '',
    proofs: [
      damage('a list with a path above its folder is refused'),
      damage('a build with a hidden file is refused'),
    ],
  },
  {
    name: 'a file of a row that is not the one of its build',
    source: 'ASVS 3.6.1',
    file: 'deploy/site/verify.ts',
    guard: 'if (!list.has(path))',
    without: "if (path === '')",
    proofs: [damage('a row with a pin of a file that it does not bring is refused')],
  },
  {
    name: 'a page of a remote whose files are not those of its build',
    source: 'ASVS 3.6.1',
    file: 'deploy/site/verify.ts',
    guard: 'named.find((path) => !list.has(path))',
    without: "named.find((path) => path === '')",
    proofs: [
      {
        unit: 'deploy/site/pages.test.ts',
        title: 'a file of a page that is not of the build is refused',
      },
    ],
  },
  {
    name: 'one path prefix of two areas',
    source: 'docs/architecture.md 4',
    file: 'deploy/site/ownership.ts',
    guard: 'if (owner !== undefined && owner !== name)',
    without: "if (owner === '')",
    proofs: [damage('two areas cannot own one prefix, in upper or lower case')],
  },
  {
    name: 'a file of an area that a browser would open as a page',
    source: 'ASVS 3.2.1',
    file: 'deploy/site/build.ts',
    guard: '.find((path) => !KINDS.test(path))',
    without: ".find((path) => path === '')",
    proofs: [
      damage('a build with the file page.html, which browsers could open as a page, is refused'),
      {
        unit: 'deploy/site/headers.test.ts',
        title: 'a file other than the document runs no script as a page',
      },
    ],
  },
  {
    name: 'a change of the metadata of a build after it was switched to',
    source: 'docs/architecture.md 4',
    file: 'deploy/site/build.ts',
    guard: '(pin === undefined ? keptFolder : pinnedFolder)(site, app, build)',
    without: 'keptFolder(site, app, build)',
    proofs: [
      {
        unit: 'deploy/site/pinned.test.ts',
        title:
          'a team that changes the metadata of a served build changes nothing that is served, and verify reports it',
      },
    ],
  },
  {
    name: 'a damaged file or compressed copy among published ones',
    source: 'ASVS 3.6.1',
    file: 'deploy/site/copy.ts',
    guard: 'const damaged = [...files].filter(([path]) => !isIntact(folder, path, files));',
    without: 'const damaged = [...files].filter(([path]) => !existsSync(join(folder, path)));',
    proofs: [
      damage(
        'a published file or compressed copy that is cut is found, and healed by publishing the build again',
      ),
      faults('set'),
    ],
  },
  {
    name: 'a change by hand that the next release would make visible',
    source: 'docs/architecture.md 4',
    file: 'deploy/site/state.ts',
    guard: 'return verifyFiles(folder, list, link);',
    without: "return new Map([['state.json', readRegular(join(folder, 'state.json')) ?? Buffer.of()]]);",
    proofs: [damage('a manual change of the served document is detected before it is published')],
  },
  {
    name: 'staged files that were changed before the switch',
    source: 'ASVS 3.6.1',
    file: 'deploy/site/release.ts',
    guard: 'for (const build of builds) verifyInPlace(site, build);',
    without: '',
    proofs: [release('staged files are compared again at the switch')],
  },
  {
    name: 'a staged record that leads to the build of another app',
    source: 'ASVS 5.3.2',
    file: 'deploy/site/site.ts',
    guard: " || !isSafeName(record['build'])",
    without: '',
    proofs: [release('a staged record of another build than the one in its folder is refused')],
  },
  {
    name: 'two publishers that begin at the same moment',
    source: 'docs/architecture.md 4',
    file: 'deploy/site/lock.ts',
    guard: "if (code === 'EEXIST' || code === 'ENOENT') return false;",
    without: "if (code === 'EEXIST' || code === 'ENOENT') return true;",
    proofs: [lock('when two find the lock free at the same moment, only one gets it')],
  },
  {
    name: 'a publisher while another one is at work',
    source: 'docs/architecture.md 4',
    file: 'deploy/site/lock.ts',
    guard: "last === undefined || last.free ? '' : whyAbandoned(folder, last.number)",
    without: "''",
    proofs: [lock('any number of publishers wait for each other, and no publication is lost')],
  },
  {
    name: 'the switch of a publisher that was taken over',
    source: 'docs/architecture.md 4',
    file: 'deploy/site/lock.ts',
    guard: 'if (numbersIn(folder)[0]?.number !== number)',
    without: 'if (number === undefined)',
    proofs: [lock('a publisher whose lock was taken over detects it before it switches')],
  },
  {
    name: 'the lock of a publisher of another host taken for abandoned',
    source: 'docs/architecture.md 4',
    file: 'deploy/site/lock.ts',
    guard: 'isHolder(holder) && holder.host === HOST',
    without: 'isHolder(holder)',
    proofs: [lock('a process on another host whose id is unused here does not count as ended')],
  },
  {
    name: 'a document that was not read back before the switch',
    source: 'docs/architecture.md 4',
    file: 'deploy/site/publish-document.ts',
    guard: 'verifyFiles(there, parseList(files.get(FILE_LIST), there), there);',
    without: '',
    proofs: [faults('set'), faults('rollback')],
  },
  {
    name: 'a switch over one that came between',
    source: 'docs/architecture.md 4',
    file: 'deploy/site/publish-document.ts',
    guard: 'if (isSite(site) && readState(site).serial !== state.serial - 1)',
    without: 'if (state.serial < 0)',
    proofs: [release('a switch is refused after a concurrent switch, with or without the lock')],
  },
  {
    name: 'a document with the headers of another shell',
    source: 'ASVS 3.4.3',
    file: 'tools/server/static.ts',
    guard: 'return sendChanging(documentAt(folder, path)',
    without: 'return sendChanging(documentAt(root, path)',
    proofs: [
      {
        unit: 'tools/server/static.test.ts',
        title:
          'a document that is requested while a shell is published has the headers that allow its own script',
      },
    ],
  },
];
