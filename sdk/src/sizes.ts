/** A size that is written as a number where the console has steps: the step to use. */
export interface RawSize {
  /** Offset in the text. */
  index: number;
  message: string;
}

/** Sizes in pixels up to which a number is an optical correction, which no step replaces. */
const CORRECTION = 3;
const PIXELS: Readonly<Record<string, number>> = { px: 1, rem: 16, em: 16, pt: 4 / 3 };

const SIZED =
  /(?<![\w-])((?:padding|margin)(?:-[a-z-]+)?|(?:row-|column-)?gap|font(?:-size)?|border(?:-[a-z]+)*-radius)\s*:([^;{}]*)/g;
const SIZE = /(?<![\w-])-?(\d*\.?\d+)(px|rem|em|pt)\b/g;

const inPixels = (number: string, unit: string): number => Number(number) * (PIXELS[unit] ?? 1);

/** The steps of a scale in the tokens, such as `--space-3`, in pixels. */
const stepsOf = (tokens: string, scale: string): [name: string, pixels: number][] =>
  [...tokens.matchAll(new RegExp(`(--${scale}-[\\w-]+):\\s*([\\d.]+)(px|rem);`, 'g'))].map(
    ([, name = '', number = '', unit = '']) => [name, inPixels(number, unit)],
  );

/**
 * Sizes of text, distances and corners of a style sheet that are not tokens, each with the nearest token.
 * @param code the sheet without comments and strings
 * @param tokens the text of `shared/ui/tokens.css`
 */
export function rawSizes(code: string, tokens: string): RawSize[] {
  return [...code.matchAll(SIZED)].flatMap(({ 1: property = '', 2: value = '', index }) => {
    const size = [...value.matchAll(SIZE)].find(
      ([, number = '', unit = '']) => inPixels(number, unit) > CORRECTION,
    );
    if (!size) return [];
    const [text, number = '', unit = ''] = size;
    const pixels = inPixels(number, unit);
    const steps = stepsOf(tokens, property.endsWith('radius') ? 'radius' : 'space');
    const [nearest = ['']] = steps.toSorted(([, a], [, b]) => Math.abs(a - pixels) - Math.abs(b - pixels));
    const remedy = property.startsWith('font')
      ? 'write font: var(--type-body), or another --type-…'
      : `the nearest step is var(${nearest[0]})`;
    return [{ index, message: `${text.replace('-', '')} is a raw size; ${remedy}` }];
  });
}
