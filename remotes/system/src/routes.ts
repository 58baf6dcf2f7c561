import { accessRoutes } from './access/routes.ts';
import { alertingRoutes } from './alerting/routes.ts';
import { inventoryRoutes } from './inventory/routes.ts';
import { addressLotRoutes } from './networking/address-lots/routes.ts';
import { allowListRoutes } from './networking/allow-list/routes.ts';
import { bgpRoutes } from './networking/bgp/routes.ts';
import { healthRoutes } from './networking/health/routes.ts';
import { ipPoolRoutes } from './networking/ip-pools/routes.ts';
import { loopbackAddressRoutes } from './networking/loopback-addresses/routes.ts';
import { portSettingsRoutes } from './networking/port-settings/routes.ts';
import { servicePoolRoutes } from './networking/service-pool/routes.ts';
import { oxqlRoutes } from './oxql/routes.ts';
import { switchPortRoutes } from './networking/switch-ports/routes.ts';
import { issuesRoutes } from './issues/routes.ts';
import { setupRoutes } from './setup/routes.ts';
import { siloRoutes } from './silos/routes.ts';
import { supportBundleRoutes } from './support-bundles/routes.ts';
import { updateRoutes } from './update/routes.ts';
import { utilizationRoutes } from './utilization/routes.ts';

/** Every screen of the system area. The shell hides all of them from users who may not view the fleet. */
export const routes = [
  ...siloRoutes,
  ...utilizationRoutes,
  ...inventoryRoutes,
  ...setupRoutes,
  ...ipPoolRoutes,
  ...servicePoolRoutes,
  ...healthRoutes,
  ...switchPortRoutes,
  ...portSettingsRoutes,
  ...bgpRoutes,
  ...addressLotRoutes,
  ...loopbackAddressRoutes,
  ...allowListRoutes,
  ...issuesRoutes,
  ...accessRoutes,
  ...supportBundleRoutes,
  ...alertingRoutes,
  ...oxqlRoutes,
  ...updateRoutes,
];
