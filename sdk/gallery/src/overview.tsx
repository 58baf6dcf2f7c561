import { Link, PageBody, PageHeader } from '@console/shared/ui';
import { manifest } from './manifest.ts';
import styles from './overview.module.css';

const ENTRIES = manifest.frames.flatMap(({ navigation }) => navigation);
const GROUPS = [...new Set(ENTRIES.flatMap(({ group }) => group ?? []))];

export function Component() {
  return (
    <>
      <PageHeader title="Gallery" />
      <PageBody>
        <div className={styles.page}>
          <p>
            The components that areas of the console share, in their states, with the code that runs on the
            page. The theme is the one of the console, in the menu of the user; in a narrow window the
            components are as on a phone.
          </p>
          <p>
            A recipe shows the files of something that works. They are those of an area with a service of its
            own, which runs under <Link to="/gallery/backups">Backups</Link>.
          </p>
          {GROUPS.map((group) => (
            <section key={group}>
              <h2>{group}</h2>
              <ul>
                {ENTRIES.filter((entry) => entry.group === group).map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </PageBody>
    </>
  );
}
