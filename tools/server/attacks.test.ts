import { createServer } from './server.ts';
import { describeAttacks } from '../testing/attacks.ts';
import { describeBasePath } from '../testing/base-path-behaviour.ts';
import { describeGuards } from '../testing/guard-behaviour.ts';
import type { Setting } from '../testing/served-site.ts';

const start = async (setting: Setting) => {
  const server = createServer(setting);
  return { url: await server.listen(0), close: () => server.close() };
};

describeAttacks('our server', start);
describeGuards('our server', start);
describeBasePath('our server', start);
