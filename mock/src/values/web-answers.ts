/**
 * The response of a web server to a request, which is never sent: a status, or the error before there was one. It depends only on the
 * URL: a host under `.invalid` does not exist, `/slow` in the path never answers, `/flaky` answers from the second attempt on,
 * `/redirect` redirects, `/status/418` answers with 418, all others with 200.
 */
export function answerOf(endpoint: string, attempt: number): number | 'unreachable' | 'timeout' {
  const { hostname, pathname } = new URL(endpoint);
  if (hostname === 'invalid' || hostname.endsWith('.invalid')) return 'unreachable';
  const steps = pathname.split('/');
  if (steps.includes('slow')) return 'timeout';
  if (steps.includes('redirect')) return 302;
  if (steps.includes('flaky')) return attempt === 1 ? 503 : 200;
  const asked = /\/status\/([1-5]\d\d)(\/|$)/.exec(pathname)?.[1];
  return asked === undefined ? 200 : Number(asked);
}
