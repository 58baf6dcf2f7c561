import { messageOf } from '@console/shared/api';
import { useCallback, useState } from 'react';
import type { SiloQuotas } from '@console/shared/api';
import { fetchToShow } from '@console/shared/query';
import { toast } from '@console/shared/runtime';
import { siloQuotas } from '../queries.ts';

/** The initial quotas of the form. */
export interface FreshQuotas {
  /** Name of the silo. */
  readonly silo: string;
  readonly quotas: SiloQuotas;
}

/** The form starts with freshly read quotas: someone else may have changed them since the page opened. */
export function useFreshQuotas() {
  const [fresh, setFresh] = useState<FreshQuotas>();
  const [isOpening, setOpening] = useState(false);
  const open = useCallback(async (silo: string) => {
    setOpening(true);
    try {
      setFresh({ silo, quotas: await fetchToShow({ ...siloQuotas(silo), staleTime: 0 }) });
    } catch (error) {
      toast({
        variant: 'error',
        title: 'Could not read quotas',
        content: messageOf(error),
      });
    } finally {
      setOpening(false);
    }
  }, []);
  const close = useCallback(() => setFresh(undefined), []);
  return { fresh, isOpening, open: useCallback((silo: string) => void open(silo), [open]), close };
}
