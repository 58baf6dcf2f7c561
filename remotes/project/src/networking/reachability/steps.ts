import type { RuleMet } from './facts.ts';

/** What a step of the way does to traffic. */
type Outcome = 'passes' | 'stops' | 'unknown';

/** Something with a page of its own, by its name. */
export interface Thing {
  readonly kind: 'instance' | 'subnet' | 'router' | 'gateway' | 'rule' | 'vpc';
  readonly name: string;
  /** What is said instead of the name. */
  readonly said?: string;
}

/** A piece of a sentence. */
export type Piece = string | Thing;

/** A step of the way, in the order in which traffic takes them. */
export interface Step {
  readonly at: 'source' | 'destination' | 'subnet' | 'router' | 'route' | 'gateway' | 'peer' | 'firewall';
  readonly outcome: Outcome;
  /** A sentence without its period, and its pieces. */
  readonly text: string;
  readonly pieces: readonly Piece[];
  /** The firewall rules that were asked, in order of their priority. */
  readonly rules?: readonly RuleMet[];
}

/** A thing in a sentence. */
export const the = (kind: Thing['kind'], name: string, said?: string): Thing => ({
  kind,
  name,
  ...(said !== undefined && { said }),
});

/** The pieces of a sentence, of a template. */
export const say = (
  texts: TemplateStringsArray,
  ...values: readonly (Piece | number | readonly Piece[])[]
): readonly Piece[] =>
  texts
    .flatMap((text, index): Piece[] => {
      const value = values[index] ?? '';
      if (typeof value === 'object') return 'kind' in value ? [text, value] : [text, ...value];
      return [text, String(value)];
    })
    .filter((piece) => piece !== '');

/** A sentence as text. */
export const textOf = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : (piece.said ?? piece.name))).join('');

/** A step of the way. */
export const step = (at: Step['at'], outcome: Outcome, sentence: string | readonly Piece[]): Step => {
  const pieces = typeof sentence === 'string' ? [sentence] : sentence;
  return { at, outcome, text: textOf(pieces), pieces };
};
