/** The mock API in the same process, for tests without a screen. */
export * from '../../mock/src/index.ts';
