import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { isKind, targetReleaseUpdate, type SetTargetReleaseParams } from '@console/shared/api';
import { field, SideModalForm, TextField, useForm, useWatch } from '@console/shared/forms';
import { callTo } from '@console/shared/query';
import { toast } from '@console/shared/runtime';
import { ConfirmDialog, Message } from '@console/shared/ui';
import { compareVersions, isVersion } from './versions.ts';

/** @param present the current target; undefined when none was set */
const schemaOf = (present: string | undefined) =>
  v.object({
    systemVersion: v.pipe(
      field.text(),
      field.check(isVersion, 'Must be a version such as 17.0.0 or 17.1.0-rc.1'),
      field.check(
        (version) => present === undefined || !isVersion(version) || compareVersions(version, present) >= 0,
        `Older than the target ${present}`,
      ),
    ),
  });

/** A form that was not submitted shows no message. */
const stopped = () => new DOMException('Not sent', 'AbortError');

interface SetTargetProps {
  /** The current target. */
  present: string | undefined;
  onDismiss: () => void;
}

/** Changes the target release, with a second confirmation, because it cannot be undone (docs/screens/operator.md section 6.3). */
export function SetTarget({ present, onDismiss }: SetTargetProps) {
  const form = useForm(
    useMemo(() => schemaOf(present), [present]),
    { systemVersion: '' },
  );
  const [asked, setAsked] = useState<{ version: string; settle: (isAgreed: boolean) => void }>();
  const typed = useWatch({ control: form.control, name: 'systemVersion' }).trim();
  const isSame = present !== undefined && isVersion(typed) && compareVersions(typed, present) === 0;
  const requestOf = (body: SetTargetReleaseParams) => callTo(targetReleaseUpdate, { body });
  const send = async (body: SetTargetReleaseParams) => {
    const isAgreed = await new Promise<boolean>((settle) =>
      setAsked({ version: body.systemVersion, settle }),
    );
    setAsked(undefined);
    if (!isAgreed) throw stopped();
    try {
      return await requestOf(body).send();
    } catch (error) {
      if (!isKind(error, 'not-found')) throw error;
      form.setError('systemVersion', { message: 'This release was not uploaded' });
      throw stopped();
    }
  };
  return (
    <SideModalForm
      form={form}
      mode="create"
      resource="target release"
      title="Set target release"
      onDismiss={onDismiss}
      onSubmit={send}
      call={(body) => requestOf(body)}
      onSuccess={(_, { systemVersion }) => {
        onDismiss();
        toast({
          content: (
            <>
              Target release set to <b>{systemVersion}</b>
            </>
          ),
        });
      }}
    >
      <TextField
        form={form}
        name="systemVersion"
        label="Version"
        mono
        hint="Enter an uploaded release. The system does not list them."
        onChange={(text) => {
          // An incomplete version shows no error while it is typed
          if (isVersion(text.trim())) void form.trigger('systemVersion');
          else form.clearErrors('systemVersion');
        }}
      />
      {isSame && <Message live="status">This is already the target.</Message>}
      {asked && (
        <ConfirmDialog
          title="Set target release"
          danger
          scrim={false}
          onConfirm={() => asked.settle(true)}
          onCancel={() => asked.settle(false)}
        >
          From <b>{present ?? 'none'}</b> to <b>{asked.version}</b>. Components of the rack restart one after
          another. You cannot go back to an older release.
        </ConfirmDialog>
      )}
    </SideModalForm>
  );
}
