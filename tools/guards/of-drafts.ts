import type { Guard, Proof } from './guard.ts';

const draft = (title: string): Proof => ({ unit: 'shared/forms/shells/draft.test.tsx', title });
const stale = (title: string): Proof => ({ unit: 'shell/src/update/stale.test.ts', title });

/** Guards on form data that the browser stores, and on automatic reloads. */
export const DRAFTS: readonly Guard[] = [
  {
    name: 'a secret that is stored in a draft',
    source: 'ASVS 14.3.3',
    file: 'shared/forms/state/draft-values.ts',
    guard: 'if (secrets.has(path) || isSecretText(value)) return undefined;',
    without: '',
    proofs: [
      draft('never keeps a password, a token or a file'),
      { unit: 'shared/forms/state/draft-values.test.ts', title: 'leaves out a secret inside' },
    ],
  },
  {
    name: 'a draft that is offered to another person',
    source: 'docs/decisions/012-whose-tab-it-is.md',
    file: 'shared/forms/state/draft-store.ts',
    guard: 'owner === person ? JSON.parse(json) : {}',
    without: 'owner === undefined ? {} : JSON.parse(json)',
    proofs: [draft('of another user are not offered')],
  },
  {
    name: 'a draft that outlives its person in the browser',
    source: 'ASVS 14.3.1',
    file: 'shared/query/drafts.ts',
    guard:
      'if (!sessionStorage.getItem(DRAFTS)?.startsWith(`${person}\\n`)) sessionStorage.removeItem(DRAFTS);',
    without: '',
    proofs: [
      draft('are deleted when the person signs out'),
      draft('are deleted when somebody else signs in'),
    ],
  },
  {
    name: 'a reload for a lost file of the build that is published',
    source: 'docs/references/ux-security.md section B4',
    file: 'shell/src/update/stale.ts',
    guard: ' || isCurrent',
    without: '',
    proofs: [
      stale('does not reload the page when the same build is published'),
      stale('does not reload the page when only an area was published again'),
    ],
  },
];
