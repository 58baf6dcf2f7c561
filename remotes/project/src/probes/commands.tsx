import { useMemo } from 'react';
import { isFleetViewer } from '@console/shared/access/fleet-viewer';
import { useQuery } from '@console/shared/query';
import { matchPath, useLocation } from '@console/shared/router';
import { to, useCommands } from '@console/shared/routing';

/**
 * Palette entry of a project's probes, which have no entry in the sidebar, for users who may view the fleet. Mounted with every page
 * of the area.
 */
export function ProbeCommands() {
  const { pathname } = useLocation();
  const project = matchPath('/projects/:project/*', pathname)?.params.project;
  // The frame's own query, so it is cached
  const mayView = useQuery(isFleetViewer()).data === true;
  useCommands(
    useMemo(
      () =>
        project === undefined || !mayView
          ? []
          : [
              {
                group: `Project '${project}'`,
                label: 'Probes',
                to: to('/projects/:project/probes', { project }),
              },
            ],
      [project, mayView],
    ),
  );
  return null;
}
