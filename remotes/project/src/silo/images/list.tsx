import { Disc3 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Image } from '@console/shared/api';
import { type PageState, usePage, useQuery } from '@console/shared/query';
import { Outlet, useRawParams } from '@console/shared/router';
import { to, useCommands } from '@console/shared/routing';
import type { Command } from '@console/shared/runtime';
import { ListPage } from '@console/shared/table';
import { imageColumns } from '../../storage/images/columns.tsx';
import { ImagesHelp } from '../../storage/images/help.tsx';
import { allImages, imagePage } from '../../storage/images/queries.ts';
import { siloImageActions } from './actions.tsx';
import { DemoteModal, PromoteModal } from './lazy-modals.tsx';

const EMPTY = {
  icon: Disc3,
  title: 'No images',
  body: 'Promote an image of a project to offer it in every project.',
};

/** What is open over the list: the image to demote, or the question which one to promote. */
type Open = { demote: Image } | 'promote';

const detailsOf = ({ name }: Image) => to('/images/:image/edit', { image: name });

const siloImageColumns = imageColumns(detailsOf);

export function Component() {
  const page = usePage(imagePage());
  // While an image is viewed, its row stays marked
  const { image: viewed } = useRawParams();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const demoting = open === 'promote' ? undefined : open?.demote;
  const actions = useMemo(() => siloImageActions((image) => setOpen({ demote: image })), []);
  useCommands(useListCommands(page, setOpen));
  return (
    <>
      <ListPage
        title="Silo Images"
        help={<ImagesHelp />}
        create={{ label: 'Promote image', onPress: () => setOpen('promote'), plain: true }}
        page={page}
        columns={siloImageColumns}
        actions={actions}
        activeId={demoting?.id ?? page.items.find(({ name }) => name === viewed)?.id}
        empty={EMPTY}
      />
      <Outlet />
      {open === 'promote' && <PromoteModal onDismiss={close} />}
      {demoting && <DemoteModal image={demoting} onDismiss={close} />}
    </>
  );
}

/** Palette entries: promoting, and every image of the silo, not just this page of them. */
function useListCommands(page: PageState<Image>, open: (what: Open) => void): Command[] {
  const isPart = page.hasPrev || page.hasNext;
  const all = useQuery(allImages(), { enabled: isPart });
  const images = (isPart && all.data?.items) || page.items;
  return useMemo(
    () => [
      { group: 'Actions', label: 'Promote image', run: () => open('promote') },
      ...images.map((image) => ({ group: 'Go to image', label: image.name, to: detailsOf(image) })),
    ],
    [images, open],
  );
}
