import type { Crumb } from '@console/shared/contract';
import { matchPath } from '@console/shared/router';
import { to } from '@console/shared/routing';

/** The kinds of breadcrumbs that can be switched: projects, or the instances of a project. */
export type Switchable =
  | { readonly kind: 'project'; readonly project: string }
  | { readonly kind: 'instance'; readonly project: string; readonly instance: string };

/** The kind of a breadcrumb; undefined for those that cannot be switched. */
export function switchableOf({ label, to: path }: Crumb): Switchable | undefined {
  const ofProject = matchPath('/projects/:project/instances', path)?.params;
  if (ofProject?.project === label) return { kind: 'project', project: label };
  const ofInstance = matchPath('/projects/:project/instances/:instance/storage', path)?.params;
  if (ofInstance?.project !== undefined && ofInstance.instance === label)
    return { kind: 'instance', project: ofInstance.project, instance: label };
  return undefined;
}

/** Tabs that every instance has. */
const TABS = new Set(['storage', 'networking', 'metrics', 'connect', 'settings', 'serial-console']);
/** Lists that every project has. */
const LISTS = new Set([
  'instances',
  'disks',
  'snapshots',
  'images',
  'vpcs',
  'floating-ips',
  'affinity',
  'access',
]);

/** The same place in another project or instance: its list or tab, else its first one. */
export function pathOf(what: Switchable, name: string, current: string): string {
  const [, , , list = '', , tab = ''] = current.split('/');
  if (what.kind === 'project')
    return LISTS.has(list)
      ? `/projects/${encodeURIComponent(name)}/${list}`
      : to('/projects/:project/instances', { project: name });
  const { project } = what;
  return TABS.has(tab)
    ? `/projects/${encodeURIComponent(project)}/instances/${encodeURIComponent(name)}/${tab}`
    : to('/projects/:project/instances/:instance/storage', { project, instance: name });
}
