import { type Form, useWatch } from '@console/shared/forms';
import { Message } from '@console/shared/ui';
import { missingIn, type ProviderOutput, type ProviderValues } from './schema.ts';

/**
 * Lists the fields that are still empty. They are optional: a provider can be created with a name alone, but no one can sign in
 * with it.
 */
export function MissingNote({ form }: { form: Form<ProviderValues, ProviderOutput> }) {
  const values = useWatch({ control: form.control, compute: (all: ProviderValues) => all });
  const missing = missingIn(values);
  return (
    missing.length > 0 && (
      <Message variant="notice" title="No one can sign in until these are entered" items={[...missing]} />
    )
  );
}
