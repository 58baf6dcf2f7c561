import * as v from 'valibot';
import type { BgpConfig, BgpConfigCreate } from '@console/shared/api';
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

/**
 * Values of the form of a BGP config, parsed to the request (docs/screens/operator.md section 3.5). A name and an ASN have one config.
 * @param known the configs that are there; empty while they are not known, so that only the server checks them
 */
export const configSchema = (known: readonly Pick<BgpConfig, 'name' | 'asn'>[]) =>
  v.pipe(
    v.object({
      name: v.pipe(
        field.name(),
        v.check((name) => !known.some((config) => config.name === name), 'Name already exists'),
      ),
      description: field.description(),
      asn: v.pipe(
        asn(),
        v.check(
          (number) => !known.some((config) => config.asn === number),
          ({ input }) => `BGP config ${known.find((config) => config.asn === input)?.name} has this ASN`,
        ),
      ),
      bgpAnnounceSetId: field.choice({ label: 'Announce set' }),
      vrf: field.optionalName(),
    }),
    v.transform((body): BgpConfigCreate => body),
  );
