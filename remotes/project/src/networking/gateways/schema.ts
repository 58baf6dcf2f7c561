import * as v from 'valibot';
import { field } from '@console/shared/forms';

const identity = { name: field.name(), description: field.description() };

/** What the form of a new internet gateway holds and sends (docs/screens/operator.md section 7.3). */
export const gatewaySchema = v.object(identity);

/** What the form that attaches an address to a gateway holds and sends. */
export const addressSchema = v.object({ ...identity, address: field.ip() });

/** What the form that attaches an IP pool to a gateway holds and sends. */
export const poolSchema = v.object({ ...identity, ipPool: field.choice() });

/** What the dialogs that delete and detach hold: whether what refers to the thing goes with it. */
export const cascadeSchema = v.object({ cascade: field.flag() });
