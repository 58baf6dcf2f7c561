/** Modules of the SDK by their places in this repository, where the gallery imports them without the packed package. */
const PACKED = [
  ['../../../src/mock-service.ts', '@console/sdk/mock-service'],
  ['../../../src/testing.ts', '@console/sdk/testing'],
  ["'@console/mock'", "'@console/sdk/mock'"],
] as const;

/** The source of a file of the gallery as an area in a repository of its own has it. */
export const inArea = (source: string): string =>
  PACKED.reduce((text, [here, there]) => text.replaceAll(here, there), source).trim();
