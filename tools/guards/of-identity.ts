import type { Guard } from './guard.ts';

const identity = (title: string) => ({ unit: 'shared/runtime/identity.test.ts', title });
const session = (title: string) => ({ unit: 'shared/runtime/session.test.ts', title });
const signOut = (title: string) => ({ unit: 'shared/runtime/sign-out.test.ts', title });

/** Guards on the user of a tab, and on sign-ins of other users and failed sign-outs. */
export const IDENTITY: readonly Guard[] = [
  {
    name: 'a write of one person in the session of another',
    source: 'issue 9 A4',
    file: 'shared/runtime/identity.ts',
    guard: 'await this.#sure(id);',
    without: '',
    proofs: [
      {
        unit: 'shared/runtime/identity-order.test.ts',
        title: 'in any order of events no write is sent as another user, and no user sees data of another',
      },
      identity('a write waits while a sign-in is pending, and is not sent when the sign-in succeeds'),
    ],
  },
  {
    name: 'an answer for one person on the page of another',
    source: 'issue 9 A4',
    file: 'shared/runtime/identity.ts',
    guard: 'await this.#sure(operation.id);',
    without: '',
    proofs: [identity('a response that arrives before the message about another person is not shown')],
  },
  {
    name: 'an answer that was asked for before the owner was known',
    source: 'issue 9 A4',
    file: 'shared/runtime/identity.ts',
    guard: "if (this.#phase === 'open' && at >= this.#ownedSince) return answer;",
    without: "if (this.#phase === 'open') return answer;",
    proofs: [identity('a request sent before the owner was known is repeated')],
  },
  {
    name: 'a page whose first answers may be another person’s',
    source: 'issue 9 A4',
    file: 'shared/runtime/identity.ts',
    guard: 'if (at !== (this.#shownSince ?? at)) {',
    without: 'if (at < 0) {',
    proofs: [identity('a page that may show data of another person is reloaded')],
  },
  {
    name: 'an answer for the person before, after the tab was given to another',
    source: 'issue 9 A4',
    file: 'shared/runtime/identity.ts',
    guard: "if (this.#phase === 'over' || at < this.#forgottenAt) return;",
    without: "if (this.#phase === 'over') return;",
    proofs: [identity('the person who was requested before does not become the owner again')],
  },
  {
    name: 'data of the person before as the first data of the next',
    source: 'issue 9 A4',
    file: 'shared/runtime/identity.ts',
    guard: 'answer.response.ok && at >= this.#forgottenAt',
    without: 'answer.response.ok',
    proofs: [identity('data that was requested before does not reload the page, and is requested again')],
  },
  {
    name: 'a sign-in that the other tabs do not know of',
    source: 'issue 9 A4',
    file: 'shared/runtime/identity.ts',
    guard: "this.#world.tell({ about: 'sign-in', state: 'begun' });",
    without: '',
    proofs: [identity('a write waits while a sign-in is pending, and is not sent when the sign-in succeeds')],
  },
  {
    name: 'writes of a hidden tab, while a person signs in elsewhere',
    source: 'issue 9 A4',
    file: 'shared/runtime/identity.ts',
    guard: 'if (this.#isLive && isOld) this.doubt();',
    without: '',
    proofs: [identity('a write of a tab without focus checks the person first, at most once a second')],
  },
  {
    name: 'a tab to which a person returns after another sign-in',
    source: 'issue 9 A4',
    file: 'shared/runtime/session.ts',
    guard: 'else if (identity.owner) void identity.verify().catch(() => undefined);',
    without: '',
    proofs: [session('is detected when the tab gets the focus')],
  },
  {
    name: 'what the person has left in storage',
    source: 'ASVS 7.4.1',
    file: 'shared/runtime/personal.ts',
    guard: 'if (PERSONAL_KEYS.test(key)) storage.removeItem(key);',
    without: 'void key;',
    proofs: [
      session('stops the tab and removes all stored data of the first person'),
      session('gets no data that the previous person left in a restored tab'),
    ],
  },
  {
    name: 'a page that has read what another person left',
    source: 'issue 9 A3',
    file: 'shared/runtime/session.ts',
    guard: 'if (isAnother && !isSignInPage()) location.reload();',
    without: '',
    proofs: [session('gets no data that the previous person left in a restored tab')],
  },
  {
    name: 'a kept document in the sight of the next person',
    source: 'ASVS 7.4.1',
    file: 'shared/runtime/session.ts',
    guard: "else style.visibility = 'hidden';",
    without: 'else void 0;',
    proofs: [session('is hidden until the same person is confirmed')],
  },
  {
    name: 'messages of another shape between tabs',
    source: 'ASVS 3.5.5',
    file: 'shared/runtime/session-channel.ts',
    guard: 'if (isSessionMessage(data)) listener(data);',
    without: 'listener(data);',
    proofs: [session('ignore values that are no messages')],
  },
  {
    name: 'a sign-out that is reported as done without the server',
    source: 'issue 9 A3',
    file: 'shared/runtime/sign-out.ts',
    guard: 'if (!isApiError(error) || error.status !== 401) throw error;',
    without: '',
    proofs: [signOut('that fails with 503 is reported and stays pending, without data of the user')],
  },
  {
    name: 'the end of the session of a person who has signed in since',
    source: 'issue 9 A3',
    file: 'shared/runtime/sign-out.ts',
    guard: 'if (person && this.#owner && person.id !== this.#owner) {',
    without: 'if (person && person.id === undefined) {',
    proofs: [signOut('that failed does not sign out a person who has signed in since')],
  },
  {
    name: 'a document that is opened after a sign-out has failed',
    source: 'issue 9 A3',
    file: 'shared/runtime/session.ts',
    guard: 'if (pending === undefined || isSignInPage()) return;',
    without: 'return;',
    proofs: [signOut('that failed is continued by the next document, which shows no data')],
  },
  {
    name: 'a page of a provider that reaches back to the console',
    source: 'ASVS 3.7.3',
    file: 'shell/src/session/sign-in-dialog.tsx',
    guard: 'opened.opener = null;',
    without: '',
    proofs: [
      {
        unit: 'shell/src/session/sign-in-dialog.test.tsx',
        title: 'opens a window without access to the page, and shows what to do',
      },
    ],
  },
];
