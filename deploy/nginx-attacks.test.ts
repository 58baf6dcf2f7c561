import { describeAttacks } from '../tools/testing/attacks.ts';
import { describeBasePath } from '../tools/testing/base-path-behaviour.ts';
import { freePort } from '../tools/testing/free-port.ts';
import { describeGuards } from '../tools/testing/guard-behaviour.ts';
import { describeOperation } from '../tools/testing/operation-behaviour.ts';
import { describeServices } from '../tools/testing/service-behaviour.ts';
import type { Setting } from '../tools/testing/served-site.ts';
import { withPrograms } from '../tools/testing/with-programs.ts';
import { startNginx } from './run-nginx.ts';

const start = async (setting: Setting) => startNginx({ ...setting, port: await freePort() });

withPrograms(['nginx'], () => {
  describeAttacks('nginx', start);
  describeGuards('nginx', start);
  describeBasePath('nginx', start);
  describeOperation('nginx', start);
  describeServices('nginx', start);
});
