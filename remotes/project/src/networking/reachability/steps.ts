import type { Traffic } from '../firewall-rules/effective/match.ts';
import type { RuleMet } from './facts.ts';
import type { Partly } from './partly.ts';

/** The effect of a step on traffic. */
type Outcome = 'passes' | 'stops' | 'unknown';

/** Something with a page, by its name. */
export interface Thing {
  readonly kind: 'instance' | 'subnet' | 'router' | 'gateway' | 'rule' | 'vpc';
  readonly name: string;
  /** Text that replaces the name. */
  readonly said?: string;
}

/** A part of a sentence. */
export type Piece = string | Thing;

/** A step of the traffic, in order. */
export interface Step {
  readonly at: 'source' | 'destination' | 'subnet' | 'router' | 'route' | 'gateway' | 'peer' | 'firewall';
  readonly outcome: Outcome;
  /** A sentence without its period, and its parts. */
  readonly text: string;
  readonly pieces: readonly Piece[];
  /** The firewall rules that were evaluated, in order of their priority. */
  readonly rules?: readonly RuleMet[];
  /** The traffic that the firewall rules have judged. */
  readonly traffic?: Traffic;
  /** The step lets only a part of the traffic through. */
  readonly partly?: Partly;
}

/** A linked resource in a sentence. */
export const the = (kind: Thing['kind'], name: string, said?: string): Thing => ({
  kind,
  name,
  ...(said !== undefined && { said }),
});

/** The parts of a sentence, from a template. */
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

/** A step of the path. */
export const step = (at: Step['at'], outcome: Outcome, sentence: string | readonly Piece[]): Step => {
  const pieces = typeof sentence === 'string' ? [sentence] : sentence;
  return { at, outcome, text: textOf(pieces), pieces };
};
