import { ButtonLink, PageBody, PageHeader } from '@console/shared/ui';
import { CodeOf } from '../page/code.tsx';
import styles from '../page/page.module.css';
import { inArea } from './in-area.ts';

/** Props of {@link RecipePage}. */
export interface RecipePageProps {
  title: string;
  /** What to do, in one or two sentences. */
  use: string;
  /** What not to do, and what to do instead. */
  avoid: string;
  /** The files of the recipe by their paths below `src/`, with their source. */
  files: readonly (readonly [path: string, source: string])[];
  /** Screens on which the code runs. */
  runs?: readonly (readonly [label: string, to: string])[];
}

/** A recipe: the files of something that works, as an area outside of this repository has them. */
export function RecipePage({ title, use, avoid, files, runs = [] }: RecipePageProps) {
  return (
    <>
      <PageHeader
        title={title}
        actions={runs.map(([label, to]) => (
          <ButtonLink key={to} to={to}>
            {label}
          </ButtonLink>
        ))}
      />
      <PageBody>
        <div className={styles.page}>
          <div className={styles.text}>
            <p>{use}</p>
            <p>{avoid}</p>
          </div>
          {files.map(([path, source]) => (
            <CodeOf key={path} title={path} code={inArea(source)} isOpen />
          ))}
        </div>
      </PageBody>
    </>
  );
}
