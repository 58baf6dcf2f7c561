import { useMemo } from 'react';
import type { SiloRolePolicy } from '@console/shared/api';
import { currentUser } from '@console/shared/access/queries';
import { OpenForm, useAccess } from '@console/shared/access/ui';
import { useQuery } from '@console/shared/query';
import { policyOfSilo, siloLevel } from './queries.ts';

export interface AddSiloRoleProps {
  /** Name of the silo. */
  silo: string;
  onDismiss: () => void;
  /** After the role is assigned. */
  onDone: () => void;
}

/** The form that grants a role on a silo, without the silo's list. */
export function AddSiloRole(props: AddSiloRoleProps) {
  const policy = useQuery(policyOfSilo(props.silo)).data;
  return policy && <AddRole {...props} policy={policy} />;
}

function AddRole({ silo, policy, onDismiss, onDone }: AddSiloRoleProps & { policy: SiloRolePolicy }) {
  const isOwn = useQuery(currentUser()).data?.siloName === silo;
  const level = useMemo(() => siloLevel(silo, isOwn), [silo, isOwn]);
  const access = useAccess(level, policy);
  return <OpenForm open={ADD} {...{ level, access, onDismiss, onDone }} />;
}

const ADD = { kind: 'add' } as const;
