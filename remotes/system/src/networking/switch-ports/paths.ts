import { to } from '@console/shared/routing';
import type { PortPlace } from './queries.ts';

/** Path of the page of a port. */
export const pagePath = ({ rackId, switchLocation, portName }: PortPlace): string =>
  to('/system/networking/switch-ports/:rackId/:switchLocation/:port', {
    rackId,
    switchLocation,
    port: portName,
  });
