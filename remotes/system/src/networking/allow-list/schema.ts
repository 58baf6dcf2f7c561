import * as v from 'valibot';
import type { AllowedSourceIps } from '@console/shared/api';
import { field } from '@console/shared/forms';
import { formatNumber } from '@console/shared/format';
import { MAX_NETWORKS, readNetworks } from './networks.ts';

/** Values of the form of the allow list, parsed to the allowed sources (docs/screens/operator.md section 3.10). */
export const allowListSchema = v.pipe(
  v.object({ allow: field.oneOf(['any', 'list']), networks: field.anyText() }),
  v.rawTransform<{ allow: 'any' | 'list'; networks: string }, AllowedSourceIps>(
    ({ dataset: { value }, addIssue, NEVER }) => {
      if (value.allow === 'any') return { allow: 'any' };
      const read = readNetworks(value.networks);
      const ips = read.flatMap(({ network }) => network ?? []);
      const message =
        read.length === 0
          ? 'At least one network is required'
          : (read.find(({ error }) => error !== undefined)?.error ??
            (ips.length > MAX_NETWORKS
              ? `At most ${formatNumber(MAX_NETWORKS)} networks are allowed. This list has ${formatNumber(ips.length)}.`
              : undefined));
      if (message === undefined) return { allow: 'list', ips };
      addIssue({
        message,
        path: [{ type: 'object', origin: 'value', input: value, key: 'networks', value: value.networks }],
      });
      return NEVER;
    },
  ),
);
