import { consoleTests } from '@console/sdk/vitest';

export default consoleTests();
