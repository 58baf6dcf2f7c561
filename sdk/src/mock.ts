/** The mock API in process, for tests that need it without a screen. */
export * from '../../mock/src/index.ts';
