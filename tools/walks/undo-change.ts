import type { Mock } from '@console/mock';

/** A request of a colleague: method, path, body. */
export type Write = readonly [method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object];

/** A change that its toast offers to undo. */
export interface Change {
  /** Address of the page. */
  readonly at: string;
  /** The user's steps there. */
  readonly make: () => Promise<unknown>;
  /** The toast of the undo. */
  readonly undone: string;
  /** A colleague's request or change of the data in between, and the text of the refusal then. */
  readonly between: (mock: Mock) => Write | void;
  readonly refusal: string;
  readonly prepare?: (mock: Mock) => void;
}

export const EDGE = '/projects/edge-cache';
export const VPC = `${EDGE}/vpcs/default`;
export const IN = 'project=edge-cache';
export const IN_VPC = `${IN}&vpc=default`;

/** Sends a request of a colleague. */
export const send = async (mock: Mock, method: string, path: string, body?: object): Promise<Response> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await mock.handle(
    new Request(new URL(path, location.origin), {
      method,
      ...(body && { headers, body: JSON.stringify(body) }),
    }),
  );
  if (!answer.ok) throw new Error(`${method} ${path} ${await answer.text()}`);
  return answer;
};

/** Fields that every write changes. */
const CHANGING = new Set(['id', 'timeCreated', 'timeModified']);

const keyed = (value: object) =>
  Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other)));

/** A value with its keys in order, without what every write changes. */
const textOf = (row: object): string =>
  JSON.stringify(row, (key, value: unknown) => {
    if (CHANGING.has(key)) return undefined;
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? keyed(value) : value;
  });

/** All data, without its ids and times. */
export const stateOf = ({ store: { tables } }: Mock) =>
  Object.fromEntries(
    Object.entries(tables).map(([name, table]) => [name, [...table].map(textOf).toSorted()]),
  );
