import { security, type Guard } from './guard.ts';

const LOADER = 'shell/src/composition/loader.test.ts';
const loader = (title: string) => ({ unit: LOADER, title });
const rows = (title: string) => ({ unit: 'shell/src/composition/registry-rows.test.ts', title });

const choice = (title: string) => ({ unit: 'shell/src/composition/choice.test.ts', title });
const chosen = (title: string) => ({ unit: 'shell/src/composition/chosen-rows.test.ts', title });

/** Guards on what may become part of the console. */
export const COMPOSITION: readonly Guard[] = [
  {
    name: 'a file of a page that is in another folder than its build',
    source: 'docs/decisions/029-files-of-every-page.md',
    file: 'shell/src/composition/registry-rows.ts',
    guard: "listOf(isFileName)(value['names'])",
    without: "listOf(isText)(value['names'])",
    proofs: [rows('refuses a row with a file of a page in another folder, and no other')],
  },
  {
    name: 'an entry without a usable hash',
    source: 'ASVS 3.6.1',
    file: 'shell/src/composition/loader.ts',
    guard: 'HASH.test(row.integrity) ||',
    without: "row.integrity !== 'none' ||",
    proofs: [
      loader('refuses a row with no hash before anything is fetched'),
      loader('refuses a row with a weak hash before anything is fetched'),
    ],
  },
  {
    name: 'a preview that the registry does not list',
    source: 'docs/trust.md',
    file: 'shell/src/composition/choice.ts',
    guard: 'find(({ build }) => build === asked)',
    without: 'at(0)',
    proofs: [
      choice('that the registry does not list is refused: system:x'),
      choice('that the registry does not list is refused: system:d'),
    ],
  },
  {
    name: 'a second build whose row has no hash',
    source: 'ASVS 3.6.1',
    file: 'shell/src/composition/choice.ts',
    guard: "isMatch(value['row'][1], /^sha384-[A-Za-z0-9+/]{64}$/)",
    without: "typeof value['row'][1] === 'string'",
    proofs: [choice('a row without a hash is no rollout')],
  },
  {
    name: 'a second build in the place of another area',
    source: 'docs/trust.md',
    file: 'shell/src/composition/chosen-rows.ts',
    guard: 'row.name !== served.name ||',
    without: '',
    proofs: [chosen('with a row of another area leaves the served build in use and reports why')],
  },
  {
    name: 'a second build that takes the prefix of another area',
    source: 'docs/trust.md',
    file: 'shell/src/composition/chosen-rows.ts',
    guard: 'prefixes.includes(prefix)',
    without: 'prefixes.length < 0',
    proofs: [
      chosen('with a row with a prefix of another area leaves the served build in use and reports why'),
    ],
  },
  {
    name: 'an area whose row cannot be used',
    source: 'docs/architecture.md 4',
    file: 'shell/src/composition/loader.ts',
    guard: "if (row.refusal !== undefined) throw new RemoteError(row.name, 'registry', row.refusal);",
    without: '',
    proofs: [loader('refuses a row with a malformed member before anything is fetched')],
  },
  {
    name: 'an entry on another site, by its row',
    source: 'ASVS 3.6.1',
    file: 'shell/src/composition/registry-rows.ts',
    guard: "take('entry', isEntry,",
    without: "take('entry', isText,",
    proofs: [
      rows('refuses a row with an entry on another site, and no other'),
      rows('refuses a row with an entry on another host, and no other'),
    ],
  },
  {
    name: 'two rows for one area',
    source: 'docs/architecture.md 4',
    file: 'shell/src/composition/registry-rows.ts',
    guard: 'if (others.length === 0) return first;',
    without: 'if (others.length >= 0) return first;',
    proofs: [rows('refuses an area that has two rows')],
  },
  {
    name: 'a row that takes the prefix of another area',
    source: 'docs/architecture.md 4',
    file: 'shell/src/composition/registry-rows.ts',
    guard: 'const prefixes = row.prefixes.filter((prefix) => !owners.has(prefix));',
    without: 'const { prefixes } = row;',
    proofs: [rows('refuses the row that claims the prefix of another row, and keeps the working row')],
  },
  {
    name: 'a link of the navigation that leads to another site or runs a script',
    source: 'ASVS 3.2.2',
    file: 'shell/src/composition/registry-rows.ts',
    guard: "isText(value['icon']) &&\n  isPath(value['to']) &&",
    without: "isText(value['icon']) &&",
    proofs: [
      rows('refuses a row with a link that runs a script, and no other'),
      rows('refuses a row with a link to another site, and no other'),
    ],
  },
  {
    name: 'the container of one build for that of another',
    source: 'docs/architecture.md 4',
    file: 'shell/src/composition/entry-script.ts',
    guard: 'Reflect.set(globalThis, globalName(row), undefined);',
    without: '',
    proofs: [
      {
        unit: 'shell/src/composition/entry-script.test.ts',
        title: 'does not use the container of one build for another build that left none',
      },
    ],
  },
  {
    name: 'an entry with other bytes',
    source: 'ASVS 3.6.1',
    file: 'shell/src/composition/entry-script.ts',
    guard: "if (row.integrity !== '') script.integrity = row.integrity;",
    without: '',
    proofs: [security('entry of a remote that is entered from another')],
  },
  {
    name: 'chunks that an entry names, with other bytes',
    source: 'ASVS 3.6.1',
    file: 'build/chunk-tables.ts',
    guard: 'return parts.join(JSON.stringify(pick(tables[kind], (id) => !moved.has(id))));',
    without:
      "return parts.join(JSON.stringify(pick(tables[kind], (id) => kind !== 'sriHashes' && !moved.has(id))));",
    proofs: [security('exposed chunk')],
  },
  {
    name: 'chunks that a route table names, with other bytes',
    source: 'ASVS 3.6.1',
    file: 'build/chunk-tables.ts',
    guard: '.filter(([, table]) => Object.keys(table).length > 0)',
    without: ".filter(([kind, table]) => !kind.startsWith('sri') && Object.keys(table).length > 0)",
    proofs: [security('lazy chunk')],
  },
  {
    name: 'scripts and style sheets of the document with other bytes',
    source: 'ASVS 3.6.1',
    file: 'build/shell-files.ts',
    guard: 'writeFileSync(document, stylesLast(html));',
    without: `writeFileSync(document, stylesLast(html.replaceAll(/ integrity="[^"]*"/g, '')));`,
    proofs: [security('style sheet'), security('first script of the shell')],
  },
  {
    name: 'a remote of another contract, by its row',
    source: 'docs/architecture.md 4',
    file: 'shell/src/composition/loader.ts',
    guard: 'if (mismatch) throw',
    without: 'if (mismatch && row.contract < 0) throw',
    proofs: [loader('refuses a row with a newer contract before anything is fetched')],
  },
  {
    name: 'a remote of another contract, by its module',
    source: 'docs/architecture.md 4',
    file: 'shell/src/composition/loader.ts',
    guard: 'if (!acceptsContract(area.contract))',
    without: 'if (area.contract < 0)',
    proofs: [loader('refuses a module of a newer contract than its row says')],
  },
  {
    name: 'a remote that needs a later react',
    source: 'docs/architecture.md 4',
    file: 'shared/contract/pair.ts',
    guard: 'needs.react !== undefined && ',
    without: "needs.react === '' && ",
    proofs: [loader('refuses a row with a newer react before anything is fetched')],
  },
  {
    name: 'a second copy of a shared library',
    source: 'docs/architecture.md 4',
    file: 'shell/src/composition/loader.ts',
    guard: '([key, copy]) => own.get(key) !== copy',
    without: '([key]) => own.get(key) === null',
    proofs: [loader('refuses a module that brings its own copy of a shared library')],
  },
  {
    name: 'a remote that needs later shared modules',
    source: 'docs/architecture.md 4',
    file: 'shared/contract/share-version.ts',
    guard: 'if (have === undefined || want === undefined || have[0] !== want[0]) return false;',
    without: 'if (have === undefined || want === undefined || have[0] !== want[0]) return true;',
    proofs: [
      { e2e: 'serving/deploys', title: 'is refused, and the others work' },
      { e2e: 'serving/deploys', title: 'is refused at the page that uses it; its other pages work' },
    ],
  },
  {
    name: 'a reload that repeats itself',
    source: 'docs/references/composition.md section 3.2',
    file: 'shell/src/update/stale.ts',
    guard: 'if (builds.includes(build)) return false;',
    without: '',
    proofs: [
      {
        e2e: 'serving/deploys',
        title: 'that a new build removed reloads the page once, and never in a loop',
      },
      {
        unit: 'shell/src/update/stale.test.ts',
        title: 'reloads the page once for each build, also when two builds stay broken',
      },
    ],
  },
  {
    name: 'a published file that is not the one its row names',
    source: 'ASVS 3.6.1',
    file: 'deploy/site/copy.ts',
    guard: 'if (hashOf(join(folder, path)) !== list.get(path))',
    without: "if (list.get(path) === '')",
    proofs: [
      {
        unit: 'deploy/site/site.test.ts',
        title: 'rollback refuses a build whose files were changed or removed meanwhile',
      },
    ],
  },
];
