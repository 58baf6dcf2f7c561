import { ALL, PAGE_SIZE, imageList, imageView } from '@console/shared/api';
import { everyPage, orRefused, query } from '@console/shared/query';

/** A page of a project's images; without a project, of the silo's. */
export const imagePage =
  (project?: string) =>
  (pageToken?: string, limit = PAGE_SIZE) =>
    query(imageList, { query: { project, limit, pageToken } });

/** All images of a project, for pickers and the palette; without a project, those of the silo. */
export const allImages = (project?: string) =>
  everyPage((pageToken) => query(imageList, { query: { project, limit: ALL, pageToken } }));

/** A page of the silo's images; refused to users without a role on the silo (docs/contract/corrections.md). */
export const siloImagePage = (pageToken?: string, limit = PAGE_SIZE) =>
  orRefused(imagePage()(pageToken, limit));

/** All images of the silo, for pickers; refused to users without a role on the silo. */
export const allSiloImages = () => orRefused(allImages());

/** One image of a project; without a project, of the silo. 404 when there is no image of this name. */
export const imageByName = (image: string, project?: string) =>
  query(imageView, { path: { image }, query: { project } });
