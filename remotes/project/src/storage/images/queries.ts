import { imageList, imageView } from '@console/shared/api';
import { everyPage, query } from '@console/shared/query';
import { ALL, PAGE_SIZE } from '../../limits.ts';

/** A page of a project's images; without a project, of the silo's. */
export const imagePage =
  (project?: string) =>
  (pageToken?: string, limit = PAGE_SIZE) =>
    query(imageList, { query: { project, limit, pageToken } });

/** The images of a project for pickers and the palette, every one; without a project, those of the silo. */
export const allImages = (project?: string) =>
  everyPage((pageToken) => query(imageList, { query: { project, limit: ALL, pageToken } }));

/** One image of a project; without a project, of the silo. 404 when there is none of this name there. */
export const imageByName = (image: string, project?: string) =>
  query(imageView, { path: { image }, query: { project } });
