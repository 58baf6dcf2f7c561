import { apiError } from '@console/shared/api';
import { to, useParams } from '@console/shared/routing';
import { Link, PageHeader } from '@console/shared/ui';
import styles from './guides.module.css';
import { type Block, blocksOf, type Piece } from './parse.ts';
import { TEXTS } from './texts.ts';
import { titleOf } from './titles.ts';

export function Component() {
  const { guide } = useParams('/guides/:guide');
  const found = Object.hasOwn(TEXTS, guide) ? TEXTS[guide] : undefined;
  if (found === undefined) throw apiError({ kind: 'not-found', message: 'No guide has this name' });
  return (
    <>
      <PageHeader title={titleOf(guide)} />
      <div className={styles.page}>
        {blocksOf(found.text).map((block, index) => (
          <Part key={index} block={block} picture={found.picture} />
        ))}
        <p>
          <Link to={to('/guides')}>All guides</Link>
        </p>
      </div>
    </>
  );
}

function Part({ block, picture }: { block: Block; picture: string }) {
  if (block.kind === 'picture')
    // On a phone it is readable only in full size
    return (
      <a href={picture} target="_blank" rel="noreferrer">
        <img className={styles.picture} src={picture} alt={block.alt} width={1280} height={800} />
      </a>
    );
  if (block.kind === 'paragraph')
    return (
      <p>
        <Pieces of={block.pieces} />
      </p>
    );
  return (
    <ol>
      {block.steps.map((step, index) => (
        <li key={index}>
          <Pieces of={step} />
        </li>
      ))}
    </ol>
  );
}

const Pieces = ({ of }: { of: readonly Piece[] }) =>
  of.map((piece, index) => {
    if (piece.kind === 'link')
      return (
        <Link key={index} to={to('/guides/:guide', { guide: piece.guide })}>
          {piece.text}
        </Link>
      );
    if (piece.kind === 'label') return <strong key={index}>{piece.text}</strong>;
    return piece.kind === 'code' ? <code key={index}>{piece.text}</code> : piece.text;
  });
