import type { T } from '../../wire/api.ts';
import type { Call, Handlers } from '../call.ts';
import { covers } from '../../auth/access.ts';
import { forbidden, invalid, notFound, type MockError } from '../../wire/errors.ts';
import { bySelector, findChild, findProject, requireFreeName, requireRole } from '../find.ts';
import { isUuid } from '../../values/ids.ts';
import { pageOf } from '../page.ts';
import { seesImagesById } from './disks.ts';
import type { ImageRow } from '../../store/rows/storage.ts';
import type { ProjectRow } from '../../store/rows/silos.ts';

/** Users without a role on the silo do not see its images; changing them requires a collaborator. corrections "Who may see what". */
const roleOnSiloImages = (call: Call) => call.actor.siloRole(call.actor.user.siloId);

/** Checks the rule of an operation on the silo's own images. */
function requireSiloImages(call: Call, missing: MockError = forbidden()): void {
  requireRole(call, roleOnSiloImages(call), missing);
}

const kindIn = (project: object | undefined) => (project === undefined ? 'silo-image' : 'project-image');

/** Images of a project, or the silo's own. */
function imagesIn(call: Call, siloId: string, projectId: string | undefined): ImageRow[] {
  return call.tables.images.filter(
    (row) => row.siloId === siloId && (row.projectId ?? undefined) === projectId,
  );
}

/** An image by id alone, by name in a project, or by name among the silo's. docs/contract/server-behaviour.md section 1 "Look-up". */
function findImage(call: Call, selector: string, project: string | undefined): ImageRow {
  const { siloId } = call.actor.user;
  const row = isUuid(selector) ? call.tables.images.get(selector) : undefined;
  if (row !== undefined && project === undefined && !seesImagesById(call))
    throw notFound('image', bySelector(selector));
  if (project !== undefined || row?.projectId) {
    return findChild(call, {
      kind: isUuid(selector) ? 'image' : 'project-image',
      selector,
      parents: { project },
      byId: () => row,
      byName: (name) =>
        imagesIn(call, siloId, project && findProject(call, project).id).find((image) => image.name === name),
      projectOf: (image) => call.tables.projects.must(image.projectId ?? ''),
    });
  }
  const image = row ?? imagesIn(call, siloId, undefined).find((candidate) => candidate.name === selector);
  const missing = notFound(isUuid(selector) ? 'image' : 'silo-image', bySelector(selector));
  if (image?.siloId !== siloId) throw missing;
  requireSiloImages(call, missing);
  return image;
}

/** A snapshot that the caller may read. One of another project cannot become a project's image. */
function sourceOf(call: Call, source: T.ImageSource, project: ProjectRow | undefined) {
  const { snapshots, projects } = call.tables;
  const snapshot = snapshots.get(source.id);
  const missing = notFound('snapshot', { id: source.id });
  if (snapshot === undefined) throw missing;
  requireRole(call, call.actor.projectRole(projects.must(snapshot.projectId)), missing, 'viewer');
  if (project !== undefined && snapshot.projectId !== project.id)
    throw invalid(`the snapshot "${snapshot.name}" belongs to another project`);
  return snapshot;
}

/** Moves an image into a project or out of it. Names are unique in each scope. docs/contract/server-behaviour.md section 5 [P]. */
function move(call: Call, image: ImageRow, project: ProjectRow | undefined): ImageRow {
  if ((image.projectId ?? undefined) === project?.id)
    throw invalid(`the image "${image.name}" is there already`);
  requireFreeName(kindIn(project), imagesIn(call, image.siloId, project?.id), image.name);
  return call.tables.images.put({ ...image, projectId: project?.id, timeModified: call.store.now() });
}

/** Images of projects and of the silo. docs/contract/server-behaviour.md section 5 "Images". */
export const images = {
  imageList({ query }, call) {
    const project = query.project === undefined ? undefined : findProject(call, query.project);
    if (project === undefined) requireSiloImages(call);
    return pageOf(call, query, imagesIn(call, call.actor.user.siloId, project?.id));
  },

  imageCreate({ query, body }, call) {
    const project = query.project === undefined ? undefined : findProject(call, query.project);
    if (project === undefined) requireSiloImages(call);
    const { name, description, os, version } = body;
    const { siloId } = call.actor.user;
    requireFreeName(kindIn(project), imagesIn(call, siloId, project?.id), name);
    const { size, blockSize } = sourceOf(call, body.source, project);
    const said = { name, description, os, version, size, blockSize };
    return call.tables.images.put({ ...call.store.fresh(), ...said, siloId, projectId: project?.id });
  },

  imageView({ path, query }, call) {
    return findImage(call, path.image, query.project);
  },

  imageDelete({ path, query }, call) {
    call.tables.images.remove(findImage(call, path.image, query.project).id);
  },

  /** Requires the role in both scopes: on the project's images and on the silo's. */
  imagePromote({ path, query }, call) {
    const image = findImage(call, path.image, query.project);
    if (!covers(roleOnSiloImages(call), 'collaborator')) throw forbidden();
    return move(call, image, undefined);
  },

  /** The project is the target, so it is given with an id too. */
  imageDemote({ path, query }, call) {
    const image = findImage(call, path.image, undefined);
    if (image.projectId) throw invalid(`the image "${image.name}" is in a project already`);
    return move(call, image, findProject(call, query.project));
  },
} satisfies Partial<Handlers>;
