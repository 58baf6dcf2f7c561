import type { Guard } from './guard.ts';

const ACCESS = 'remotes/project/src/access/guards.test.tsx';
const MERGE = 'shared/sets/merge.test.ts';

/**
 * Guards against lost updates of sets that are written as a whole, removal of the last admin, and locking oneself
 * out.
 */
export const SETS: readonly Guard[] = [
  {
    name: "overwriting another person's changes since the form opened",
    source: 'docs/screens/operator.md section 0.4',
    file: 'shared/sets/merge.ts',
    guard: 'const isSeen = isSameSet(fresh, edit.theirs, rule);',
    without: 'const isSeen = fresh.length >= 0;',
    proofs: [
      { unit: MERGE, title: 'shows a concurrent change first, also of another line, then writes both' },
      { unit: ACCESS, title: 'is shown before anything is sent, and kept' },
    ],
  },
  {
    name: 'writing a line that both have changed without a choice',
    source: 'docs/screens/operator.md section 9.9',
    file: 'shared/sets/merge.ts',
    guard: "return isSeen && open.length === 0 ? { kind: 'write', lines }",
    without: "return isSeen ? { kind: 'write', lines }",
    proofs: [{ unit: MERGE, title: 'does not write an undecided conflict' }],
  },
  {
    name: 'losing a line that neither of two writers has touched',
    source: 'docs/screens/network-access.md section 17, B-F1',
    file: 'shared/sets/merge.ts',
    guard: "return isSameLine(base, mine, rule) ? 'theirs' : 'both';",
    without: "return 'mine';",
    proofs: [
      {
        unit: MERGE,
        title:
          'in any order lose no line that neither has changed, and each line is one that a person intended',
      },
    ],
  },
  {
    name: 'a choice that is kept when its line has changed once more',
    source: 'docs/screens/operator.md section 9.9',
    file: 'shared/sets/merge.ts',
    guard: 'new Map([...edit.choices].filter(([key]) => isSameLine(seen.get(key), now.get(key), rule)))',
    without: 'new Map([...edit.choices].filter(([key]) => seen.has(key) || now.has(key)))',
    proofs: [{ unit: MERGE, title: 'drops a choice about a line that has changed again' }],
  },
  {
    name: 'overwriting firewall rules that were read before',
    source: 'docs/screens/network-access.md section 17, B-F1',
    file: 'shared/sets/use-set-edit.ts',
    guard: 'const step = stepOf(edit, mine, await read(), rule);',
    without: 'await read();\n      const step = stepOf(edit, mine, edit.theirs, rule);',
    proofs: [
      {
        unit: 'remotes/project/src/networking/firewall-rules/rules.test.tsx',
        title: 'of another rule is kept: the form shows it first',
      },
    ],
  },
  {
    name: 'removing the last admin without agreeing to it',
    source: 'docs/screens/network-access.md section 17, B-A4',
    file: 'shared/access/ui/remove-dialog.tsx',
    guard: '(isRisky(risks) && !sure ? DISAGREED : undefined)',
    without: '(isRisky(risks) && sure ? DISAGREED : undefined)',
    proofs: [{ unit: ACCESS, title: 'requires a confirmation: removing the last admin of the silo' }],
  },
  {
    name: 'giving the last admin a weaker role without agreeing to it',
    source: 'docs/screens/network-access.md section 17, B-A4',
    file: 'shared/access/ui/role-form.tsx',
    guard: '(isRisky(risks) && !sure ? DISAGREED : undefined)',
    without: '(isRisky(risks) && sure ? DISAGREED : undefined)',
    proofs: [{ unit: ACCESS, title: 'shows a warning when a weaker role is chosen' }],
  },
  {
    name: 'locking oneself out of a project unwarned',
    source: 'docs/screens/network-access.md section 17, B-L10',
    file: 'shared/access/risks.ts',
    guard: 'losesOwn: manages(before) && !manages(after),',
    without: 'losesOwn: false,',
    proofs: [
      {
        unit: 'shared/access/risks.test.ts',
        title:
          'report self-lockout of a project unless a silo role remains, and the last admin only without silo managers',
      },
    ],
  },
  {
    name: 'locking oneself out of a silo unwarned',
    source: 'docs/screens/network-access.md section 17, B-L10',
    file: 'shared/access/risks.ts',
    guard: 'losesOwn: losesRole(me, before, after),',
    without: 'losesOwn: false,',
    proofs: [
      {
        unit: 'shared/access/risks.test.ts',
        title: 'report self-lockout and the last admin of a silo, also through a group',
      },
      { unit: ACCESS, title: "removes an admin when another one is left, and refuses the user's own role" },
    ],
  },
  {
    name: 'removing the last admin with a choice of rows',
    source: 'docs/screens/network-access.md section 17, B-A4',
    file: 'shared/access/ui/use-policy-change.ts',
    guard: 'if (why !== undefined) throw new Error(why);',
    without: 'void why;',
    proofs: [{ unit: ACCESS, title: 'refuses the last admin, also one who has become the last since' }],
  },
  {
    name: 'sending a request again that may have arrived',
    source: 'docs/screens/operator.md section 0.4',
    file: 'shared/forms/state/use-submit.ts',
    guard: "if (lost && ['unknown', 'done'].includes(outcome.state)",
    without: "if (lost && ['nothing'].includes(outcome.state)",
    proofs: [
      {
        unit: 'remotes/system/src/networking/lost-answers.test.tsx',
        title: 'reports it, checks the outcome, and sends nothing twice when the request was executed',
      },
    ],
  },
  {
    name: 'calling a request done that never arrived',
    source: 'docs/screens/operator.md section 0.4',
    file: 'shared/outcome/reads.ts',
    guard: 'return found !== null && says(found, sent);',
    without: 'return found !== null;',
    proofs: [
      {
        unit: 'tools/walks/outcomes.test.ts',
        title: 'siloQuotasUpdate is distinguished from one that never arrived',
      },
    ],
  },
];
