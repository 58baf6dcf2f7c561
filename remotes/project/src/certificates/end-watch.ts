import { fetchPart, onIdentityEnd } from '@console/shared/runtime';

/** Milliseconds after which all requests of the first page have ended. */
const LATE = 5_000;

let isTold = false;

onIdentityEnd(() => {
  isTold = false;
});

/**
 * Checks periodically while a user is signed in whether the certificate in use expires soon, and shows a warning on any page
 * (docs/screens/operator.md section 5.2). Its code is fetched late, because nothing waits for it.
 * @returns a function that stops the checks
 */
export function watchEnd(): () => void {
  if (isTold) return () => undefined;
  const timer = setTimeout(() => {
    isTold = true;
    // The page of certificates shows errors of these requests
    void fetchPart(() => import(/* webpackChunkName: "certificates-end" */ './end-check.ts')).then(
      ({ tellEnd }) => tellEnd(),
      () => undefined,
    );
  }, LATE);
  return () => clearTimeout(timer);
}
