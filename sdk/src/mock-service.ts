/** The mock of an area's own service. Without the mock of the platform's API, because a demo loads it with the area. */
export {
  defineMock,
  type MockService,
  type ServiceCall,
  type ServiceHandlers,
} from '../../mock/src/services/define.ts';
export { MockError } from '../../mock/src/wire/errors.ts';
