import { to } from '@console/shared/routing';
import type { PortPlace } from './queries.ts';

export const pagePath = ({ rackId, switchLocation, portName }: PortPlace): string =>
  to('/system/networking/switch-ports/:rackId/:switchLocation/:port', {
    rackId,
    switchLocation,
    port: portName,
  });
