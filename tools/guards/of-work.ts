import type { Guard } from './guard.ts';

/** Guards on work that must not be done twice, lost, or left behind. */
export const WORK: readonly Guard[] = [
  {
    name: 'a write that is sent twice because its answer could not be read',
    source: 'specification 8',
    file: 'shared/runtime/client.ts',
    guard: 'if (!operation.stale) return readTwice(ask, operation, options);',
    without: 'if (operation.id) return readTwice(ask, operation, options);',
    proofs: [
      {
        unit: 'shared/runtime/answers.test.ts',
        title: 'a write is never sent a second time',
      },
    ],
  },
  {
    name: 'a second call by an impatient press',
    source: 'docs/references/ux-security.md section B4',
    file: 'shared/query/operation.ts',
    guard: '(running.current ??= start(args))',
    without: '(running.current = start(args))',
    proofs: [
      {
        unit: 'shared/query/operation.test.ts',
        title: 'useOperation: a second run while one is pending returns the pending run',
      },
    ],
  },
  {
    name: 'a form that is sent twice',
    source: 'docs/references/ux-security.md section B4',
    file: 'shared/forms/state/use-submit.ts',
    guard: 'if (running.current) return;',
    without: '',
    proofs: [
      {
        unit: 'shared/forms/shells/side-modal-form.test.tsx',
        title: 'sends once, however often the button is clicked, and is busy until the next page is shown',
      },
    ],
  },
  {
    name: 'leaving a page with unsaved changes',
    source: 'docs/screens/compute-storage.md section 0.5',
    file: 'shared/forms/shells/full-page-form.tsx',
    guard: 'submission.hasChanges() && currentLocation.pathname !== nextLocation.pathname;',
    without: 'currentLocation === nextLocation;',
    proofs: [
      {
        unit: 'shared/forms/shells/full-page-form.test.tsx',
        title: 'asks before every navigation while there are unsaved changes',
      },
    ],
  },
  {
    name: 'closing the tab with unsaved changes',
    source: 'docs/screens/compute-storage.md section 10',
    file: 'shared/forms/shells/full-page-form.tsx',
    guard: 'if (!isReloading() && !hasLeft.current) event.preventDefault();',
    without: 'void event;',
    proofs: [
      {
        unit: 'shared/forms/shells/full-page-form.test.tsx',
        title: 'asks before the tab closes while there are unsaved changes',
      },
    ],
  },
  {
    name: 'closing the tab during an upload',
    source: 'docs/screens/compute-storage.md section 8',
    file: 'remotes/project/src/storage/images/upload/keep.ts',
    guard: 'upload.subscribe(hold);',
    without: 'void hold;',
    proofs: [
      {
        unit: 'remotes/project/src/storage/images/upload/keep.test.ts',
        title: 'asks before the tab closes until it has ended, including the clean-up',
      },
    ],
  },
  {
    name: 'closing the tab while a bulk action has requests to send',
    source: 'issue 11 B1',
    file: 'shared/bulk/hold.ts',
    guard: "['waiting', 'running', 'checking'].includes(state)",
    without: "[''].includes(state)",
    proofs: [
      {
        unit: 'shared/bulk/bulk-dialog.test.tsx',
        title: 'the browser asks before the tab is closed while requests are still to be sent',
      },
    ],
  },
  {
    name: 'what a failed upload has made',
    source: 'docs/screens/compute-storage.md section 8',
    file: 'remotes/project/src/storage/images/upload/clean-up.ts',
    guard: "begun.has('createDisk') &&",
    without: 'begun.size < 0 &&',
    proofs: [
      {
        unit: 'remotes/project/src/storage/images/upload/upload.test.ts',
        title: "of diskFinalizeImport fails finalize with the server's message and leaves nothing",
      },
    ],
  },
  {
    name: 'deleting an image of the same name that the upload has not made',
    source: 'docs/screens/compute-storage.md section 8',
    file: 'remotes/project/src/storage/images/upload/work.ts',
    guard: 'if (!isOurs(run, image)) return false;',
    without: 'void isOurs;',
    proofs: [
      {
        unit: 'remotes/project/src/storage/images/upload/upload.test.ts',
        title: 'of a name that was taken in the meantime keeps the other image: answered with 503',
      },
    ],
  },
];
