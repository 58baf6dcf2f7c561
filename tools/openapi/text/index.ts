import { compute } from './compute.ts';
import { network } from './network.ts';
import { networking } from './networking.ts';
import { parameters } from './parameters.ts';
import { silo } from './silo.ts';
import { system } from './system.ts';
import { types } from './types.ts';

/** Our sentences for the API document. Source of every description in it; the document itself is derived. */
export interface Texts {
  document: string;
  /** By camelCase operation id. */
  operations: Record<string, string>;
  /** By wire name, or by `operationId.wire_name` where the meaning differs. */
  parameters: Record<string, string>;
  /** By `Type`, or `Type.wire_field`. */
  types: Record<string, string>;
}

const document = [
  'The API of the cloud platform this console is for.',
  'Keys are snake_case. An object is named by its id, or by its name with its parent in the query; never both.',
  'A list answers `items` and, unless it is the last page, `next_page`, to be sent back as `page_token`.',
  'Every 4xx and 5xx has the body `Error`. `x-stale` names the reads that a success makes out of date.',
].join(' ');

export const texts: Texts = {
  document,
  operations: { ...compute, ...network, ...silo, ...system, ...networking },
  parameters,
  types,
};
