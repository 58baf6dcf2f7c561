/** The mock in process, for tests. The other ways in are `browser.ts` and `server.ts`. */
export { fakeClock, systemClock, type Clock } from './clock.ts';
export type { Fault } from './faults.ts';
export { createMock, type Mock, type MockOptions } from './mock.ts';
export { DEMO_PASSWORD, personas, type SeedName } from './seeds/index.ts';
