import { to, useCommands } from '@console/shared/routing';
import { Link, PageHeader } from '@console/shared/ui';
import styles from './guides.module.css';
import { type Guide, PROJECT_GUIDES, SYSTEM_GUIDES } from './titles.ts';

const pathOf = ({ id }: Guide): string => to('/guides/:guide', { guide: id });

const COMMANDS = [...PROJECT_GUIDES, ...SYSTEM_GUIDES].map((guide) => ({
  group: 'Go to guide',
  label: guide.title,
  to: pathOf(guide),
}));

export function Component() {
  useCommands(COMMANDS);
  return (
    <>
      <PageHeader title="Guides" />
      <div className={styles.page}>
        <Guides title="For people in a project" guides={PROJECT_GUIDES} />
        <Guides title="For operators" guides={SYSTEM_GUIDES} />
      </div>
    </>
  );
}

function Guides({ title, guides }: { title: string; guides: readonly Guide[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {guides.map((guide) => (
          <li key={guide.id}>
            <Link to={pathOf(guide)}>{guide.title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
