import { Disc3 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Image } from '@console/shared/api';
import { BulkBar } from '@console/shared/bulk';
import { type PageState, useEveryRow, useLoaded, usePage } from '@console/shared/query';
import { Outlet, useRawParams } from '@console/shared/router';
import { to, useCommands } from '@console/shared/routing';
import { type Command, usePageRefusal } from '@console/shared/runtime';
import { ListPage } from '@console/shared/table';
import { ButtonLink, EmptyState, PageHeader } from '@console/shared/ui';
import { imageColumns } from '../../storage/images/columns.tsx';
import { ImagesHelp } from '../../storage/images/help.tsx';
import { allImages, siloImagePage } from '../../storage/images/queries.ts';
import { siloImageActions } from './actions.tsx';
import { DemoteModal, PromoteModal } from './lazy-modals.tsx';

const EMPTY = {
  icon: Disc3,
  title: 'No images',
  body: 'Promote a project image to make it available in every project.',
};

const NOUN = ['silo image', 'silo images'] as const;

/** The open modal: the image to demote, or the choice of one to promote. */
type Open = { demote: Image } | 'promote';

const detailsOf = ({ name }: Image) => to('/images/:image/edit', { image: name });

const siloImageColumns = imageColumns(detailsOf);

export function Component() {
  return useLoaded(siloImagePage()).isRefused ? <Refused /> : <SiloImages />;
}

/** Shown to users without a role on the silo. */
function Refused() {
  return (
    <>
      <PageHeader title="Silo Images" help={<ImagesHelp />} />
      <EmptyState
        variant="page"
        icon={Disc3}
        title="You cannot view silo images"
        action={<ButtonLink to={to('/projects')}>Projects</ButtonLink>}
      >
        You need a role on the silo, such as viewer, to see its images. Each project lists its own.
      </EmptyState>
      <Outlet />
    </>
  );
}

function SiloImages() {
  const page = usePage(siloImagePage);
  // The row of the image in the open panel stays highlighted
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
        bulk={(rows, selection) => <BulkBar noun={NOUN} {...{ actions, rows, selection }} />}
      />
      <Outlet />
      {open === 'promote' && <PromoteModal onDismiss={close} />}
      {demoting && <DemoteModal image={demoting} onDismiss={close} />}
    </>
  );
}

/** Palette entries: promoting, and all images of the silo, not only this page of them. */
function useListCommands(page: PageState<Image>, open: (what: Open) => void): Command[] {
  const images = useEveryRow(page, allImages());
  const isRefused = usePageRefusal() !== undefined;
  return useMemo(
    () => [
      ...(isRefused ? [] : [{ group: 'Actions', label: 'Promote image', run: () => open('promote') }]),
      ...images.map((image) => ({ group: 'Go to image', label: image.name, to: detailsOf(image) })),
    ],
    [images, isRefused, open],
  );
}
