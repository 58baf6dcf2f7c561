import * as v from 'valibot';
import { field } from '@console/shared/forms';

const identity = { name: field.name(), description: field.description() };

/** The schema of a new internet gateway (docs/screens/operator.md section 7.3). */
export const gatewaySchema = v.object(identity);

/** The schema of the form that attaches an address to a gateway. */
export const addressSchema = v.object({ ...identity, address: field.ip() });

/** The schema of the form that attaches an IP pool to a gateway. */
export const poolSchema = v.object({ ...identity, ipPool: field.choice() });

/** The schema of the dialogs that delete and detach: whether the references to the resource are deleted too. */
export const cascadeSchema = v.object({ cascade: field.flag() });
