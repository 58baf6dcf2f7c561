import { useState } from 'react';
import { notFound } from '@console/shared/api';
import { useLoaded } from '@console/shared/query';
import { useParams } from '@console/shared/routing';
import { allAnnounceSets, announcementsOf } from '../../rack/queries.ts';
import { bodyOf } from './networks.ts';
import { SetForm } from './set-form.tsx';

export function Component() {
  const { announceSet } = useParams('/system/networking/bgp/announce-sets/:announceSet/edit');
  const set = useLoaded(allAnnounceSets()).find(({ name, id }) => name === announceSet || id === announceSet);
  const loaded = useLoaded(announcementsOf(announceSet));
  // The announcements when the form opened
  const [announcements] = useState(() => bodyOf(loaded));
  if (!set) throw notFound();
  const { name, description } = set;
  return (
    <SetForm values={{ name, description, announcement: announcements }} original={{ set, announcements }} />
  );
}
