import { stripVTControlCharacters } from 'node:util';
import { isRecord } from '../../shared/record/index.ts';

/** The event of a failed build: each line of the reason is a line of data, which the browser joins again. */
const failedEvent = (reason: string): string => `event: failed\n${reason.replaceAll(/^/gm, 'data: ')}\n\n`;

/** The response that a tab reads as its stream of events. */
interface EventStream {
  writeHead(status: number, headers: Record<string, string>): unknown;
  write(text: string): unknown;
  on(event: 'close', then: () => void): unknown;
}

/** Open tabs that follow the builds of a development server. */
export class Tabs {
  readonly #open = new Set<EventStream>();
  #failure: string | undefined;

  /** Adds a tab; when the last build failed, it is notified at once, because its page has the previous build. */
  add(response: EventStream): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(': connected\n\n');
    if (this.#failure !== undefined) response.write(failedEvent(this.#failure));
    this.#open.add(response);
    response.on('close', () => this.#open.delete(response));
  }

  /** After a build: pages are loaded again. */
  reload(): void {
    this.#failure = undefined;
    for (const response of this.#open) response.write('data: changed\n\n');
  }

  /** After a failed one: pages show why. */
  fail(reason: string): void {
    this.#failure = reason;
    for (const response of this.#open) response.write(failedEvent(reason));
  }
}

/** The errors of a bundler's statistics as text, without colors. */
export const reasonOf = (errors: readonly unknown[]): string =>
  errors
    .filter(isRecord)
    .map(({ moduleName, message }) =>
      stripVTControlCharacters(
        [moduleName, message].filter((one) => typeof one === 'string').join('\n'),
      ).trim(),
    )
    .join('\n\n');

/** The document until the first build succeeds: why it has failed. It looks for a newer build each second. */
export const failedPage = (reason: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="1"><title>Build failed</title>
<h1>The area could not be built</h1><pre>${reason.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre></html>`;
