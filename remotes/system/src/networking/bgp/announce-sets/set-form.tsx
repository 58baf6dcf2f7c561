import { useMemo } from 'react';
import {
  type BgpAnnounceSet,
  type BgpAnnounceSetCreate,
  type BgpAnnouncementCreate,
  networkingBgpAnnounceSetUpdate,
} from '@console/shared/api';
import { DescriptionField, NameField, SideModalForm, useForm, useWatch } from '@console/shared/forms';
import { type Call, callTo, fetchQuery } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { NOTHING, SetChanges, useSetEdit } from '@console/shared/sets';
import { allAnnounceSets, announcementsOf } from '../../rack/queries.ts';
import { nameTaken } from '../../name-taken.ts';
import { AnnouncementsField } from './announcements-field.tsx';
import { announcementLines, bodyOf, nameOfBlock } from './networks.ts';
import { setSchema, type SetValues } from './schema.ts';
import { useBlocks } from './use-blocks.ts';
import { Withdrawal } from './withdrawal.tsx';

const LIST = to('/system/networking/bgp/announce-sets');

export interface SetFormProps {
  readonly values: SetValues;
  /** The edited set, and its networks when the form opened; absent for a new one. */
  readonly original?: {
    readonly set: BgpAnnounceSet;
    readonly announcements: readonly BgpAnnouncementCreate[];
  };
}

const NONE: readonly BgpAnnouncementCreate[] = [];

/** The form that creates or edits an announce set: the request replaces the whole set (docs/screens/operator.md section 3.6). */
export function SetForm({ values, original }: SetFormProps) {
  const navigate = useNavigate();
  const form = useForm(setSchema, values);
  const blocks = useBlocks();
  const rule = useMemo(() => announcementLines((id) => nameOfBlock(blocks, id)), [blocks]);
  const edit = useSetEdit(original?.announcements ?? NONE, rule);
  const wanted = useWatch({ control: form.control, name: 'announcement' });
  const conflict = original && edit.conflict(wanted);
  const page = original
    ? to('/system/networking/bgp/announce-sets/:announceSet', { announceSet: original.set.name })
    : LIST;

  const write = (body: BgpAnnounceSetCreate): Call => callTo(networkingBgpAnnounceSetUpdate, { body });

  const send = async (body: BgpAnnounceSetCreate) => {
    if (!original) {
      await refuseTaken(body.name);
      await write(body).send();
      return;
    }
    const { name, description } = original.set;
    const lines = await edit.settle(body.announcement, async () => bodyOf(await readAgain(name)));
    if (lines) await write({ ...body, name, announcement: [...lines] }).send();
    else if (body.description !== description)
      await write({ ...body, name, announcement: bodyOf(await readAgain(name)) }).send();
  };

  return (
    <SideModalForm
      form={form}
      mode={original ? 'edit' : 'create'}
      resource="announce set"
      submitLabel={conflict?.isNothing ? NOTHING : undefined}
      submitDisabledReason={conflict?.reason}
      onDismiss={() => navigate(page)}
      call={write}
      onSubmit={send}
      onSuccess={(_, { name }) =>
        toast({
          content: (
            <>
              Announce set <b>{name}</b> {original ? 'updated' : 'created'}
            </>
          ),
        })
      }
      next={page}
    >
      {conflict && <SetChanges conflict={conflict} noun="Network" />}
      <NameField
        form={form}
        name="name"
        disabled={original !== undefined}
        hint={original && 'The name identifies the set and cannot be changed.'}
      />
      <DescriptionField form={form} name="description" />
      <AnnouncementsField form={form} blocks={blocks} />
      {original && (
        <Withdrawal
          before={original.announcements.map(({ network }) => network)}
          after={wanted.map(({ network }) => network)}
        />
      )}
    </SideModalForm>
  );
}

const readAgain = (name: string) => fetchQuery({ ...announcementsOf(name), staleTime: 0 });

/** Creating a set would replace an existing one with the same name, so the name is searched in a refetched list. */
async function refuseTaken(name: string): Promise<void> {
  const sets = await fetchQuery({ ...allAnnounceSets(), staleTime: 0 });
  if (!sets.some((set) => set.name === name)) return;
  throw nameTaken(`There is an announce set ${name}, which this would replace`);
}
