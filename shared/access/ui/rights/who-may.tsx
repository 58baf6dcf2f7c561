import { useMemo } from 'react';
import { ALL, projectPolicyView, siloPolicyView, siloUserList } from '@console/shared/api';
import { everyPage, query, useQuery } from '@console/shared/query';
import type { RefusedAction } from '@console/shared/runtime';
import { Button, Modal } from '@console/shared/ui';
import { currentUser, fleetPolicy, siloGroups, siloOf, siloPolicy, siloUsers } from '../../queries.ts';
import { needsOfReason } from '../../rights/words.ts';
import styles from '../access.module.css';
import { HoldersList } from './holders-list.tsx';
import { type RightsPlace, useRights } from './use-rights.ts';

export type WhoMayProps = {
  readonly action: RefusedAction;
  /** The project of the page, if it has one. */
  readonly project?: string | undefined;
  /** The silo of a page of the system. */
  readonly silo?: string | undefined;
  readonly onDismiss: () => void;
};

/** The users of a silo, and its policy; the groups of another silo cannot be read. */
const placeOfSilo = (silo: string | undefined) =>
  silo === undefined
    ? { policy: siloPolicy(), users: siloUsers(), groups: siloGroups() }
    : {
        policy: query(siloPolicyView, { path: { silo } }),
        users: everyPage((pageToken) => query(siloUserList, { query: { silo, limit: ALL, pageToken } })),
        silo: siloOf(silo),
      };

/** The users and groups who may run a disabled action (docs/screens/common-ui.md section 28). */
export function WhoMay({ action: { label, reason }, project, silo, onDismiss }: WhoMayProps) {
  const own = useQuery(currentUser()).data?.siloName;
  const other = silo === own ? undefined : silo;
  const needs = useMemo(() => needsOfReason(reason) ?? {}, [reason]);
  const place = useMemo((): RightsPlace => {
    const { policy, ...people } = placeOfSilo(other);
    return {
      scope: needs.project ? 'project' : needs.silo ? 'silo' : 'fleet',
      policies: {
        fleet: fleetPolicy(),
        silo: policy,
        ...(project !== undefined && { project: query(projectPolicyView, { path: { project } }) }),
      },
      ...people,
    };
  }, [needs, project, other]);
  const rights = useRights(
    place,
    useMemo(() => [needs], [needs]),
  );
  return (
    <Modal
      title={`Who may do this: ${label}`}
      onDismiss={onDismiss}
      footer={
        <Button variant="primary" onClick={onDismiss}>
          Close
        </Button>
      }
    >
      <div className={styles.facts}>
        <p>{`Your role is not enough. ${reason.split('. ').slice(1).join('. ')}.`}</p>
        <HoldersList needs={needs} rights={rights} place={place} />
      </div>
    </Modal>
  );
}
