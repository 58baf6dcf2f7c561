import { fleetAdmin, fleetViewer } from '../../auth/rule.ts';

/** Who may call the operations of this room. server-behaviour 2 [S], corrections "Who may see what". */
export const webhooksRules = {
  webhookDeliveryList: fleetViewer,
  webhookDeliveryResend: fleetAdmin,
  webhookEventClassList: fleetViewer,
  webhookReceiverList: fleetViewer,
  webhookReceiverCreate: fleetAdmin,
  webhookReceiverView: fleetViewer,
  webhookReceiverUpdate: fleetAdmin,
  webhookReceiverDelete: fleetAdmin,
  webhookReceiverProbe: fleetAdmin,
  webhookReceiverSubscriptionAdd: fleetAdmin,
  webhookReceiverSubscriptionRemove: fleetAdmin,
  webhookSecretsList: fleetViewer,
  webhookSecretsAdd: fleetAdmin,
  webhookSecretsDelete: fleetAdmin,
} as const;
