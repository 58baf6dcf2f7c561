import { type Action, deleteAction } from '@console/shared/actions';
import { probeDelete, type ProbeInfo } from '@console/shared/api';
import { callTo } from '@console/shared/query';

/** The actions of a probe. Keep the list in a `useMemo`. `refusal` is why the current user may not delete it. */
export const probeActions = (project: string, refusal?: string): readonly Action<ProbeInfo>[] => [
  deleteAction({
    noun: 'probe',
    title: 'Delete probe',
    errorTitle: 'Could not delete probe',
    consequence: 'Its private and its external address become free. This cannot be undone.',
    many: { consequence: 'Their private and external addresses become free. This cannot be undone.' },
    allowed: () => refusal ?? true,
    call: ({ name }) => callTo(probeDelete, { path: { probe: name }, query: { project } }),
  }),
];
