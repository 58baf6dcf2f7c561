import type { ChartRange } from './series.ts';

/** Something that happened at a time, marked by a vertical line. */
export type ChartMark = { readonly label: string; readonly time: number };

/** A mark with its place in the drawing. */
export type PlacedMark = ChartMark & {
  /** Pixels from the left. */
  readonly x: number;
  /** Line of text of its label, counted from the top: labels beside each other would overlap. */
  readonly row: number;
};

/** Pixels of the widest letters of a label, with its distance to the next label. */
const LETTER = 7;
const GAP = 16;

const widthOf = ({ label }: ChartMark) => label.length * LETTER + GAP;

/** The marks in the period from left to right, with labels that do not overlap. Labels are right of their lines, near the end left of them. */
export function placeMarks(
  marks: readonly ChartMark[],
  { start, end }: ChartRange,
  width: number,
): readonly PlacedMark[] {
  /** Where the last label of each row ends. */
  const ends: number[] = [];
  return marks
    .filter(({ time }) => time >= start && time <= end)
    .toSorted((a, b) => a.time - b.time)
    .map((mark) => {
      const x = ((mark.time - start) / (end - start)) * width;
      const left = isLeft(x, mark, width) ? x - widthOf(mark) : x;
      const free = ends.findIndex((reached) => reached <= left);
      const row = free === -1 ? ends.length : free;
      ends[row] = left + widthOf(mark);
      return { ...mark, x, row };
    });
}

/** Whether the label of a mark is left of its line, because there is no room on the right. */
export const isLeft = (x: number, mark: ChartMark, width: number): boolean => x + widthOf(mark) > width;
