/** The mock in process, for tests. The other entry points are `adapters/browser.ts` and `server.ts`. */
export { fakeClock, systemClock, type Clock } from './store/clock.ts';
export type { Drift } from './server/drift-facts.ts';
export type { Fault } from './server/faults.ts';
export { defineMock, type MockService, type ServiceCall, type ServiceHandlers } from './services/define.ts';
export { MockError } from './wire/errors.ts';
export { createMock, type Mock, type MockOptions } from './server/mock.ts';
export { DEMO_PASSWORD, fleetPersonas, personas, type SeedName } from './seeds/index.ts';
