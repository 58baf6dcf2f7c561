/** A test that holds a guard: file and title, as in docs/proofs. */
export type Proof =
  /** A file of Vitest, and a test in it; a title with `%s` is given as it reads when it is filled in. */
  | { readonly unit: string; readonly title: string }
  /** A file of `e2e/` without `.e2e.ts`. */
  | { readonly e2e: string; readonly title: string };

/** One place of the code that refuses something, and the tests that fail when it does not. */
export interface Guard {
  /** What it keeps out. */
  readonly name: string;
  /** Where it is asked for: an item of OWASP ASVS 5.0, else a section of ours. */
  readonly source: string;
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly guard: string;
  /** What stands there when the guard is taken away. */
  readonly without: string;
  /** Each of them must fail without the guard. */
  readonly proofs: readonly Proof[];
}

/** A test of `e2e/security.e2e.ts`. */
export const security = (title: string): Proof => ({ e2e: 'security', title });
