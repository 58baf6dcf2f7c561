import type { Mock } from '@console/mock';
import type { AreaModule } from '@console/shared/contract';

let mock: Pick<Mock, 'addService'> | undefined;

/** Keeps the mock API of the demo for the areas that bring the mocks of their own services. */
export function keepMock(running: Pick<Mock, 'addService'>): void {
  mock = running;
}

/** In the demo, lets the mock API answer for the own service of an area, before any of its pages is opened. */
export async function serveOwnService(area: AreaModule): Promise<void> {
  if (mock !== undefined && area.mock !== undefined) mock.addService(await area.mock());
}
