import { crumb } from '@console/shared/routing';

/** The crumb of alerting, which links to the receivers. */
export const alerting = crumb('/system/alerting/receivers', 'Alerting');

const receivers = crumb('/system/alerting/receivers', 'Receivers', alerting);

export const receiver = crumb('/system/alerting/receivers/:receiver', ({ receiver }) => receiver, receivers);
