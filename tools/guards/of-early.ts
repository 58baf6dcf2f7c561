import type { Guard } from './guard.ts';

const early = (title: string) => ({ unit: 'shared/api/early.test.ts', title });
const client = (title: string) => ({ unit: 'shared/runtime/early-reads.test.ts', title });

/** Guards on the reads that the document sends before its code is there (docs/decisions/028-reads-of-the-document.md). */
export const EARLY: readonly Guard[] = [
  {
    name: 'an early answer for one person on the page of another',
    source: 'issue 25 A1',
    file: 'shared/runtime/identity.ts',
    guard: 'once(at === 0)',
    without: 'once(true)',
    proofs: [
      {
        unit: 'shared/runtime/identity-early.test.ts',
        title: 'none is taken after another person may have signed in',
      },
      {
        unit: 'shared/runtime/identity-order.test.ts',
        title: 'in any order of events no write is sent as another user, and no user sees data of another',
      },
      client('a doubt about the user is enough: the page sends its own reads'),
    ],
  },
  {
    name: 'a change of the session that no code heard yet',
    source: 'issue 25 A1',
    file: 'shared/runtime/session-channel.ts',
    guard: '  early()?.heard.forEach(hear);\n',
    without: '',
    proofs: [client('before the code of the page is there: nothing of before is taken')],
  },
  {
    name: 'early answers of a session that another tab has ended',
    source: 'issue 25 A1',
    file: 'shared/runtime/session.ts',
    guard: '    dropEarly();\n',
    without: '',
    proofs: [client('while the page starts: nothing more of before is taken')],
  },
  {
    name: 'an early answer to another URL',
    source: 'issue 25 A1',
    file: 'shared/api/early.ts',
    guard: 'left.reads.get(url)',
    without: '[...left.reads.values()][0]',
    proofs: [early('an answer is taken for exactly its URL')],
  },
  {
    name: 'an early answer that is taken twice',
    source: 'issue 25 A1',
    file: 'shared/api/early.ts',
    guard: '  left.reads.set(url, undefined);\n',
    without: '',
    proofs: [
      early('an answer is taken once'),
      client('the client takes what the document has sent, and sends nothing twice'),
    ],
  },
  {
    name: 'an early answer that is old',
    source: 'issue 25 A1',
    file: 'shared/api/early.ts',
    guard: 'if (!left || Date.now() >= left.until) return undefined;',
    without: 'if (!left) return undefined;',
    proofs: [early('an answer that is ten seconds old is not taken')],
  },
  {
    name: 'the answer to a read as that to a write',
    source: 'issue 25 A1',
    file: 'shared/runtime/answer.ts',
    guard: 'mayTake && method === undefined',
    without: 'mayTake',
    proofs: [client('a write never takes the answer to a read of its URL')],
  },
  {
    name: 'reads of the demo that a server gets',
    source: 'issue 25 A1',
    file: 'shell/src/composition/first-reads.ts',
    guard: 'demo === true',
    without: 'demo === undefined',
    proofs: [
      {
        unit: 'shell/src/composition/first-reads.test.ts',
        title: 'the demo sends none: its API is fetched later',
      },
    ],
  },
];
