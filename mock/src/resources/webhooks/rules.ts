import { changesFleetObject, fleetCollaborator, fleetViewer, readsFleetObject } from '../../auth/rule.ts';

/** Authorization rules of this folder's operations. docs/contract/server-behaviour.md section 2 [S], corrections "Who may see what". */
export const webhooksRules = {
  webhookDeliveryList: readsFleetObject,
  webhookDeliveryResend: changesFleetObject,
  webhookEventClassList: fleetViewer,
  webhookReceiverList: fleetViewer,
  webhookReceiverCreate: fleetCollaborator,
  webhookReceiverView: readsFleetObject,
  webhookReceiverUpdate: changesFleetObject,
  webhookReceiverDelete: changesFleetObject,
  webhookReceiverProbe: readsFleetObject,
  webhookReceiverSubscriptionAdd: changesFleetObject,
  webhookReceiverSubscriptionRemove: changesFleetObject,
  webhookSecretsList: readsFleetObject,
  webhookSecretsAdd: changesFleetObject,
  webhookSecretsDelete: changesFleetObject,
} as const;
