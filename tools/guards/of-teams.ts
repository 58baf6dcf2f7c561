import type { Guard, Proof } from './guard.ts';

const publishing = (title: string): Proof => ({ unit: 'deploy/site/other-areas.test.ts', title });
const refused = (what: string): Proof =>
  publishing(`an area with ${what} is refused, and nothing is changed`);
const SOURCE = 'docs/references/composition.md 5';

/** Guards on what an area of another team cannot take over from other areas. */
export const TEAMS: readonly Guard[] = [
  {
    name: 'a build of another package under the name of an area',
    source: SOURCE,
    file: 'deploy/site/release.ts',
    guard: 'if (owner !== undefined && origin.package !== undefined && origin.package !== owner)',
    without: "if (owner !== undefined && origin.package === '')",
    proofs: [publishing('two packages cannot have one name, whether published or staged')],
  },
  {
    name: 'the frame of another area',
    source: SOURCE,
    file: 'deploy/site/ownership.ts',
    guard: 'frames.filter(({ adds }) => !adds)',
    without: 'frames.filter(({ adds }) => adds)',
    proofs: [refused('the frame of another area')],
  },
  {
    name: 'the form of a list of another area',
    source: SOURCE,
    file: 'deploy/site/ownership.ts',
    guard: "owners.get(prefix.replace(/-new$/, ''))",
    without: 'owners.get(prefix)',
    proofs: [refused('the form of its list')],
  },
  {
    name: 'a page of the shell as a prefix',
    source: SOURCE,
    file: 'deploy/site/ownership.ts',
    guard: "'/search',",
    without: '',
    proofs: [refused('a page of the shell')],
  },
  {
    name: 'a prefix below one of another package',
    source: SOURCE,
    file: 'deploy/site/ownership.ts',
    guard: 'for (const prefix of prefixes) verifyBelow(area, prefix, areas);',
    without: '',
    proofs: [refused('a prefix below one of another package'), refused('a prefix below its form')],
  },
  {
    name: 'a page of the sign-in in another area',
    source: SOURCE,
    file: 'deploy/site/ownership.ts',
    guard: 'if (name !== signIn && taken !== undefined)',
    without: "if (taken === '')",
    proofs: [refused('a page of the sign-in'), publishing('no row permits pages below those of the sign-in')],
  },
  {
    name: 'pages without the frame of another area than the sign-in',
    source: SOURCE,
    file: 'deploy/site/ownership.ts',
    guard: "if (name !== signIn && mount === 'public')",
    without: "if (name === '')",
    proofs: [refused('pages without the frame')],
  },
  {
    name: 'a second copy of a library of the shell',
    source: 'docs/references/composition.md must 7',
    file: 'sdk/src/limits.ts',
    guard: '...new Set(modules.flatMap((name) => SHELL_ONLY.exec(name)?.[1] ?? [])),',
    without: '...new Set<string>(),',
    proofs: [
      {
        unit: 'sdk/src/limits.test.ts',
        title: 'a build with /x/node_modules/react/index.js contains ["react"] of the shell',
      },
    ],
  },
  {
    name: 'a library in another version than the shell was built with',
    source: 'docs/decisions/024-sdk.md',
    file: 'sdk/src/versions.ts',
    guard: 'return found === version ? []',
    without: "return found !== '' ? []",
    proofs: [
      {
        unit: 'sdk/src/new.test.ts',
        title: 'names packages whose installed version differs from the version of the SDK',
      },
    ],
  },
];
