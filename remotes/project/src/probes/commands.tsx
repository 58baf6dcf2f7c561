import { useMemo } from 'react';
import { matchPath, useLocation } from '@console/shared/router';
import { to, useCommands } from '@console/shared/routing';

/** Palette entry of a project's probes, which have no entry in the sidebar. Mounted with every page of the area. */
export function ProbeCommands() {
  const { pathname } = useLocation();
  const project = matchPath('/projects/:project/*', pathname)?.params.project;
  useCommands(
    useMemo(
      () =>
        project === undefined
          ? []
          : [
              {
                group: `Project '${project}'`,
                label: 'Probes',
                to: to('/projects/:project/probes', { project }),
              },
            ],
      [project],
    ),
  );
  return null;
}
