import { deleteAction, type Action } from '@console/shared/actions';
import { webhookSecretsDelete, type WebhookSecret } from '@console/shared/api';
import { callTo } from '@console/shared/query';

/** A secret as a row, named by its id: the API returns nothing else about it. */
export interface SecretRow extends WebhookSecret {
  readonly name: string;
}

/** The actions of a secret. The last one cannot be deleted, because nothing could be signed without it. */
export const secretActions = (count: number, refusal: string | undefined): readonly Action<SecretRow>[] => [
  {
    ...deleteAction<SecretRow>({
      noun: 'secret',
      title: 'Delete secret',
      errorTitle: 'Could not delete secret',
      consequence: 'Requests are no longer signed with it. This cannot be undone.',
      allowed: () => refusal ?? (count > 1 || 'Add another first'),
      call: ({ id }) => callTo(webhookSecretsDelete, { path: { secretId: id } }),
    }),
    done: () => 'Secret deleted',
  },
];
