import { Disc3 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Image } from '@console/shared/api';
import { BulkBar } from '@console/shared/bulk';
import { type PageState, useEveryRow, usePage } from '@console/shared/query';
import { Outlet, useRawParams } from '@console/shared/router';
import { to, useCommands, useParams } from '@console/shared/routing';
import type { Command } from '@console/shared/runtime';
import { ListPage } from '@console/shared/table';
import { useRefusal } from '../../access/refusal.ts';
import { imageActions } from './actions.tsx';
import { imageColumns } from './columns.tsx';
import { ImagesHelp } from './help.tsx';
import { PromoteImageModal } from './lazy-promote.tsx';
import { allImages, imagePage } from './queries.ts';

const EMPTY = {
  icon: Disc3,
  title: 'No images',
  body: 'Images are templates for disks. Upload one, or create one from a snapshot.',
};

const NOUN = ['image', 'images'] as const;

export function Component() {
  const { project } = useParams('/projects/:project/images');
  const page = usePage(imagePage(project));
  // The row of the image that is viewed stays highlighted
  const { image: viewed } = useRawParams();
  const [promoting, setPromoting] = useState<Image>();
  const columns = useMemo(() => imageColumns((image) => detailsOf(project, image)), [project]);
  const refusal = useRefusal({ role: 'collaborator' });
  const actions = useMemo(() => imageActions(project, setPromoting, refusal), [project, refusal]);
  useCommands(useListCommands(project, page));
  return (
    <>
      <ListPage
        title="Project Images"
        help={<ImagesHelp />}
        create={{ label: 'Upload image', to: to('/projects/:project/images-new', { project }) }}
        page={page}
        columns={columns}
        actions={actions}
        activeId={promoting?.id ?? page.items.find(({ name }) => name === viewed)?.id}
        empty={EMPTY}
        bulk={(rows, selection) => <BulkBar noun={NOUN} {...{ actions, rows, selection }} />}
      />
      <Outlet />
      {promoting && (
        <PromoteImageModal image={promoting} project={project} onDismiss={() => setPromoting(undefined)} />
      )}
    </>
  );
}

const detailsOf = (project: string, { name }: Image) =>
  to('/projects/:project/images/:image/edit', { project, image: name });

/** Palette entries: the upload, and every image of the project, not only those of the page. */
function useListCommands(project: string, page: PageState<Image>): Command[] {
  const images = useEveryRow(page, allImages(project));
  return useMemo(
    () => [
      { group: 'Actions', label: 'Upload image', to: to('/projects/:project/images-new', { project }) },
      ...images.map((image) => ({
        group: 'Go to image',
        label: image.name,
        to: detailsOf(project, image),
      })),
    ],
    [project, images],
  );
}
