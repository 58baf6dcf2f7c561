declare const none: unique symbol;

/** Kind, input and output of an operation of a service, as in the generated `Operations`. */
export interface OwnOperation {
  kind: 'read' | 'write' | 'link';
  /** Whether its response is a page with a token for the next one. */
  paged: boolean;
  input: object;
  output: unknown;
}

/**
 * Operations of other services than the platform's API, by qualified id such as `backups.backupList`. Each module that
 * `console-sdk generate` writes merges its own into it; in this repository only that of the gallery does.
 */
export interface OwnOperations {
  /** No operation: an interface has a member here so that it can be merged with. */
  readonly [none]?: OwnOperation;
}
