import * as v from 'valibot';
import type { BgpConfigCreate } from '@console/shared/api';
import { field } from '@console/shared/forms';
import { asnError, parseAsn } from './asn.ts';

const asn = () =>
  v.pipe(
    field.text(),
    v.rawTransform<string, number>(({ dataset, addIssue, NEVER }) => {
      const message = asnError(dataset.value);
      if (message === undefined) return parseAsn(dataset.value) ?? NEVER;
      addIssue({ message });
      return NEVER;
    }),
  );

/** Values of the form of a BGP config, parsed to the request (docs/screens/operator.md section 3.5). */
export const configSchema = v.pipe(
  v.object({
    name: field.name(),
    description: field.description(),
    asn: asn(),
    bgpAnnounceSetId: field.choice({ label: 'Announce set' }),
    vrf: field.optionalName(),
  }),
  v.transform((body): BgpConfigCreate => body),
);
