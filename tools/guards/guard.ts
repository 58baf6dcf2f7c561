/** A test that fails without a guard: file and title. */
export type Proof =
  /** A file of Vitest, and a test in it; a title with `%s` is written with its values filled in. */
  | { readonly unit: string; readonly title: string }
  /** A file of `e2e/` without `.e2e.ts`. */
  | { readonly e2e: string; readonly title: string };

/** A place in the code that refuses something, and the tests that fail without it. */
export interface Guard {
  /** What it prevents. */
  readonly name: string;
  /** Where it is required: an item of OWASP ASVS 5.0, else a section of our documents. */
  readonly source: string;
  readonly file: string;
  /** Source text of the guard; occurs exactly once in the file. */
  readonly guard: string;
  /** The code that replaces the removed guard. */
  readonly without: string;
  /** Each of them must fail without the guard. */
  readonly proofs: readonly Proof[];
}

/** A test of `e2e/serving/security.e2e.ts`. */
export const security = (title: string): Proof => ({ e2e: 'serving/security', title });
