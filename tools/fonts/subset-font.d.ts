/** The part of subset-font that we use; the package has no types. */
declare module 'subset-font' {
  type AxisRange = { readonly min: number; readonly max: number; readonly default?: number };
  export default function subsetFont(
    original: Buffer,
    text: string,
    options: {
      targetFormat?: 'woff2' | 'woff' | 'sfnt';
      keepFeatures?: readonly string[];
      noHinting?: boolean;
      variationAxes?: Readonly<Record<string, number | AxisRange>>;
    },
  ): Promise<Buffer>;
}
