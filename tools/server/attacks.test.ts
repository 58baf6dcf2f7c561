import { startOurServer } from '../testing/our-server.ts';
import { describeAttacks } from '../testing/attacks.ts';
import { describeBasePath } from '../testing/base-path-behaviour.ts';
import { describeGuards } from '../testing/guard-behaviour.ts';
import { describeServices } from '../testing/service-behaviour.ts';
import { describeOperation } from '../testing/operation-behaviour.ts';

describeAttacks('our server', startOurServer);
describeGuards('our server', startOurServer);
describeBasePath('our server', startOurServer);
describeOperation('our server', startOurServer);
describeServices('our server', startOurServer);
