import { crumb } from '@console/shared/routing';

/** Who is told when something happens: leads to the receivers. */
export const alerting = crumb('/system/alerting/receivers', 'Alerting');

const receivers = crumb('/system/alerting/receivers', 'Receivers', alerting);

/** The page of one receiver. */
export const receiver = crumb('/system/alerting/receivers/:receiver', ({ receiver }) => receiver, receivers);
