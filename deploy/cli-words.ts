import { list } from './site/history.ts';

/**
 * Prints a line for each published build of a site: `*` is served, `~` runs in part of the browsers, `x` was rolled
 * back.
 */
export function printList(site: string): void {
  for (const { app, build, at, by, version, commit, current, withdrawn, audience: who } of list(site)) {
    const origin = `${version ?? '-'} ${(commit ?? '-').padEnd(20)}`;
    const mark = current ? '*' : who !== undefined ? '~' : withdrawn ? 'x' : ' ';
    console.log(
      `${mark} ${app.padEnd(10)} ${build.padEnd(14)} ${at} ${origin} ${by}${who === undefined ? '' : `, ${who}`}`,
    );
  }
}

/** `KEY=VALUE` words; `true` and `false` are booleans, `30` is a number. */
export function settingsOf(words: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    words.map((word) => {
      const [key = '', ...rest] = word.split('=');
      const value = rest.join('=');
      const isOther = value === 'true' || value === 'false' || /^\d+$/.test(value);
      const [outer = '', inner] = key.split('.');
      const parsed: unknown = isOther ? JSON.parse(value) : value;
      return [outer, inner === undefined ? parsed : { [inner]: parsed }];
    }),
  );
}
