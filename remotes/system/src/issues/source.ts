import type { Fact } from '../base/fact.ts';
import type { Finding } from '../base/finding.ts';

/** A source of findings. */
export interface Source {
  /** In the plural where there are several: `Receivers could not be read`. */
  readonly name: string;
  readonly findings: Fact<readonly Finding[]>;
  /** Parts that could not be read: the absence of a finding about them means nothing. */
  readonly unread: readonly string[];
  readonly retry: () => unknown;
}

export const sourceOf = (
  name: string,
  findings: Source['findings'],
  retry: Source['retry'],
  unread: readonly string[] = [],
): Source => ({ name, findings, retry, unread });

/** Milliseconds between two reads, and between those of data that changes in hours and takes many requests. */
export const EVERY = 60_000;
export const SELDOM = 10 * 60_000;

export const itemsOf = <Item>({ items }: { readonly items: readonly Item[] }): readonly Item[] => items;

/** The data of a fact, where it is known. */
export const dataOf = <Data>(fact: Fact<Data>): Data | undefined =>
  fact && 'data' in fact ? fact.data : undefined;
