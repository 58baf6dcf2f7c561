import { fetchPart, onIdentityEnd } from '@console/shared/runtime';

/** Milliseconds after which nothing of the first page is waited for any more. */
const LATE = 5_000;

let isTold = false;

onIdentityEnd(() => {
  isTold = false;
});

/**
 * Checks now and then while a person is signed in whether the certificate in use ends soon, and says so on whatever page is open
 * (docs/screens/operator.md section 5.2). Nobody waits for it, and what it needs is fetched late.
 * @returns a function that gives it up
 */
export function watchEnd(): () => void {
  if (isTold) return () => undefined;
  const timer = setTimeout(() => {
    isTold = true;
    // What cannot be looked up is on the page of certificates, with its reason
    void fetchPart(() => import(/* webpackChunkName: "certificates-end" */ './end-check.ts')).then(
      ({ tellEnd }) => tellEnd(),
      () => undefined,
    );
  }, LATE);
  return () => clearTimeout(timer);
}
