import { Check, Copy, Download } from 'lucide-react';
import { saveCsv } from '@console/shared/files';
import { pluralize, readableNode } from '@console/shared/format';
import { Button, useCopy } from '@console/shared/ui';
import { Disclosure } from '@console/shared/ui/detail';
import styles from './take-out.module.css';
import { noticeLines, noticeText, type Tenant } from './tenants.ts';

interface TenantsProps {
  tenants: readonly Tenant[];
}

/** The instances of a sled by silo and project. Names are not links, because a fleet role gives no access to projects. */
export function Tenants({ tenants }: TenantsProps) {
  return (
    <ul className={styles.tenants} aria-label="Instances by silo and project">
      {tenants.map(({ silo, projects, count }) => (
        <li key={silo}>
          <b>{silo}</b> {pluralize(count, 'instance')}
          <ul className={styles.projects}>
            {projects.map(({ project, instances }) => (
              <li key={project}>
                {project}: {instances.map(({ name }) => readableNode(name)).join(', ')}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** The notice to each silo, as a mail to copy and a table to attach. */
export function Notices({ tenants }: TenantsProps) {
  return (
    <ul className={styles.tenants} aria-label="Notices">
      {tenants.map((tenant) => (
        <Notice key={tenant.silo} tenant={tenant} />
      ))}
    </ul>
  );
}

function Notice({ tenant }: { tenant: Tenant }) {
  const { copied, copy } = useCopy();
  const text = noticeText(tenant);
  return (
    <li className={styles.letter}>
      <div className={styles.notice}>
        <Button size="sm" icon={copied ? Check : Copy} onClick={() => void copy(text)}>
          Copy mail to {tenant.silo}
        </Button>
        <Button
          size="sm"
          icon={Download}
          onClick={() => saveCsv(`${tenant.silo}-instances-to-restart.csv`, noticeLines(tenant))}
        >
          CSV of {tenant.silo}
        </Button>
      </div>
      <Disclosure title="Mail text">
        <pre className={styles.mail}>{text}</pre>
      </Disclosure>
    </li>
  );
}
