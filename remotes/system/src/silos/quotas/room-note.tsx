import { useQuery } from '@console/shared/query';
import { Message } from '@console/shared/ui';
import { allQuotas } from '../../capacity/queries.ts';
import { allSleds } from '../../inventory/queries.ts';
import { roomText } from './room.ts';

/** Hardware left for the quotas of a silo, in the forms that set them. */
export function QuotaRoom({ except }: { except?: string | undefined }) {
  const sleds = useQuery(allSleds());
  const quotas = useQuery(allQuotas());
  if (sleds.data && quotas.data)
    return <Message>{roomText(sleds.data.items, quotas.data.items, except)}</Message>;
  return (
    <Message>
      {sleds.isError || quotas.isError
        ? 'The hardware left for quotas is not available.'
        : 'Loading the hardware left for quotas…'}
    </Message>
  );
}
